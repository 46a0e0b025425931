import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRefusalSeries, seriesLength } from '../audit/refusalSeries.ts';
import { type Access, type AccessEvent, type AccessLog, digest, whence } from './accessLog.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the access log notes once the call was answered; of other calls it notes refusals only. */
    access?: {
      readonly event: AccessEvent;
      /** What is read, where the note says that instead of the route. */
      readonly entity?: string;
    };
  }
}

/** Notes who came, went, downloaded and was refused, once the answer is on its way. */
export function noteAccesses(
  api: FastifyInstance,
  log: Pick<AccessLog, 'note'>,
  now: () => Date = () => new Date(),
): void {
  const makesSeries = createRefusalSeries(now);
  api.addHook('onResponse', (request, reply, done) => {
    const access = accessOf(request, reply);
    if (access) log.note(access);
    if (isMistake(reply) && makesSeries(askerOf(request))) log.note(seriesOf(request));
    done();
  });
}

/** What the server could not use, and what came too often. */
const isMistake = ({ statusCode }: FastifyReply) => [400, 404, 413, 415, 422, 429].includes(statusCode);

const askerOf = (request: FastifyRequest): string =>
  request.session ? `sessao:${request.session.Identificador}` : `rede:${request.ip}`;

const seriesOf = (request: FastifyRequest): Access => ({
  Evento: 'recusas-em-serie',
  ...whence(request),
  ...whoOf(request),
  Entidade: routeOf(request).slice(0, 200),
  Quantidade: seriesLength,
});

function accessOf(request: FastifyRequest, { statusCode }: FastifyReply): Access | null {
  const { access } = request.routeOptions.config;
  const event = request.comesIn && statusCode < 400 ? 'entrou' : eventOf(access?.event, statusCode);
  if (!event) return null;
  const entity = tellsRoute.has(event) ? routeOf(request).slice(0, 200) : access?.entity;
  const { id = '' } = (request.params ?? {}) as { readonly id?: string | number };
  return {
    Evento: event,
    ...whence(request),
    ...whoOf(request),
    ...(entity === undefined ? {} : { Entidade: entity }),
    ...(event === 'leu' ? { Quantidade: 1 } : {}),
    ...(/^\d{1,15}$/.test(String(id)) ? { IdentificadorRegistro: Number(id) } : {}),
    ...(event === 'entrada-recusada' ? { Filtro: loginOf(request.body) } : {}),
  };
}

const tellsRoute: ReadonlySet<AccessEvent> = new Set(['negado', 'baixou']);

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

const whoOf = ({ session }: FastifyRequest) => ({
  IdentificadorEmpresa: session?.IdentificadorEmpresa ?? null,
  IdentificadorUsuario: session?.IdentificadorUsuario ?? null,
});

function eventOf(answered: AccessEvent | undefined, status: number): AccessEvent | null {
  if (status < 400) return answered ?? null;
  if (answered === 'entrou') return status === 401 || status === 429 ? 'entrada-recusada' : null;
  return status === 403 ? 'negado' : null;
}

/** The same login tried again and again can be told; what it is cannot. */
const loginOf = (body: unknown): string | null => {
  const login = (body as { readonly Login?: unknown } | null)?.Login;
  return typeof login === 'string' ? digest(login.trim().toLowerCase()) : null;
};
