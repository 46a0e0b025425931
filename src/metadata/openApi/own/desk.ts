import { boolean, closed, count, identifier, list, object, orNull, ref, string } from '../call.ts';
import { json, type OwnArea, written } from './ownCall.ts';

const day = { type: 'string', format: 'date' };
const instant = { type: 'string', format: 'date-time' };

/** The bell, what people keep for themselves, and the service itself. */
export const desk: OwnArea = {
  calls: [
    {
      tag: 'notices',
      key: 'count-notices',
      method: 'get',
      path: '/Notificacao/Contar',
      permission: 'NOTIFICACAO.CONSULTAR',
      answer: json(object({ NaoLidas: count })),
    },
    {
      tag: 'notices',
      key: 'notice-groups',
      method: 'get',
      path: '/Notificacao/ListarGrupos',
      permission: 'NOTIFICACAO.CONSULTAR',
      query: [
        { name: 'Pagina', schema: { type: 'integer', minimum: 1 } },
        { name: 'NumeroRegistros', schema: { type: 'integer', minimum: 1, maximum: 200 } },
        { name: 'Lida', schema: boolean },
      ],
      answer: json(object({ Itens: list(ref('GrupoAvisos')), HaMais: boolean })),
    },
    {
      tag: 'notices',
      key: 'mark-notice-group',
      method: 'post',
      path: '/Notificacao/MarcarGrupo',
      permission: 'NOTIFICACAO.CONSULTAR',
      body: json(
        closed({ Tipo: string, Dia: day, IdentificadorDono: orNull('integer'), Lida: boolean }, [
          'Tipo',
          'Dia',
          'Lida',
        ]),
      ),
      answer: json(object({ Total: count })),
      refusals: written,
    },
    {
      tag: 'notices',
      key: 'notice-preferences',
      method: 'get',
      path: '/Notificacao/Preferencias',
      permission: 'NOTIFICACAO.CONSULTAR',
      answer: json(ref('PreferenciasAviso')),
    },
    {
      tag: 'notices',
      key: 'keep-notice-preferences',
      method: 'put',
      path: '/Notificacao/Preferencias',
      permission: 'NOTIFICACAO.CONSULTAR',
      body: json(closed({ DeOutros: boolean, Tipos: list(ref('PreferenciaAviso')) }, [])),
      answer: json(ref('PreferenciasAviso')),
      refusals: written,
    },
    {
      tag: 'preferences',
      key: 'own-preferences',
      method: 'get',
      path: '/Preferencia/Listar',
      permission: null,
      answer: json({ type: 'object', additionalProperties: true }),
    },
    {
      tag: 'preferences',
      key: 'keep-preference',
      method: 'put',
      path: '/Preferencia/Alterar/{chave}',
      permission: null,
      body: json(closed({ Valor: {} })),
      answer: json(object({ Chave: string, Valor: {} })),
      refusals: written,
    },
    {
      tag: 'service',
      key: 'health',
      method: 'get',
      path: '/Saude',
      permission: null,
      isOpen: true,
      answer: json(object({ Situacao: string, Banco: string })),
    },
    {
      tag: 'service',
      key: 'document',
      method: 'get',
      path: '/openapi.json',
      permission: null,
      answer: { type: 'application/json' },
    },
  ],
  schemas: {
    GrupoAvisos: object({
      Tipo: string,
      Dia: day,
      Lida: boolean,
      IdentificadorDono: orNull('integer'),
      NomeDono: orNull('string'),
      Total: count,
      Operacoes: count,
      Operacao: orNull('string'),
      Quando: instant,
      Avisos: list(object({ Identificador: identifier, Quando: instant, Lida: boolean, Texto: string })),
    }),
    PreferenciaAviso: object({
      Tipo: string,
      Sino: boolean,
      Correio: { type: 'string', enum: ['nao', 'logo', 'resumo'] },
    }),
    PreferenciasAviso: object({
      DeOutros: boolean,
      VeOutros: boolean,
      Tipos: list(ref('PreferenciaAviso')),
    }),
  },
};
