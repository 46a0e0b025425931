import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { buildIfStale, consoleFolder } from '../../../scripts/build/buildConsole.ts';
import { onceInRun } from '../run/onceInRun.ts';
import type { Api } from './answer.ts';
import type { Fault } from './faults.ts';
import { type FaultyServer, startFaultyServer } from './faultyServer.ts';

export interface ConsoleSiteOptions {
  /** What `config.json` says; anything, since some tests want it wrong. */
  readonly config: unknown;
  /** Origins besides its own that the page may ask. */
  readonly connectTo?: readonly string[];
  /** By path below the site: `{ 'assets/*': 'missing', 'config.json': 'broken-json' }`. */
  readonly faults?: Readonly<Record<string, Fault>>;
}

/** The built console as an institution's own web server hands it out: files, a `config.json`, a strict policy. */
export async function startConsoleSite({
  config,
  connectTo = [],
  faults,
}: ConsoleSiteOptions): Promise<FaultyServer> {
  await onceInRun('console', () => buildIfStale(() => undefined));
  return startFaultyServer({
    base: '/',
    answer: siteOf(config, connectTo),
    headers: () => ({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }),
    ...(faults ? { faults } : {}),
  });
}

const siteOf =
  (config: unknown, connectTo: readonly string[]): Api =>
  ({ path }) => {
    if (path === 'config.json') return { status: 200, body: config };
    if (path === '' || path === 'index.html')
      return pageWith(randomBytes(16).toString('base64url'), connectTo);
    const file = join(consoleFolder, normalize(`/${decodeURIComponent(path)}`));
    if (!existsSync(file)) return { status: 404, type: 'text/plain', body: 'not found' };
    return {
      status: 200,
      type: types[extname(file)] ?? 'application/octet-stream',
      body: readFileSync(file),
    };
  };

function pageWith(nonce: string, connectTo: readonly string[]) {
  const page = readFileSync(join(consoleFolder, 'index.html'), 'utf8');
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': policy(nonce, connectTo) },
    body: page.replaceAll('__NONCE__', nonce),
  };
}

/** As strict as the product's own server, but for whom the page may ask. */
const policy = (nonce: string, connectTo: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
