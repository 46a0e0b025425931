import { actorOf } from '../../../../src/server/engine/auth/sessionActor.ts';
import type { Session } from '../../../../src/server/engine/auth/sessions.ts';
import { direct, get, post } from '../asking.ts';
import type { Cell } from '../matrix.ts';
import type { RightsGround } from './rightsGround.ts';

/** What a session opens: companies, branches, screens. */
export function sessionCells({
  matrix,
  facts,
  all,
  none,
  temporary,
  ask,
  refusal,
}: RightsGround): readonly Cell[] {
  const { home, abroad } = matrix;
  return [
    refusal(
      'nobody enters a company they are no member of',
      all,
      post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa: abroad.company.id }),
      403,
      'company-not-member',
    ),
    refusal(
      'nobody enters a branch of another company',
      all,
      post('Autenticacao/TrocarEmpresa', {
        IdentificadorEmpresa: home.company.id,
        IdentificadorFilial: abroad.living.get('filial'),
      }),
      403,
      'branch-not-member',
    ),
    refusal(
      'no wrong password opens anything',
      { ...none, token: null },
      post('Autenticacao/Login', { Login: facts.login, Senha: 'não é esta' }),
      401,
      'sign-in-refused',
    ),
    ask(
      'a temporary password opens no screen',
      temporary,
      get('Autenticacao/CarregarTransacao'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.length === 0,
    ),
    ask(
      'every code opens screens',
      all,
      get('Autenticacao/CarregarTransacao'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.length > 50,
    ),
    direct(
      'a session without a company has no rights',
      () => actorOf(sessionWith({ IdentificadorEmpresa: null }), asked).codes.size === 0,
    ),
    direct(
      'a session with a temporary password has no rights',
      () => actorOf(sessionWith({ TrocarSenha: true }), asked).codes.size === 0,
    ),
  ];
}

const asked = { locale: 'pt-br', requestId: 'ensaio', origin: 'api' } as const;

const sessionWith = (given: Partial<Session>): Session =>
  ({
    IdentificadorEmpresa: 1,
    TrocarSenha: false,
    Codigos: ['CLIENTE.CONSULTAR'],
    ...given,
  }) as Session;
