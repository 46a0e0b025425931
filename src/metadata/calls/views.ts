import type { FilterNode } from '../wire/filterNode.ts';
import { filterLimits } from '../wire/filterNode.ts';
import { maxPerPage } from '../wire/paging.ts';
import { mostRecent } from '../wire/search.ts';
import { shareCode, widthLimits } from '../wire/views.ts';
import { call, maybe, written } from './call.ts';
import {
  boolean,
  byName,
  closed,
  identifier,
  list,
  named,
  nullable,
  type Of,
  object,
  oneOf,
  recordNumberOrNull,
  ref,
  type Shape,
  shownLike,
  string,
  textOf,
  typed,
} from './shape.ts';

const tag = 'views';
const fieldName = textOf({ pattern: '^[A-Z][A-Za-z0-9]{0,63}$' });
const viewName = textOf({ minLength: 1, maxLength: 60 });
const version = { ...identifier, maximum: 2_147_483_647 } as Shape<number>;

const exampleFilter: FilterNode = { E: [{ Campo: 'Nome', Operador: 'contem', Valor: 'ipê' }] };
const exampleView = {
  Busca: '',
  Filtro: exampleFilter,
  Ordem: { Campo: 'Nome', Ordem: 'asc' },
  Colunas: ['Documento'],
  Larguras: { Nome: 220 },
  Linhas: 25,
};

const nodes = { minItems: 1, maxItems: filterLimits.leaves };

const filterNode = named('NoFiltro', {
  example: exampleFilter,
  oneOf: [
    closed({ Campo: string, Operador: string, Valor: {} }, ['Campo', 'Operador']),
    closed({ E: list(ref('NoFiltro'), nodes) }),
    closed({ OU: list(ref('NoFiltro'), nodes) }),
  ],
});

/** Conditions are read one by one, by the grammar of every filter. They may hold more than `Filtro` of a list. */
const filter = shownLike(typed<FilterNode | null>({ type: ['object', 'null'] }), nullable(filterNode));

/** A list as a person named it. */
const definition = named('DefinicaoVisao', {
  ...closed({
    Busca: textOf({ maxLength: 200 }),
    Filtro: filter,
    Ordem: closed({ Campo: fieldName, Ordem: oneOf(['asc', 'desc']) }),
    /** Names of the columns in order, besides the record's own. */
    Colunas: list(fieldName, { maxItems: 100, uniqueItems: true }),
    /** Widths in pixels of columns, as they were set. */
    Larguras: byName(
      typed<number>({ type: 'integer', minimum: widthLimits.least, maximum: widthLimits.most }),
      { propertyNames: fieldName, maxProperties: 100 },
    ),
    Linhas: { ...identifier, maximum: maxPerPage } as Shape<number>,
  }),
  example: exampleView,
});
export type ViewDefinition = Of<typeof definition>;

/** With whom a view is shared: a profile, or without one everybody of the company; and whether the list opens with it there. */
const share = named('PartilhaVisao', closed({ IdentificadorPerfil: recordNumberOrNull, Abre: boolean }));
export type ViewShare = Of<typeof share>;

/** A view as its reader gets it. */
const savedView = named(
  'Visao',
  object({
    Identificador: identifier,
    Versao: identifier,
    /** Name of the entity whose list it is. */
    Entidade: string,
    Nome: string,
    Definicao: definition,
    /** Fields it names that are not there, or not the reader's to see: left out of the definition. */
    Retirados: list(string),
    /** Whether the reader made it. */
    Minha: boolean,
    NomeDono: string,
    /** Whether others see it too; with whom is told to those who may share. */
    Partilhada: boolean,
    Partilhas: list(share),
    /** By what the list opens with it for this reader: one of the profiles held, the company; null = it does not. */
    AbrePor: typed<'perfil' | 'empresa' | null>({
      type: ['string', 'null'],
      enum: ['perfil', 'empresa', null],
    }),
    PodeAlterar: boolean,
  }),
);
export type SavedView = Of<typeof savedView>;

