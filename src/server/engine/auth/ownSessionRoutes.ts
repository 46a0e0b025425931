import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { sessionCalls } from '../../../metadata/calls/session.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database, Tx } from '../../kit/database/database.ts';
import { type Answer, answer } from '../calls/answer.ts';
import { noteWithin, whence } from './accessLog.ts';
import { endOwnSession, listOwnSessions } from './ownSessions.ts';
import { endSessionsOf } from './sessions.ts';

export interface OwnSessionParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly sessionIdleMinutes: number;
}

/**
 * One's own sessions, seen and ended, whatever company they are in. Who still has a password that somebody else knows
 * changes it first, which ends the others anyway.
 * @see OWASP ASVS 5.0, 7.5.2
 */
export function ownSessionRoutes({
  database,
  now,
  sessionIdleMinutes: idleMinutes,
}: OwnSessionParts): readonly Answer[] {
  return [
    answer(sessionCalls.own, async ({ session }) =>
      toEnvelope(await database.system((tx) => listOwnSessions(tx, session, { now: now(), idleMinutes }))),
    ),

    answer(sessionCalls.end, async (request) => {
      await database.system(async (tx) => {
        const isOwn = await endOwnSession(tx, request.session, request.body.Identificador, now());
        if (!isOwn) throw new AppError('session-not-found');
        await noteEnd(tx, request, now());
      });
      return toEnvelope(true);
    }),

    answer(sessionCalls.endOthers, async (request) => {
      await database.system(async (tx) => {
        await endSessionsOf(tx, request.session.IdentificadorUsuario, now(), request.session.Identificador);
        await noteEnd(tx, request, now());
      });
      return toEnvelope(true);
    }),
  ];
}

const noteEnd = (tx: Tx, request: FastifyRequest, now: Date) =>
  noteWithin(tx, {
    Evento: 'encerrou-sessoes',
    ...whence(request),
    IdentificadorEmpresa: request.session.IdentificadorEmpresa,
    IdentificadorUsuario: request.session.IdentificadorUsuario,
    Entidade: 'usuario',
    IdentificadorRegistro: request.session.IdentificadorUsuario,
    Quando: now.toISOString(),
  });
