import type { Writable } from 'node:stream';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
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
    ...(stream ? { stream } : {}),
  };
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
