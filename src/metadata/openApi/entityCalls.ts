import { type Locale, locales } from '../../domain/locale.ts';
import type { JsonSchema } from '../../field-types/types.ts';
import { boolean, closed, count, identifier, list, object, orNull, ref, string } from '../calls/shape.ts';
import type { Entity } from '../entity.ts';
import { text } from '../texts.ts';
import { actionCalls, manyAnswer, transitionCalls } from './actionCalls.ts';
import type { Call } from './call.ts';
import { listParameters, parameter } from './listParameters.ts';

/** The calls that follow from a schema alone, each with the code it asks for. */
export function entityCalls(entity: Entity, locale: Locale): readonly Call[] {
  const { calls, storage } = entity;
  const make = callsOf(entity, locale);
  return [
    ...(storage === 'table' ? make.choices : []),
    ...(calls.includes('list') ? make.list : []),
    ...(calls.includes('get') ? make.get : []),
    ...(calls.includes('history') ? make.history : []),
    ...(calls.includes('history') && (calls.includes('update') || calls.includes('delete')) ? make.undo : []),
    ...(calls.includes('create') ? make.create : []),
    ...(calls.includes('update') ? make.update : []),
    ...(calls.includes('delete') ? make.delete : []),
    ...(leavesUse(entity) ? make.leaving : []),
    ...(entity.fields.some(({ alike }) => alike !== null) ? make.alike : []),
    ...(entity.merge ? make.merge : []),
    ...transitionCalls(entity, locale),
    ...entity.actions.flatMap((action) => actionCalls(entity, action, locale)),
  ].map((call) => (entity.merge && call.path.includes('{id}') ? withGone(call) : call));
}

/** A record that was merged is another one now, whatever is asked of it. */
const withGone = (call: Call): Call => ({ ...call, refusals: [...(call.refusals ?? []), 410] });

/** Whether its calls take a record out of use. */
const leavesUse = ({ calls, fields, storage }: Entity): boolean =>
  storage === 'table' &&
  calls.includes('update') &&
  fields.some(({ name, type, readOnly }) => name === 'Ativo' && type === 'boolean' && readOnly === false);

type Group =
  | 'choices'
  | 'list'
  | 'get'
  | 'history'
  | 'undo'
  | 'create'
  | 'update'
  | 'delete'
  | 'leaving'
  | 'alike'
  | 'merge';

