import { call } from './call.ts';
import {
  anything,
  count,
  identifier,
  list,
  named,
  type Of,
  object,
  ref,
  shownLike,
  string,
} from './shape.ts';

const tag = 'rights';

/** A code with the words for it. */
const namedCode = named('CodigoNomeado', object({ Codigo: string, Descricao: string }));
export type NamedCode = Of<typeof namedCode>;

/** What a change of rights does to one person of the company, whatever other profiles they hold. */
const rightsChange = object({
  Identificador: identifier,
  Nome: string,
  Ganha: list(namedCode),
  Perde: list(namedCode),
  ConcedeMais: list(namedCode),
  ConcedeMenos: list(namedCode),
  /** Profiles that go on giving what is changed elsewhere. */
  TemPor: list(string),
});
export type RightsChange = Of<typeof rightsChange>;

/** What a change of a profile or of a person's memberships would do; those who gain or lose come first. */
const rightsPreview = named(
  'PreviaDireitos',
  object({
    /** How many gain or lose something. */
    Afetadas: count,
    /** How many it concerns, also those who keep what they have. */
    Total: count,
    Pessoas: list(rightsChange),
  }),
);
export type RightsPreview = Of<typeof rightsPreview>;

/** A code, and who of the company may give it. */
const grantors = object({
  Codigo: string,
  Descricao: string,
  Pessoas: list(object({ Identificador: identifier, Nome: string })),
});
export type Grantors = Of<typeof grantors>;

/** The body of the change itself, which is judged as that one is. */
const bodyOf = (change: string) => shownLike(anything, ref(change));
const refusals = [409, 413, 415, 422, 428] as const;

/** What a change would do to people's rights, and whom to ask for one. */
export const rightsCalls = {
  ofProfile: call({
    key: 'profile-preview',
    tag,
    method: 'post',
    path: '/Perfil/Previa/{id}',
    permission: 'PERFIL.ALTERAR',
    absent: 'record-not-found',
    body: bodyOf('PerfilAlteracao'),
    answer: rightsPreview,
    refusals,
  }),
  ofPerson: call({
    key: 'person-preview',
    tag,
    method: 'post',
    path: '/Usuario/Previa/{id}',
    permission: 'USUARIO.ALTERAR',
    absent: 'record-not-found',
    body: bodyOf('UsuarioAlteracao'),
    answer: rightsPreview,
    refusals,
  }),
  ofNewPerson: call({
    key: 'new-person-preview',
    tag,
    method: 'post',
    path: '/Usuario/Previa',
    permission: 'USUARIO.INCLUIR',
    body: bodyOf('UsuarioNovo'),
    answer: rightsPreview,
    refusals,
  }),
  grantors: call({
    key: 'grantors',
    tag,
    method: 'get',
    path: '/Autenticacao/QuemConcede/{codigo}',
    permission: null,
    answer: grantors,
  }),
};
