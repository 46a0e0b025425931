import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';
import type { Settings } from '../settings.ts';

/**
 * The request log: the pattern of the route, never the address as it came, because tokens and documents
 * travel in queries and record numbers are personal (specification, section 7: ValidarToken).
 */
export function loggerOptions({ logLevel }: Settings, stream?: Writable): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    serializers: { req: serializeRequest, err: serializeError },
    redact: ['req.headers', 'headers', 'body'],
    stream: stream ?? standardOutput(),
  };
}

/**
 * Lines go out together, half a second late at most, since a write for each costs as much as reading a record. What
 * is held back goes out when the process ends; only a kill loses it. A person at a terminal sees each line at once.
 */
const standardOutput = () =>
  destination(process.stdout.isTTY ? {} : { sync: false, minLength: 8_192, periodicFlush: 500 });

/** One line for each request, when it was answered; routes asked all the time say so by their own log level. */
export function logAnswers(application: FastifyInstance): void {
  application.addHook('onResponse', (req, res, done) => {
    req.log.info({ req, res, responseTime: res.elapsedTime }, 'request completed');
    done();
  });
}

function serializeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    route: request.routeOptions?.url ?? '[unknown]',
    query: hasQuery(request) ? '[removed]' : undefined,
    address: request.ip,
  };
}

/**
 * What failed and where. What the database adds (`detail`, `where`: whole rows, values of keys) stays out, for it is
 * personal; so does whatever else hangs on an error.
 */
function serializeError(error: Error): LoggedError {
  const { name: type, message, stack = '', cause } = error;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  const told = { type, message, stack, code, constraint };
  return cause instanceof Error ? { ...told, cause: serializeError(cause) } : told;
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [key: string]: unknown;
}

const hasQuery = (request: FastifyRequest) => request.url.includes('?');
