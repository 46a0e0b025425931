import { count, identifier, list, object, ref, string } from '../call.ts';
import { json, type OwnArea } from './ownCall.ts';

const preview = {
  tag: 'rights',
  method: 'post',
  answer: json(ref('PreviaDireitos')),
  refusals: [409, 413, 415, 422, 428],
} as const;

/** What a change would do to people's rights, and whom to ask for one. */
export const rights: OwnArea = {
  calls: [
    {
      ...preview,
      key: 'profile-preview',
      path: '/Perfil/Previa/{id}',
      permission: 'PERFIL.ALTERAR',
      body: json(ref('PerfilAlteracao')),
    },
    {
      ...preview,
      key: 'person-preview',
      path: '/Usuario/Previa/{id}',
      permission: 'USUARIO.ALTERAR',
      body: json(ref('UsuarioAlteracao')),
    },
    {
      ...preview,
      key: 'new-person-preview',
      path: '/Usuario/Previa',
      permission: 'USUARIO.INCLUIR',
      body: json(ref('UsuarioNovo')),
    },
    {
      tag: 'rights',
      key: 'grantors',
      method: 'get',
      path: '/Autenticacao/QuemConcede/{codigo}',
      permission: null,
      answer: json(
        object({
          Codigo: string,
          Descricao: string,
          Pessoas: list(object({ Identificador: identifier, Nome: string })),
        }),
      ),
    },
  ],
  schemas: {
    CodigoNomeado: object({ Codigo: string, Descricao: string }),
    PreviaDireitos: object({
      Afetadas: count,
      Total: count,
      Pessoas: list(
        object({
          Identificador: identifier,
          Nome: string,
          Ganha: list(ref('CodigoNomeado')),
          Perde: list(ref('CodigoNomeado')),
          ConcedeMais: list(ref('CodigoNomeado')),
          ConcedeMenos: list(ref('CodigoNomeado')),
          TemPor: list(string),
        }),
      ),
    }),
  },
};