function callsOf(entity: Entity, locale: Locale): Readonly<Record<Group, readonly Call[]>> {
  const { noun, codes } = entity;
  const record = { schema: ref(noun) };
  const call = (
    method: Call['method'],
    path: string,
    key: string,
    permission: string,
    rest: Omit<Call, 'method' | 'path' | 'tag' | 'summary' | 'permission'>,
  ): Call => ({ method, path: `/${noun}/${path}`, ...named(entity, key, locale), permission, ...rest });
  const asked = listParameters(entity, locale);
  const versioned = [409, 413, 415, 422, 428];
  const chosen = [413, 415, 422];
  return {
    choices: [
      call('get', 'Escolhas', 'choices', codes.list, {
        query: [
          parameter('Busca', { type: 'string', maxLength: 200 }, locale),
          parameter('Identificadores', string, locale),
          parameter('Inativos', { type: 'boolean', default: false }, locale),
        ],
        answer: items(object({ Identificador: identifier, Rotulo: string, Ativo: boolean })),
      }),
    ],
    list: [
      call('get', 'Listar', 'list', codes.list, {
        query: asked,
        answer: { schema: object({ Itens: list(ref(noun)), Total: count, TotalExato: boolean }) },
      }),
      call('get', 'Exportar', 'export', codes.export, {
        query: [
          parameter('Formato', { enum: ['csv', 'xlsx'] }, locale),
          parameter('Colunas', string, locale),
          ...asked,
        ],
        answer: { type: 'text/csv' },
        refusals: [422],
      }),
    ],
    get: [call('get', 'Retornar/{id}', 'get', codes.get, { answer: record })],
    history: [call('get', 'Historico/{id}', 'history', codes.history, { answer: items(ref('Versao')) })],
    undo: [
      call('get', 'Lotes', 'batches', codes.history, { answer: items(ref('Lote')) }),
      call('post', 'Desfazer/{id}', 'undo', codes.history, {
        body: { schema: closed({ Versao: identifier, Ate: identifier }, ['Versao']) },
        answer: {
          schema: object({
            Desfeito: boolean,
            Registro: { anyOf: [ref(noun), { type: 'null' }] },
            Conflitos: list(ref('ConflitoDesfazer')),
          }),
        },
        refusals: versioned,
      }),
      call('post', 'DesfazerLote/{id}', 'undo-batch', codes.history, {
        body: { schema: closed({ Simular: boolean }, []) },
        answer: {
          schema: object({
            Lote: orNull('integer'),
            Desfeitos: count,
            JaDesfeitos: count,
            Ausentes: count,
            TotalConflitos: count,
            Conflitos: list(ref('ConflitoDesfazer')),
            Simulado: boolean,
            Conjunto: ref('Lote'),
          }),
        },
        refusals: chosen,
      }),
    ],
    create: [
      call('post', 'Incluir', 'create', codes.create, {
        body: { schema: ref(`${noun}Novo`) },
        answer: record,
        refusals: chosen,
      }),
      call('post', 'Importar', 'import', codes.create, {
        query: [
          parameter('Simular', { type: 'boolean' }, locale),
          parameter('Idioma', { enum: locales }, locale),
          parameter('Planilha', string, locale),
        ],
        body: { type: 'text/csv' },
        answer: { schema: ref('Importacao') },
        refusals: chosen,
      }),
      call('post', 'LerTabela', 'read-table', codes.create, {
        query: [parameter('Planilha', string, locale)],
        body: { type: 'text/csv' },
        answer: { schema: ref('Tabela') },
        refusals: chosen,
      }),
    ],
    update: [
      call('put', 'Alterar/{id}', 'update', codes.update, {
        body: { schema: ref(`${noun}Alteracao`) },
        answer: record,
        refusals: versioned,
      }),
      call('post', 'RestaurarVersao/{id}', 'restore-version', codes.update, {
        body: { schema: closed({ VersaoHistorica: identifier, Versao: identifier }) },
        answer: record,
        refusals: versioned,
      }),
    ],
    delete: [
      call('get', 'Referencias/{id}', 'references', codes.delete, { answer: { schema: ref('Referencias') } }),
      call('delete', 'Excluir/{id}', 'delete', codes.delete, {
        query: [{ ...parameter('Versao', identifier, locale), isRequired: true }],
        answer: { schema: {} },
        refusals: [409, 422, 428],
      }),
      call('post', 'ExcluirVarios', 'delete-many', codes.delete, {
        body: { schema: ref('Selecao') },
        answer: { schema: manyAnswer('Excluidos') },
        refusals: chosen,
      }),
      call('post', 'Restaurar/{id}', 'restore', codes.delete, { answer: record, refusals: chosen }),
      call('post', 'RestaurarVarios', 'restore-many', codes.delete, {
        body: { schema: closed({ Identificadores: list(identifier) }) },
        answer: { schema: manyAnswer('Restaurados') },
        refusals: chosen,
      }),
    ],
    leaving: [
      call('get', 'Inativacao/{id}', 'leaving', codes.update, { answer: { schema: ref('Inativacao') } }),
    ],
    alike: [
      call('post', 'Semelhantes', 'similar', codes.list, {
        body: { schema: object({ Identificador: identifier }, []) },
        answer: items(ref('Semelhante')),
        refusals: [413, 415],
      }),
      call('get', 'Duplicados', 'duplicates', codes.list, {
        query: [
          parameter('Pagina', { type: 'integer', minimum: 1, default: 1 }, locale),
          parameter('NumeroRegistros', { type: 'integer', minimum: 1, maximum: 50, default: 10 }, locale),
        ],
        answer: {
          schema: object({
            Itens: list(object({ Campos: list(string), Registros: list(ref(noun)), Total: count })),
            Total: count,
          }),
        },
      }),
    ],
    merge: [
      call('get', 'Mesclagem', 'merge-preview', codes.delete, {
        query: [{ ...parameter('Identificadores', string, locale), isRequired: true }],
        answer: {
          schema: object({
            Registros: list(ref(noun)),
            Movimentos: list(
              object({
                Entidade: string,
                Nome: string,
                Totais: { type: 'object', additionalProperties: count },
              }),
            ),
          }),
        },
        refusals: [410],
      }),
      call('post', 'Mesclar', 'merge', codes.delete, {
        body: {
          schema: closed(
            {
              Sobrevivente: identifier,
              Registros: {
                ...list(closed({ Identificador: identifier, Versao: identifier })),
                minItems: 2,
                maxItems: 5,
              },
              Campos: { type: 'object', additionalProperties: identifier },
            },
            ['Sobrevivente', 'Registros'],
          ),
        },
        answer: {
          schema: object({
            Registro: ref(noun),
            Mesclagem: identifier,
            Movidos: list(object({ Entidade: string, Nome: string, Total: count })),
          }),
        },
        refusals: [409, 410, 413, 415, 422, 428],
      }),
      call('post', 'DesfazerMesclagem/{id}', 'undo-merge', codes.delete, {
        body: { schema: closed({ Mesclagem: identifier, Versao: identifier }) },
        answer: record,
        refusals: [409, 413, 415, 422, 428],
      }),
    ],
  };
}

const items = (schema: JsonSchema) => ({ schema: object({ Itens: list(schema) }) });

const named = (entity: Entity, key: string, locale: Locale) => ({
  tag: entity.plural[locale],
  summary: text(locale, `api.call.${key}`, { label: entity.label[locale], plural: entity.plural[locale] }),
});
