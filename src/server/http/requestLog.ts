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
    serializers: { req: serializeRequest },
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

const hasQuery = (request: FastifyRequest) => request.url.includes('?');
