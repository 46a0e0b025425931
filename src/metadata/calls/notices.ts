import { enumeration } from '../enums.ts';
import { call, maybe, written } from './call.ts';
import {
  boolean,
  closed,
  count,
  day,
  identifier,
  instant,
  list,
  named,
  type Of,
  object,
  oneOf,
  orNull,
  recordNumberOrNull,
  string,
} from './shape.ts';

const tag = 'notices';
const permission = 'NOTIFICACAO.CONSULTAR';

export const noticeKinds: readonly string[] = (enumeration('TipoNotificacao')?.codes ?? []).map(
  ({ code }) => code,
);

const kind = oneOf(noticeKinds);

const notice = object({ Identificador: identifier, Quando: instant, Lida: boolean, Texto: string });
export type Notice = Of<typeof notice>;

/** Notices of one kind, day and owner. */
const noticeGroup = named(
  'GrupoAvisos',
  object({
    Tipo: string,
    Dia: day,
    Lida: boolean,
    /** Whose alerts they are; null = the reader's own. */
    IdentificadorDono: orNull('integer'),
    NomeDono: orNull('string'),
    Total: count,
    /** How many operations they name; the code of the only one. */
    Operacoes: count,
    Operacao: orNull('string'),
    Quando: instant,
    /** The newest of them, as many as are shown one by one. */
    Avisos: list(notice),
  }),
);
export type NoticeGroup = Of<typeof noticeGroup>;

const noticeGroups = object({ Itens: list(noticeGroup), HaMais: boolean });
export type NoticeGroups = Of<typeof noticeGroups>;

/** Which group, and what its notices become. */
const groupMarked = closed({ Tipo: kind, Dia: day, IdentificadorDono: recordNumberOrNull, Lida: boolean }, [
  'Tipo',
  'Dia',
  'Lida',
]);
export type GroupMarked = Of<typeof groupMarked>;

/** How a kind of notice comes: on the bell, and by mail not at all, at once, or with the others in the mail of the day. */
const kindPreference = named(
  'PreferenciaAviso',
  closed({ Tipo: kind, Sino: boolean, Correio: oneOf(['nao', 'logo', 'resumo']) }),
);
export type KindPreference = Of<typeof kindPreference>;

const noticePreferences = named(
  'PreferenciasAviso',
  object({
    /** Whether one is told what the people are told whose alerts one sees. */
    DeOutros: boolean,
    /** Whether the reader sees alerts of other people. */
    VeOutros: boolean,
    Tipos: list(kindPreference),
  }),
);
export type NoticePreferences = Of<typeof noticePreferences>;

const preferencesKept = closed(
  { DeOutros: boolean, Tipos: list(kindPreference, { maxItems: noticeKinds.length }) },
  [],
);
export type PreferencesKept = Of<typeof preferencesKept>;

/** What the bell asks beside the calls of every entity: how many wait, in groups, and where each kind is to go. */
export const noticeCalls = {
  count: call({
    key: 'count-notices',
    tag,
    method: 'get',
    path: '/Notificacao/Contar',
    permission,
    answer: object({ NaoLidas: count }),
  }),
  groups: call({
    key: 'notice-groups',
    tag,
    method: 'get',
    path: '/Notificacao/ListarGrupos',
    permission,
    query: {
      Pagina: maybe({ ...identifier, maximum: 99_999 }),
      NumeroRegistros: maybe({ ...identifier, maximum: 200 }),
      Lida: maybe(boolean),
    },
    answer: noticeGroups,
  }),
  markGroup: call({
    key: 'mark-notice-group',
    tag,
    method: 'post',
    path: '/Notificacao/MarcarGrupo',
    permission,
    body: groupMarked,
    answer: object({ Total: count }),
    refusals: written,
  }),
  preferences: call({
    key: 'notice-preferences',
    tag,
    method: 'get',
    path: '/Notificacao/Preferencias',
    permission,
    answer: noticePreferences,
  }),
  keepPreferences: call({
    key: 'keep-notice-preferences',
    tag,
    method: 'put',
    path: '/Notificacao/Preferencias',
    permission,
    body: preferencesKept,
    answer: noticePreferences,
    refusals: written,
  }),
};
