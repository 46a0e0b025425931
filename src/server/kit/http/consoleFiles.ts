import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendContentPolicy } from './securityHeaders.ts';

/** What the console reads from `./config.json` before anything else. */
export interface ConsoleConfig {
  readonly Api: { readonly Url: string };
  /** The specification's development mode: no error page. */
  readonly Desenvolvimento: boolean;
  /** Sign-ins and mails of the demo; absent everywhere else. */
  readonly Demonstracao?: {
    readonly Acessos: readonly { readonly Login: string; readonly Senha: string }[];
    /** Mails stand on a page, since no server takes them. */
    readonly Correio?: boolean;
  };
}

/** Serves the built console and its configuration. Only `index.html` is touched: it gets a fresh nonce. */
export async function serveConsole(application: FastifyInstance, folder: string, config: ConsoleConfig) {
  application.get('/config.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(config),
  );
  const page = async (_request: unknown, reply: FastifyReply) => sendPage(reply, folder, config.Api.Url);
  application.get('/', page);
  application.get('/index.html', page);
  if (!existsSync(folder)) return;
  await application.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes('/assets/') ? foreverCached : 'no-cache');
    },
  });
}

/** Vite names the files in `assets/` by their content. */
const foreverCached = 'public, max-age=31536000, immutable';

/** The word that Vite is told to write wherever a nonce belongs. */
const placeholder = /__NONCE__/g;

async function sendPage(reply: FastifyReply, folder: string, apiUrl: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
  if (page === null) return reply.code(503).send('<!doctype html><title>Folio</title><p>npm run build</p>');
  const nonce = randomBytes(16).toString('base64url');
  return sendContentPolicy(reply, { nonce, apiUrl }).send(page.replace(placeholder, nonce));
}
