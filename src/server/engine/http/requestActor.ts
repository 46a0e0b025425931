import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { headers } from '../../../metadata/wire/envelope.ts';
import type { Database } from '../../kit/database/database.ts';
import { localeOf } from '../../kit/http/failures.ts';
import type { Actor } from '../actors/actor.ts';
import { actorOf } from '../auth/sessionActor.ts';
import { findSession, type Session } from '../auth/sessions.ts';
import { bearerOf } from '../auth/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. Set before any handler of a route that is not `open`. */
    actor: Actor;
    session: Session;
    /** Somebody of several companies goes into the first one of this session: that is when they come in there. */
    comesIn: boolean;
  }
  interface FastifyContextConfig {
    /** Answers without a session: sign-in, health. Everything else needs one. */
    open?: boolean;
    /** Also for those who have no company yet or must change their password first. */
    anySession?: boolean;
  }
}

export interface ActorParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly sessionIdleMinutes: number;
  /** Told of a request without a token, or with one that opens nothing; may refuse it for asking too often. */
  readonly onStranger?: (request: FastifyRequest) => Promise<void>;
}

/**
 * Finds the session of every request and what its person may do right now. Closed unless a route says open.
 * Looked up after the limits on requests and before the body is read.
 */
export function authenticateRequests(api: FastifyInstance, parts: ActorParts): void {
  api.decorateRequest('actor', null as unknown as Actor);
  api.decorateRequest('session', null as unknown as Session);
  api.decorateRequest('comesIn', false);
  api.addHook('preParsing', async (request) => {
    const { open, anySession } = request.routeOptions.config;
    if (open || request.is404) return;
    request.session = await requireSession(parts, request);
    if (request.session.TrocarSenha && !anySession) throw new AppError('password-change-first');
    const actor = actorOf(request.session, {
      locale: localeOf(request),
      requestId: request.id,
      origin: originOf(request),
    });
    request.actor = request.method === 'GET' ? { ...actor, isReading: true } : actor;
  });
}

/** @throws AppError 'session-missing' without a token, 'session-ended' with one that lives no more */
async function requireSession(parts: ActorParts, request: FastifyRequest): Promise<Session> {
  const token = bearerOf(request.headers.authorization);
  if (!token) {
    await parts.onStranger?.(request);
    throw new AppError('session-missing');
  }
  const session = await findSession(parts.database, token, {
    now: parts.now(),
    renew: !isBackground(request),
    idleMinutes: parts.sessionIdleMinutes,
  });
  if (session) return session;
  await parts.onStranger?.(request);
  throw new AppError('session-ended');
}

/** Polling does not keep a session awake: somebody has to be there. */
export const isBackground = (request: FastifyRequest): boolean =>
  request.headers[headers.background.toLowerCase()] === '1';

/** Every browser says of what a page asks where the page came from, and no page can take that back; programs say nothing. */
const originOf = (request: FastifyRequest): 'screen' | 'api' =>
  request.headers['sec-fetch-site'] === undefined ? 'api' : 'screen';