const newView = {
  ...closed({
    Entidade: textOf({ pattern: '^[a-z][a-z0-9-]{0,63}$' }),
    Nome: viewName,
    Definicao: definition,
  }),
  example: { Entidade: 'cliente', Nome: 'Ipê', Definicao: exampleView },
} as Shape<{ readonly Entidade: string; readonly Nome: string; readonly Definicao: ViewDefinition }>;
export type NewView = Of<typeof newView>;

const viewChange = closed({ Versao: version, Nome: viewName, Definicao: definition }, ['Versao']);
export type ViewChange = Of<typeof viewChange>;

const viewShares = closed({ Versao: version, Partilhas: list(share, { maxItems: 100 }) });
export type ViewShares = Of<typeof viewShares>;

/** Profiles a view may be shared with. */
const audience = object({ Identificador: identifier, Nome: string });

/** Saved views of lists: everybody keeps their own; who holds VISAO.COMPARTILHAR shares them. */
export const viewCalls = {
  list: call({
    key: 'views-list',
    tag,
    method: 'get',
    path: '/Visao/Listar',
    permission: null,
    answer: object({ Itens: list(savedView) }),
  }),
  audiences: call({
    key: 'views-audiences',
    tag,
    method: 'get',
    path: '/Visao/Perfis',
    permission: shareCode,
    answer: object({ Itens: list(audience) }),
  }),
  create: call({
    key: 'views-create',
    tag,
    method: 'post',
    path: '/Visao/Incluir',
    permission: null,
    body: newView,
    answer: savedView,
    refusals: written,
  }),
  change: call({
    key: 'views-change',
    tag,
    method: 'put',
    path: '/Visao/Alterar/{id}',
    permission: null,
    absent: 'view-not-found',
    body: viewChange,
    answer: savedView,
    refusals: [409, ...written],
  }),
  share: call({
    key: 'views-share',
    tag,
    method: 'post',
    path: '/Visao/Partilhar/{id}',
    permission: shareCode,
    absent: 'view-not-found',
    body: viewShares,
    answer: nullable(savedView),
    refusals: [409, ...written],
  }),
  delete: call({
    key: 'views-delete',
    tag,
    method: 'delete',
    path: '/Visao/Excluir/{id}',
    permission: null,
    absent: 'view-not-found',
    query: { Versao: { ...maybe(version), failsByName: true } },
    takesOthers: true,
    answer: typed<null>({ type: 'null' }),
    refusals: [409, 428],
  }),
  restore: call({
    key: 'views-restore',
    tag,
    method: 'post',
    path: '/Visao/Restaurar/{id}',
    permission: null,
    absent: 'view-not-found',
    answer: savedView,
    refusals: [422],
  }),
};

/** A record that a search over all entities found: what it is called by and found by, as its reader may see it. */
const foundRecord = named(
  'RegistroEncontrado',
  object({
    /** Name of its entity. */
    Entidade: string,
    Registro: typed<Readonly<Record<string, unknown>> & { readonly Identificador: number }>({
      ...object({ Identificador: identifier }),
      additionalProperties: true,
    }),
  }),
);
export type FoundRecord = Of<typeof foundRecord>;

const foundRecords = object({
  Itens: list(foundRecord),
  /** Names of the entities of which there are more than are told. */
  HaMais: list(string),
});
export type FoundRecords = Of<typeof foundRecords>;

/** Records of all entities at once: by a text, and those a person had open before by their numbers. */
export const searchCalls = {
  records: call({
    key: 'search-records',
    tag: 'search',
    method: 'get',
    path: '/Busca/Registros',
    permission: null,
    query: { Busca: maybe(textOf({ maxLength: 200 }), 'everywhere') },
    answer: foundRecords,
  }),
  recent: call({
    key: 'search-recent',
    tag: 'search',
    method: 'get',
    path: '/Busca/Recentes',
    permission: null,
    // `cliente-12`
    query: {
      Registros: maybe(
        list(textOf({ pattern: '^[a-z][a-z0-9-]{0,63}-[1-9][0-9]{0,14}$' }), { maxItems: mostRecent }),
      ),
    },
    answer: object({ Itens: list(foundRecord) }),
  }),
};
