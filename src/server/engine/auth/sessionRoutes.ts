import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { sessionCalls } from '../../../metadata/calls/session.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { localeOf } from '../../kit/http/failures.ts';
import { type Answer, answer } from '../calls/answer.ts';
import { toSessionData } from './sessionData.ts';
import { companiesOf, endSession, findSession } from './sessions.ts';
import { changePassword, type Origin, type SignInParts, signIn, switchCompany } from './signIn.ts';
import { bearerOf } from './tokens.ts';

export interface SessionRouteParts extends SignInParts {
  readonly sessionIdleMinutes: number;
  readonly signInsPerMinute: number;
}

/** The calls by which a session begins, is shown, moves to another company and ends. */
export const sessionRoutes = (parts: SessionRouteParts): readonly Answer[] => [
  ...entrance(parts),
  ...ownSession(parts),
  passwordChange(parts),
];

/** Open to everybody: signing in, and asking whether a token still lives. */
const entrance = (parts: SessionRouteParts): readonly Answer[] => [
  answer(
    sessionCalls.signIn,
    async (request) => {
      const { Login, Senha } = request.body;
      return begin(parts, request, await signIn(parts, { login: Login, password: Senha }, originOf(request)));
    },
    { access: { event: 'entrou' }, ...signInLimit(parts) },
  ),

  answer(sessionCalls.checkToken, async (request) => {
    const token = request.query.Token ?? bearerOf(request.headers.authorization);
    const valid = token !== null && token !== '' && (await lookUp(parts, token)) !== null;
    return { Sucesso: valid, ItemRegistro: valid };
  }),
];

function ownSession(parts: SessionRouteParts): readonly Answer[] {
  const { database, now, sessionIdleMinutes } = parts;
  return [
    answer(sessionCalls.data, async (request) => {
      const token = bearerOf(request.headers.authorization) ?? '';
      return toEnvelope(toSessionData(request.session, token, sessionIdleMinutes));
    }),

    answer(sessionCalls.companies, async ({ session }) =>
      toEnvelope(await database.system((tx) => companiesOf(tx, session.IdentificadorUsuario))),
    ),

    answer(
      sessionCalls.switchCompany,
      async (request) => {
        const { IdentificadorEmpresa: companyId, IdentificadorFilial: branchId = null } = request.body;
        request.comesIn = request.session.IdentificadorEmpresa === null;
        const token = await switchCompany(parts, request.session, { companyId, branchId }, originOf(request));
        return begin(parts, request, token);
      },
      { access: { event: 'trocou-empresa' } },
    ),

    answer(
      sessionCalls.signOut,
      async ({ session }) => {
        await database.system((tx) => endSession(tx, session.Identificador, now()));
        return toEnvelope(true);
      },
      { access: { event: 'saiu' } },
    ),
  ];
}

const passwordChange = (parts: SessionRouteParts): Answer =>
  answer(
    sessionCalls.changePassword,
    async (request) => {
      const { SenhaAtual: current, NovaSenha: next, ConfirmacaoSenha: confirmation } = request.body;
      await changePassword(
        parts,
        request.session,
        { current, next, confirmation },
        {
          ...originOf(request),
          locale: localeOf(request),
        },
      );
      return toEnvelope(true);
    },
    { access: { event: 'trocou-senha' }, ...signInLimit(parts) },
  );

const lookUp = ({ database, now, sessionIdleMinutes }: SessionRouteParts, token: string) =>
  findSession(database, token, { now: now(), renew: true, idleMinutes: sessionIdleMinutes });

/** The answer that opens a session; the request is from now on that of its person. */
async function begin(parts: SessionRouteParts, request: FastifyRequest, token: string) {
  const session = await lookUp(parts, token);
  if (!session) throw new AppError('session-ended');
  request.session = session;
  return toEnvelope(toSessionData(session, token, parts.sessionIdleMinutes));
}

const signInLimit = ({ signInsPerMinute }: SessionRouteParts) => ({
  rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' },
});

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  agent: request.headers['user-agent'] ?? '',
});
