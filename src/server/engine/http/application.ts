import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { serviceCalls } from '../../../metadata/calls/service.ts';
import { headers, toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database } from '../../kit/database/database.ts';
import { type ConsoleConfig, serveConsole } from '../../kit/http/consoleFiles.ts';
import { answerFailure } from '../../kit/http/failures.ts';
import { takeJsonBodies } from '../../kit/http/jsonBodies.ts';
import { logAnswers, loggerOptions } from '../../kit/http/requestLog.ts';
import { addSecurityHeaders, protectAnswer } from '../../kit/http/securityHeaders.ts';
import { bearSilence, usualSilence } from '../../kit/http/silence.ts';
import type { Settings } from '../../kit/settings.ts';
import type { AccessLog } from '../auth/accessLog.ts';
import { catalogueRoutes } from '../auth/catalogueRoutes.ts';
import { noteAccesses } from '../auth/noteAccesses.ts';
import { ownSessionRoutes } from '../auth/ownSessionRoutes.ts';
import { createPasswords, type Passwords } from '../auth/passwords.ts';
import { resetRoutes } from '../auth/resetRoutes.ts';
import { sessionRoutes } from '../auth/sessionRoutes.ts';
import { bearerOf, hashToken } from '../auth/tokens.ts';
import { type Answer, answer } from '../calls/answer.ts';
import type { Post } from '../mail/queueMail.ts';
import { noServices } from '../services.ts';
import { openApiRoute } from './openApiRoute.ts';
import { authenticateRequests } from './requestActor.ts';

/** What an application is built from. Everything that varies comes in here, the clock included. */
export interface ApplicationParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly now?: () => Date;
  readonly passwords?: Passwords;
  /** What mails of signing in are sent by. */
  readonly post?: Post;
  /** Where comings, goings and refusals are noted. */
  readonly accessLog?: Pick<AccessLog, 'note'>;
  /** What adds further calls behind the session's door, one after the other. */
  readonly calls?: readonly ((api: FastifyInstance) => unknown)[];
  /** Milliseconds a JSON body may take to arrive, instead of the usual ones. */
  readonly bodyWithinMs?: number;
  /** Where the log goes instead of the standard output. */
  readonly logTo?: Writable;
  /** Folder of the built console and what its `config.json` says; absent in tests and behind Vite. */
  readonly console?: { readonly folder: string; readonly config: ConsoleConfig };
}

/**
 * The whole HTTP application. It listens nowhere by itself, so that it can be built anew behind a listener
 * and asked directly in tests.
 */
export async function buildApplication(parts: ApplicationParts): Promise<FastifyInstance> {
  const { settings, now = () => new Date(), passwords = createPasswords(), post = noServices } = parts;
  const application = Fastify({
    logger: loggerOptions(settings, parts.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: 1_000_000,
    requestTimeout: 120_000,
    connectionTimeout: usualSilence.theirs,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      protectAnswer(reply);
      return void answerFailure(error, request, reply);
    },
  });
  bearSilence(application, usualSilence);
  takeJsonBodies(application, parts.bodyWithinMs);
  addSecurityHeaders(application);
  logAnswers(application);
  application.setErrorHandler(answerFailure);
  application.setNotFoundHandler(async (_request, reply) => {
    // Where the console's files are served, calls the API does not have end here too.
    reply.header('Cache-Control', 'no-store');
    throw new AppError('call-unknown');
  });
  application.addHook('onRequest', (request, reply, done) => {
    reply.header(headers.request, request.id);
    done();
  });
  await application.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
  });
  await application.register(
    async (api) => {
      api.setNotFoundHandler(async () => {
        throw new AppError('call-unknown');
      });
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('Cache-Control', 'no-store');
        done();
      });
      await limitRequests(api, settings);
      const onStranger = limitStrangers(api, settings);
      authenticateRequests(api, { ...settings, database: parts.database, now, onStranger });
      if (parts.accessLog) noteAccesses(api, parts.accessLog, now);
      const auth = { ...settings, database: parts.database, passwords, post, now };
      const own = [
        healthRoute(parts.database),
        ...sessionRoutes(auth),
        ...resetRoutes({ ...auth, accessLog: parts.accessLog }),
        ...ownSessionRoutes(auth),
        ...catalogueRoutes,
        openApiRoute,
      ];
      for (const add of [...own, ...(parts.calls ?? [])]) await add(api);
    },
    { prefix: '/api' },
  );
  if (parts.console) await serveConsole(application, parts.console.folder, parts.console.config);
  return application;
}

/**
 * One session, or without one an address, asks so many times a minute and no more. A token counts only where it is
 * looked up, and tokens that open nothing count for their address: otherwise a new invented one with each request
 * would be a new allowance.
 */
async function limitRequests(api: FastifyInstance, { requestsPerMinute }: Settings): Promise<void> {
  await api.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => {
      const token = request.routeOptions.config.open ? null : bearerOf(request.headers.authorization);
      return token ? hashToken(token).toString('base64url') : request.ip;
    },
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

/** Counts what an address asks without a token, or with tokens that open nothing. */
function limitStrangers(
  api: FastifyInstance,
  { anonymousPerMinute }: Settings,
): (request: FastifyRequest) => Promise<void> {
  const count = api.createRateLimit({
    max: anonymousPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `strange:${request.ip}`,
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}

const tooMany = (milliseconds: number) =>
  new AppError('too-many-requests', { seconds: Math.ceil(milliseconds / 1000) });

/** Whether this process can answer: the database replies. Closing, Fastify itself says 503. */
const healthRoute = (database: Database): Answer =>
  answer(
    serviceCalls.health,
    async () => {
      await database
        .system(async () => undefined)
        .catch((cause: unknown) => {
          throw new AppError('server-busy', {}, { cause });
        });
      return toEnvelope({ Situacao: 'ok', Banco: database.engine });
    },
    { rateLimit: false },
    'warn',
  );
