import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors.ts';
import { toEnvelope } from '../../metadata/wire/envelope.ts';
import { toSessionData } from './sessionData.ts';
import { companiesOf, endSession, findSession, type Session } from './sessions.ts';
import { changePassword, type Origin, type SignInParts, signIn, switchCompany } from './signIn.ts';
import { bearerOf } from './tokens.ts';

export interface SessionRouteParts extends SignInParts {
  readonly sessionIdleMinutes: number;
  readonly signInsPerMinute: number;
}

/** The calls by which a session begins, is shown, moves to another company and ends. */
export function addSessionRoutes(api: FastifyInstance, parts: SessionRouteParts): void {
  const { database, now, sessionIdleMinutes } = parts;
  const lookUp = (token: string) =>
    findSession(database, token, { now: now(), renew: true, idleMinutes: sessionIdleMinutes });
  const dataOf = async (token: string) => {
    const session = await lookUp(token);
    if (!session) throw new AppError('session-ended');
    return toEnvelope(toSessionData(session, token, sessionIdleMinutes));
  };
  const guarded = { config: { anySession: true } };
  const signInLimit = { rateLimit: { max: parts.signInsPerMinute, timeWindow: '1 minute' } };

  api.post<{ Body: { Login: string; Senha: string } }>(
    '/Autenticacao/Login',
    {
      config: { open: true, ...signInLimit },
      schema: { body: body({ Login: text(254), Senha: text(1024) }) },
    },
    async (request) => {
      const { Login, Senha } = request.body;
      return dataOf(await signIn(parts, { login: Login, password: Senha }, originOf(request)));
    },
  );

  api.get<{ Querystring: { Token?: string } }>(
    '/Autenticacao/ValidarToken',
    {
      config: { open: true },
      schema: { querystring: object({ Token: text(200) }, []) },
    },
    async (request) => {
      const token = request.query.Token ?? bearerOf(request.headers.authorization);
      const valid = token !== null && token !== '' && (await lookUp(token)) !== null;
      return { Sucesso: valid, ItemRegistro: valid };
    },
  );

  api.get('/Autenticacao/CarregarDadoToken', guarded, async (request) =>
    toEnvelope(toSessionData(request.session, tokenOf(request), sessionIdleMinutes)),
  );

  api.get('/Autenticacao/RetornarEmpresas', guarded, async (request) => {
    const companies = await database.system((tx) => companiesOf(tx, request.session.IdentificadorUsuario));
    return toEnvelope(companies);
  });

  api.post<{ Body: { IdentificadorEmpresa: number; IdentificadorFilial?: number | null } }>(
    '/Autenticacao/TrocarEmpresa',
    {
      ...guarded,
      schema: {
        body: body({ IdentificadorEmpresa: identifier, IdentificadorFilial: identifierOrNull }, [
          'IdentificadorEmpresa',
        ]),
      },
    },
    async (request) => {
      const { IdentificadorEmpresa: companyId, IdentificadorFilial: branchId = null } = request.body;
      return dataOf(await switchCompany(parts, request.session, { companyId, branchId }, originOf(request)));
    },
  );

  const logout = async ({ session }: { session: Session }) => {
    await database.system((tx) => endSession(tx, session.Identificador, now()));
    return toEnvelope(true);
  };
  api.get('/Autenticacao/Logout', guarded, logout);

  api.post<{ Body: { SenhaAtual: string; NovaSenha: string; ConfirmacaoSenha: string } }>(
    '/Autenticacao/AlterarSenha',
    {
      config: { anySession: true, ...signInLimit },
      schema: { body: body({ SenhaAtual: text(1024), NovaSenha: text(1024), ConfirmacaoSenha: text(1024) }) },
    },
    async (request) => {
      const { SenhaAtual: current, NovaSenha: next, ConfirmacaoSenha: confirmation } = request.body;
      await changePassword(parts, request.session, { current, next, confirmation }, originOf(request));
      return toEnvelope(true);
    },
  );
}

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  agent: request.headers['user-agent'] ?? '',
});

const tokenOf = (request: FastifyRequest): string => bearerOf(request.headers.authorization) ?? '';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const identifier = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const identifierOrNull = { ...identifier, type: ['integer', 'null'] };

const object = (properties: Readonly<Record<string, unknown>>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const body = object;
