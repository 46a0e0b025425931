import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { sessionCalls } from '../../../metadata/calls/session.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { localeOf } from '../../kit/http/failures.ts';
import { type Answer, answer } from '../calls/answer.ts';
import { type AccessLog, digest, whence } from './accessLog.ts';
import { askForCode, checkCode, type ResetAsked, resetPassword } from './passwordReset.ts';
import type { SignInParts } from './signIn.ts';

export interface ResetRouteParts extends SignInParts {
  readonly signInsPerMinute: number;
  readonly accessLog?: Pick<AccessLog, 'note'> | undefined;
}

/** The three calls by which a forgotten password is reset (specification, section 7), open to everybody. */
export function resetRoutes(parts: ResetRouteParts): readonly Answer[] {
  const limit = { rateLimit: { max: parts.signInsPerMinute, timeWindow: '1 minute' } };
  return [
    answer(
      sessionCalls.askReset,
      async (request) => {
        await askForCode(parts, request.body.Login, askedBy(request));
        return toEnvelope(true);
      },
      limit,
    ),

    answer(
      sessionCalls.checkReset,
      async (request) => {
        const { Login: login, Codigo: code } = request.body;
        await noted(parts, request, () => checkCode(parts, { login, code }, askedBy(request)));
        return toEnvelope(true);
      },
      limit,
    ),

    answer(
      sessionCalls.finishReset,
      async (request) => {
        const { Login: login, Codigo: code, NovaSenha: next, ConfirmacaoSenha: confirmation } = request.body;
        const wanted = { login, code, next, confirmation };
        await noted(parts, request, () => resetPassword(parts, wanted, askedBy(request)));
        return toEnvelope(true);
      },
      limit,
    ),
  ];
}

/** A code that is refused is a refused sign-in to the access log; the login stands there as a digest. */
async function noted(
  { accessLog }: ResetRouteParts,
  request: FastifyRequest & { readonly body: { readonly Login: string } },
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'reset-code-refused' || error.code === 'sign-in-wait'))
      accessLog?.note({
        Evento: 'entrada-recusada',
        ...whence(request),
        Filtro: digest(request.body.Login.trim().toLowerCase()),
      });
    throw error;
  }
}

const askedBy = (request: FastifyRequest): ResetAsked => ({
  address: request.ip,
  agent: request.headers['user-agent'] ?? '',
  locale: localeOf(request),
  requestId: request.id,
});
