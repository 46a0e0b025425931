import { call, maybe } from './call.ts';
import { boolean, identifier, list, named, type Of, object, string } from './shape.ts';

const tag = 'catalogue';

/** One entry of the permission list. */
const permissionEntry = {
  Codigo: string,
  Descricao: string,
  /** Whether it opens a screen. */
  Tela: boolean,
  IdPai: string,
};
const permission = object(permissionEntry, ['Codigo', 'Descricao', 'Tela']);
export type PermissionEntry = Of<typeof permission>;

const permissionTree = named(
  'Transacao',
  object({ ...permissionEntry, Filhos: list(permission) }, ['Codigo', 'Descricao', 'Tela']),
);

/** One item of an enumeration; `Nome` says the same as `Descricao`, `Ordem` counts from 1 as the codes are listed. */
const enumItem = named(
  'ItemEnumeracao',
  object({ Codigo: string, Descricao: string, Nome: string, Ordem: identifier }),
);
export type EnumItem = Of<typeof enumItem>;

const codes = list(string, { maxItems: 500 });

/** Lists that screens are made of: permissions and enumerations. */
export const catalogueCalls = {
  ownPermissions: call({
    key: 'own-permissions',
    tag,
    method: 'get',
    path: '/Autenticacao/CarregarTransacao',
    permission: null,
    door: 'session',
    answer: list(permissionTree),
  }),
  permissions: call({
    key: 'permissions',
    tag,
    method: 'get',
    path: '/Autenticacao/ListarTrasacao/{estruturada}/{apenastela}',
    permission: null,
    door: 'person',
    params: { estruturada: boolean, apenastela: boolean },
    answer: list(permissionTree),
  }),
  enumeration: call({
    key: 'enumeration',
    tag,
    method: 'get',
    path: '/Autenticacao/ListarEnum/{enumerator}',
    permission: null,
    door: 'person',
    query: { CodigosIgnorar: maybe(codes), CodigosPesquisar: maybe(codes), OrdenarNome: maybe(codes) },
    answer: list(enumItem),
  }),
  enumerationItem: call({
    key: 'enumeration-item',
    tag,
    method: 'get',
    path: '/Autenticacao/RetornarEnum/{enumerator}/{code}',
    permission: null,
    door: 'person',
    answer: { type: 'text/plain' },
  }),
};
