import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { localeOf } from '../../kit/http/failures.ts';
import { toSessionData } from './sessionData.ts';
import { companiesOf, endSession, findSession } from './sessions.ts';
import { changePassword, type Origin, type SignInParts, signIn, switchCompany } from './signIn.ts';
import { bearerOf } from './tokens.ts';

export interface SessionRouteParts extends SignInParts {
  readonly sessionIdleMinutes: number;
  readonly signInsPerMinute: number;
}

/** The calls by which a session begins, is shown, moves to another company and ends. */
export function addSessionRoutes(api: FastifyInstance, parts: SessionRouteParts): void {
  addEntrance(api, parts);
  addOwnSession(api, parts);
  addPasswordChange(api, parts);
}

/** Open to everybody: signing in, and asking whether a token still lives. */
function addEntrance(api: FastifyInstance, parts: SessionRouteParts): void {
  api.post<{ Body: { Login: string; Senha: string } }>(
    '/Autenticacao/Login',
    {
      config: { open: true, access: { event: 'entrou' }, ...signInLimit(parts) },
      schema: { body: object({ Login: text(254), Senha: text(1024) }) },
    },
    async (request) => {
      const { Login, Senha } = request.body;
      return begin(parts, request, await signIn(parts, { login: Login, password: Senha }, originOf(request)));
    },
  );

  api.get<{ Querystring: { Token?: string } }>(
    '/Autenticacao/ValidarToken',
    { config: { open: true }, schema: { querystring: object({ Token: text(200) }, []) } },
    async (request) => {
      const token = request.query.Token ?? bearerOf(request.headers.authorization);
      const valid = token !== null && token !== '' && (await lookUp(parts, token)) !== null;
      return { Sucesso: valid, ItemRegistro: valid };
    },
  );
}

function addOwnSession(api: FastifyInstance, parts: SessionRouteParts): void {
  const { database, now, sessionIdleMinutes } = parts;
  const guarded = { config: { anySession: true } };

  api.get('/Autenticacao/CarregarDadoToken', guarded, async (request) => {
    const token = bearerOf(request.headers.authorization) ?? '';
    return toEnvelope(toSessionData(request.session, token, sessionIdleMinutes));
  });

  api.get('/Autenticacao/RetornarEmpresas', guarded, async ({ session }) =>
    toEnvelope(await database.system((tx) => companiesOf(tx, session.IdentificadorUsuario))),
  );

  api.post<{ Body: { IdentificadorEmpresa: number; IdentificadorFilial?: number | null } }>(
    '/Autenticacao/TrocarEmpresa',
    {
      config: { anySession: true, access: { event: 'trocou-empresa' } },
      schema: { body: object(switchFields, ['IdentificadorEmpresa']) },
    },
    async (request) => {
      const { IdentificadorEmpresa: companyId, IdentificadorFilial: branchId = null } = request.body;
      request.comesIn = request.session.IdentificadorEmpresa === null;
      const token = await switchCompany(parts, request.session, { companyId, branchId }, originOf(request));
      return begin(parts, request, token);
    },
  );

  api.get(
    '/Autenticacao/Logout',
    { config: { anySession: true, access: { event: 'saiu' } } },
    async ({ session }) => {
      await database.system((tx) => endSession(tx, session.Identificador, now()));
      return toEnvelope(true);
    },
  );
}

function addPasswordChange(api: FastifyInstance, parts: SessionRouteParts): void {
  api.post<{ Body: { SenhaAtual: string; NovaSenha: string; ConfirmacaoSenha: string } }>(
    '/Autenticacao/AlterarSenha',
    {
      config: { anySession: true, access: { event: 'trocou-senha' }, ...signInLimit(parts) },
      schema: {
        body: object({ SenhaAtual: text(1024), NovaSenha: text(1024), ConfirmacaoSenha: text(1024) }),
      },
    },
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
  );
}

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

const text = (maxLength: number) => ({ type: 'string', maxLength });
const identifier = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const switchFields = {
  IdentificadorEmpresa: identifier,
  IdentificadorFilial: { ...identifier, type: ['integer', 'null'] },
};

const object = (properties: Readonly<Record<string, unknown>>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
