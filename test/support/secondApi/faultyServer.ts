import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Api, ApiAnswer, ApiRequest } from './answer.ts';
import { createFaultPlan, type Fault, type Sent } from './faults.ts';

/** A server on a free port that does wrong where it is told to. */
export interface FaultyServer {
  /** Base address, ending in a slash. */
  readonly url: string;
  /** @param fault null takes back what was set for this pattern; names are in `faults.ts` */
  setFault(pattern: string | RegExp, fault: Fault | null): void;
  /** What was asked so far, in order; a test may empty it (`requests.length = 0`). */
  readonly requests: SeenRequest[];
  close(): Promise<void>;
}

export interface SeenRequest extends ApiRequest {
  /** When it had come in whole, in milliseconds. */
  readonly at: number;
}

interface Served {
  /** First step of every address: `/api/`. */
  readonly base: string;
  readonly answer: Api;
  /** Sent with every answer, faulty or not. */
  readonly headers: (request: IncomingMessage) => Readonly<Record<string, string>>;
  readonly faults?: Readonly<Record<string, Fault>>;
}

export async function startFaultyServer({
  base,
  answer,
  headers,
  faults = {},
}: Served): Promise<FaultyServer> {
  const plan = createFaultPlan();
  for (const [pattern, fault] of Object.entries(faults)) plan.set(pattern, fault);
  const requests: SeenRequest[] = [];
  const exchange = async (message: IncomingMessage): Promise<Sent> => {
    const request = await readRequest(message, base);
    requests.push(request);
    const { broken, after } = plan.take(request.path);
    if (after > 0) await new Promise((done) => setTimeout(done, after));
    return broken(() => answer(request));
  };
  const server = createServer((message, reply) => {
    const always = headers(message);
    // A browser that asks whether another page may ask: no request of anybody's.
    if (message.method === 'OPTIONS') return void reply.writeHead(204, always).end();
    void exchange(message)
      .catch((error: unknown): Sent => ({ status: 500, type: 'text/plain', body: String(error) }))
      .then((sent) => send(reply, sent, always));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    setFault: plan.set,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(message: IncomingMessage, base: string): Promise<SeenRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  const address = new URL(message.url ?? '/', 'http://localhost');
  return {
    at: Date.now(),
    method: message.method ?? 'GET',
    path: address.pathname.startsWith(base) ? address.pathname.slice(base.length) : address.pathname,
    query: address.searchParams,
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
    body: Buffer.concat(pieces).toString('utf8'),
  };
}

function send(reply: ServerResponse, sent: Sent, always: Readonly<Record<string, string>>): void {
  if (reply.destroyed || sent === 'nothing') return;
  if (sent === 'dropped') return void reply.destroy();
  if (sent === 'cut') {
    reply.writeHead(200, { ...always, 'Content-Type': 'application/json', 'Content-Length': '4000' });
    reply.write('{"Sucesso":true,"ItemRegistro":{"Itens":[', () => reply.destroy());
    return;
  }
  const { bytes, type } = written(sent);
  reply.writeHead(sent.status, {
    'X-Numero-Requisicao': randomUUID(),
    ...always,
    ...sent.headers,
    'Content-Type': type,
    'Content-Length': String(bytes.length),
  });
  reply.end(bytes);
}

function written({ body, type }: ApiAnswer): { readonly bytes: Buffer; readonly type: string } {
  if (type === undefined)
    return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json; charset=utf-8' };
  return { bytes: Buffer.isBuffer(body) ? body : Buffer.from(String(body)), type };
}
