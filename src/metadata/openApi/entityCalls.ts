import { type Locale, locales } from '../../domain/locale.ts';
import { definitions } from '../../field-types/generated/definitions.ts';
import type { Field, JsonSchema } from '../../field-types/types.ts';
import type { Action, Entity } from '../entity.ts';
import { isFilterable } from '../filterable.ts';
import { isSortable } from '../sortable.ts';
import { text } from '../texts.ts';
import { maxPerPage } from '../wire/paging.ts';
import {
  boolean,
  type Call,
  closed,
  count,
  identifier,
  list,
  object,
  orNull,
  type Parameter,
  ref,
  string,
} from './call.ts';
import { newSchema } from './recordSchemas.ts';

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

/** A transition may start from several declared ones of the same event; they are one call. */
function transitionCalls(entity: Entity, locale: Locale): readonly Call[] {
  const byEvent = Map.groupBy(entity.states?.transitions ?? [], ({ event }) => event);
  return [...byEvent].flatMap(([event, transitions]): Call[] => {
    const open = transitions.find(({ code }) => code !== null);
    if (!open) return [];
    const asksReason = transitions.some(({ reasonRequired }) => reasonRequired);
    return [
      {
        method: 'post',
        path: `/${entity.noun}/Executar/${event}/{id}`,
        tag: entity.plural[locale],
        summary: open.label[locale],
        permission: open.code,
        body: {
          // What a transition's condition asks for besides is its own affair.
          schema: object({ Versao: identifier, Motivo: { type: ['string', 'null'], maxLength: 2000 } }, [
            'Versao',
            ...(asksReason ? ['Motivo'] : []),
          ]),
        },
        answer: { schema: ref(entity.noun) },
        refusals: [409, 413, 415, 422, 428],
      },
    ];
  });
}

function actionCalls(entity: Entity, action: Action, locale: Locale): readonly Call[] {
  const { name, label, code, on, parameters, reveals } = action;
  const shared = {
    method: 'post' as const,
    tag: entity.plural[locale],
    summary: label[locale],
    permission: code,
    refusals: [409, 413, 415, 422, 428],
  };
  const asked = parameters ? newSchema(parameters, locale) : closed({});
  const answer = {
    schema: reveals ? object({ [reveals.field]: { type: 'string', title: reveals.label[locale] } }) : {},
  };
  const onRecord = {
    path: `/${entity.noun}/Executar/${name}/{id}`,
    body: { schema: withVersion(asked) },
    answer,
  };
  const onMany = {
    path: `/${entity.noun}/ExecutarVarios/${name}`,
    body: { schema: withParameters(asked) },
    answer: { schema: manyAnswer('Executados') },
  };
  const onList = { path: `/${entity.noun}/Executar/${name}`, body: { schema: asked }, answer };
  return [
    ...(on.includes('record') ? [{ ...shared, ...onRecord }] : []),
    ...(on.includes('selection') ? [{ ...shared, ...onMany }] : []),
    ...(on.includes('list') ? [{ ...shared, ...onList }] : []),
  ];
}

type Properties = Readonly<Record<string, JsonSchema>>;

const requiredOf = (schema: JsonSchema) => (schema.required ?? []) as readonly string[];

const withVersion = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { Versao: identifier, ...(schema.properties as Properties) },
  required: ['Versao', ...requiredOf(schema)],
});

const withParameters = (schema: JsonSchema): JsonSchema =>
  closed(
    {
      Identificadores: { ...list(identifier), maxItems: 1000 },
      Filtro: {},
      Busca: string,
      Parametros: schema,
    },
    requiredOf(schema).length > 0 ? ['Parametros'] : [],
  );

const manyAnswer = (done: string): JsonSchema =>
  object({
    [done]: list(identifier),
    Recusados: list(object({ Identificador: identifier, Texto: string })),
    Lote: orNull('integer'),
  });

const items = (schema: JsonSchema) => ({ schema: object({ Itens: list(schema) }) });

const named = (entity: Entity, key: string, locale: Locale) => ({
  tag: entity.plural[locale],
  summary: text(locale, `api.call.${key}`, { label: entity.label[locale], plural: entity.plural[locale] }),
});

const parameter = (name: string, schema: JsonSchema, locale: Locale): Parameter => ({
  name,
  schema,
  description: text(locale, `api.parameter.${name}`),
});

function listParameters(entity: Entity, locale: Locale): readonly Parameter[] {
  const sortable = entity.fields.filter((field) => isSortable(entity, field)).map(({ name }) => name);
  return [
    parameter('Pagina', { type: 'integer', minimum: 1, default: 1 }, locale),
    parameter('NumeroRegistros', { type: 'integer', minimum: 1, maximum: maxPerPage, default: 25 }, locale),
    parameter('SortFields', { ...list({ enum: ['Identificador', ...sortable] }), maxItems: 5 }, locale),
    parameter('SortOrder', { ...list({ enum: ['asc', 'desc'] }), maxItems: 5 }, locale),
    parameter('Busca', { type: 'string', maxLength: 200 }, locale),
    parameter('Filtro', string, locale),
    parameter('ContarTudo', { type: 'boolean', default: false }, locale),
    parameter('Excluidos', { type: 'boolean', default: false }, locale),
    ...entity.fields
      .filter((field) => isFilterable(entity, field))
      .flatMap((field) => equalityOf(field, locale)),
  ];
}

/** `Campo=valor`; repeated, any of the values. */
function equalityOf(field: Field, locale: Locale): readonly Parameter[] {
  const definition = definitions[field.type];
  if (!definition?.filters.includes('igual')) return [];
  const { type, items: inner } = definition.jsonSchema(field);
  const single = (inner as JsonSchema | undefined)?.type ?? type;
  return [{ name: field.name, schema: list({ type: single }), description: field.label[locale] }];
}
