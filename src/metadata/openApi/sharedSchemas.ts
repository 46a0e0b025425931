import { type Locale, locales } from '../../domain/locale.ts';
import type { JsonSchema } from '../../field-types/types.ts';
import { boolean, closed, count, identifier, list, object, orNull, ref, string } from '../calls/shape.ts';
import { text } from '../texts.ts';

/** Schemas that calls of all entities share. */
export const sharedSchemas = (locale: Locale): Readonly<Record<string, JsonSchema>> => ({
  Recusa: {
    ...object({ Sucesso: { const: false }, Erros: list(ref('Erro')), ItemRegistro: {} }, [
      'Sucesso',
      'Erros',
    ]),
    description: text(locale, 'api.refusal.body'),
  },
  Erro: object({ Texto: string, Campo: string, Codigo: string }, ['Texto', 'Codigo']),
  Versao: object({
    Versao: count,
    Operacao: string,
    DataHora: { type: 'string', format: 'date-time' },
    IdentificadorUsuario: orNull('integer'),
    Usuario: string,
    Origem: string,
    Motivo: orNull('string'),
    VersaoRestaurada: orNull('integer'),
    Mesclagem: orNull('integer'),
    Lote: orNull('integer'),
    Desfaz: orNull('integer'),
    DesfeitaPor: orNull('integer'),
    Campos: list(object({ Campo: string, De: {}, Para: {} })),
    Registro: orNull('object'),
  }),
  Referencias: object(
    {
      Itens: list(object({ Entidade: string, Nome: string, Total: count }, ['Entidade', 'Nome', 'Total'])),
      PodeExcluir: boolean,
      PodeInativar: boolean,
    },
    ['Itens', 'PodeExcluir', 'PodeInativar'],
  ),
  Inativacao: object({
    Encargos: list(object({ Campo: string, Entidade: string, Total: count, Filtro: { type: 'object' } })),
    Dependentes: list(object({ Entidade: string, Nome: string, Total: count, Campos: list(string) })),
  }),
  Semelhante: object({
    Identificador: identifier,
    Rotulo: string,
    Ativo: boolean,
    Detalhe: orNull('string'),
    Campos: list(object({ Campo: string, Motivo: { enum: ['nome', 'mesmo', 'raiz'] } })),
  }),
  Selecao: closed(
    { Identificadores: { ...list(identifier), minItems: 1, maxItems: 1000 }, Filtro: {}, Busca: string },
    [],
  ),
  Importacao: object({
    Linhas: count,
    Incluidos: count,
    Lote: orNull('integer'),
    Colunas: list(string),
    Ignoradas: list(string),
    Erros: list(object({ Linha: count, Campo: string, Texto: string }, ['Linha', 'Texto'])),
    Interrompido: boolean,
    Simulado: boolean,
  }),
  Tabela: object({
    Titulos: list(string),
    Campos: list(orNull('string')),
    Idioma: { enum: locales },
    Linha: count,
    Linhas: list(object({ Linha: count, Celulas: list(string) })),
    Planilhas: list(string),
    Planilha: orNull('string'),
  }),
  Lote: object({
    Lote: identifier,
    Alteracao: identifier,
    Operacao: string,
    Acao: orNull('string'),
    Usuario: string,
    DataHora: { type: 'string', format: 'date-time' },
    Total: count,
    Conflitos: count,
    LoteDesfeito: orNull('integer'),
    Desfeito: orNull('object'),
  }),
  ConflitoDesfazer: object({
    Identificador: identifier,
    Rotulo: string,
    Campos: list(string),
    Texto: string,
  }),
});
