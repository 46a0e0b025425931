import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, type AccessEvent, type AccessLog, digest, whence } from './accessLog.ts';

/** What an answered call means for the access log; calls that are not here are noted only when refused. */
const events: Readonly<Record<string, AccessEvent>> = {
  'POST /api/Autenticacao/Login': 'entrou',
  'GET /api/Autenticacao/Logout': 'saiu',
  'POST /api/Autenticacao/TrocarEmpresa': 'trocou-empresa',
  'POST /api/Autenticacao/AlterarSenha': 'trocou-senha',
  'GET /api/Arquivo/:id': 'baixou',
};

/** Notes who came, went, downloaded and was refused, once the answer is on its way. */
export function noteAccesses(api: FastifyInstance, log: Pick<AccessLog, 'note'>): void {
  api.addHook('onResponse', (request, reply, done) => {
    const access = accessOf(request, reply);
    if (access) log.note(access);
    done();
  });
}

function accessOf(request: FastifyRequest, { statusCode }: FastifyReply): Access | null {
  const route = `${request.method} ${request.routeOptions.url ?? ''}`;
  const event = eventOf(route, statusCode);
  if (!event) return null;
  const session = request.session ?? null;
  const id = (request.params as { readonly id?: string } | undefined)?.id;
  return {
    Evento: event,
    ...whence(request),
    IdentificadorEmpresa: session?.IdentificadorEmpresa ?? null,
    IdentificadorUsuario: session?.IdentificadorUsuario ?? null,
    ...(event === 'negado' || event === 'baixou' ? { Entidade: route.slice(0, 200) } : {}),
    ...(id && /^\d{1,15}$/.test(id) ? { IdentificadorRegistro: Number(id) } : {}),
    ...(event === 'entrada-recusada' ? { Filtro: loginOf(request.body) } : {}),
  };
}

function eventOf(route: string, status: number): AccessEvent | null {
  if (status < 400) return events[route] ?? null;
  if (route.endsWith('/Autenticacao/Login'))
    return status === 401 || status === 429 ? 'entrada-recusada' : null;
  return status === 403 ? 'negado' : null;
}

/** The same login tried again and again can be told; what it is cannot. */
const loginOf = (body: unknown): string | null => {
  const login = (body as { readonly Login?: unknown } | null)?.Login;
  return typeof login === 'string' ? digest(login.trim().toLowerCase()) : null;
};
