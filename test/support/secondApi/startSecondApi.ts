import type { IncomingMessage } from 'node:http';
import { createApi } from './createApi.ts';
import type { Fault } from './faults.ts';
import { type FaultyServer, startFaultyServer } from './faultyServer.ts';
import { type WrongName, wrongs } from './wrongs.ts';

export { secondPassword } from './invented.ts';

export interface SecondApiOptions {
  /** The only page that may ask, such as `http://127.0.0.1:4000`; absent = any. */
  readonly origin?: string;
  /** Faults by path from the start: `{ 'Cliente/*': 'error-html' }`. */
  readonly faults?: Readonly<Record<string, Fault>>;
  /** A way in which it does not keep the contract, from the start to the end. */
  readonly wrong?: WrongName;
}

/** Starts the second API under `/servico/v2/` on a port of its own, so that for every page it is another origin. */
export function startSecondApi({ origin, faults, wrong }: SecondApiOptions = {}): Promise<FaultyServer> {
  const right = createApi();
  return startFaultyServer({
    base: '/servico/v2/',
    answer: wrong === undefined ? right : wrongs[wrong](right),
    headers: (request) => ({ 'Cache-Control': 'no-store', ...shared(request, origin) }),
    ...(faults ? { faults } : {}),
  });
}

/** What lets a page of another origin ask, and read what it needs of the answer. */
const shared = ({ headers }: IncomingMessage, origin = headers.origin ?? '*') => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept-Language, Idempotency-Key, X-Segundo-Plano, Senha-Pdf',
  'Access-Control-Expose-Headers': 'Application-Error, X-Numero-Requisicao, Retry-After, Content-Disposition',
  'Access-Control-Max-Age': '600',
  Vary: 'Origin',
});
