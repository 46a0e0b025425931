import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorKind } from '../../../domain/errors.ts';
import { chooseLocale, type Locale } from '../../../domain/locale.ts';
import { text } from '../../../metadata/texts.ts';
import { type ErrorBody, headers, toErrorBody, type WireError } from '../../../metadata/wire/envelope.ts';
import { failureOfSystem } from '../database/failureCodes.ts';

/** HTTP status of each kind of failure (design, section 5). */
export const statusOf: Readonly<Record<ErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  locked: 423,
  'precondition-required': 428,
  'too-many': 429,
  unavailable: 503,
};

/** Nobody mends more at a time; without an end, a body of nothing but mistakes would be answered at its own length. */
const mostTold = 100;

/** Several failures answered at once, each beside its field: what validation of a record throws. */
export class Failures extends Error {
  readonly status: number;
  readonly errors: readonly WireError[];

  constructor(status: number, errors: readonly WireError[]) {
    const told = errors.slice(0, mostTold);
    super(told.map(({ Codigo }) => Codigo).join(', '));
    this.name = 'Failures';
    this.status = status;
    this.errors = told;
  }
}

/** Seconds a refused client should wait; set by whoever throws, in `params.seconds`. */
const retryAfter = (error: AppError) =>
  typeof error.params.seconds === 'number' ? error.params.seconds : null;

export const localeOf = (request: FastifyRequest): Locale => chooseLocale(request.headers['accept-language']);

/** One failure in the words of the reader. */
export function toWireError(error: AppError, locale: Locale): WireError {
  const Texto = text(locale, error.text, error.params);
  return { Texto, ...(error.field === undefined ? {} : { Campo: error.field }), Codigo: error.code };
}

/**
 * Answers every failure in one form. What is ours carries its name and text; what is not ours tells the
 * person only the request's number, and the log everything.
 */
export async function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  if (error instanceof Failures) return reply.code(error.status).send(toErrorBody(error.errors));
  if (!known) return answerUnexpected(error, request, reply);
  const status = statusOf[known.kind];
  const seconds = retryAfter(known) ?? (status === 503 ? 5 : null);
  if (seconds !== null) reply.header('Retry-After', String(Math.max(1, Math.ceil(seconds))));
  if (status >= 500) request.log.warn({ err: known }, 'refused');
  return reply.code(status).send(toBody(known, localeOf(request)));
}

/** Conflicts carry the current record, so that nobody has to ask again what changed. */
function toBody(error: AppError, locale: Locale): ErrorBody {
  const current = 'current' in error ? error.current : undefined;
  return toErrorBody([toWireError(error, locale)], current);
}

function answerUnexpected(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, 'unexpected failure');
  const Texto = text(localeOf(request), 'errors.unexpected', { request: request.id });
  return reply
    .code(500)
    .header(headers.applicationError, toHeaderText(Texto))
    .send(toErrorBody([{ Texto, Codigo: 'unexpected' }]));
}

/** Headers carry no accents. */
const toHeaderText = (value: string) =>
  value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?');

/** Fastify's own refusals under our names. */
function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const named = code === undefined ? undefined : ofFastify[code];
  if (named) return new AppError(named, {}, { cause: error });
  if (statusCode === 400) return new AppError('body-invalid', {}, { cause: error });
  // Of the console's files: an address outside of their folder, or of no file.
  if (statusCode === 403) return new AppError('call-unknown', {}, { cause: error });
  return failureOfSystem(error);
}

const ofFastify: Readonly<Record<string, ConstructorParameters<typeof AppError>[0]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-invalid',
  FST_ERR_BAD_URL: 'call-unknown',
  FST_ERR_ASYNC_CONSTRAINT: 'call-unknown',
};
