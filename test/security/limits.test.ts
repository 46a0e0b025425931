import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApplication } from '../../src/server/engine/http/application.ts';
import { startServer, type TestServer } from '../support/servers/startServer.ts';

/** What a program may send and how often, asked over a real connection: refusals must not cost what they refuse. */
let folio: TestServer;
let application: FastifyInstance;
let port: number;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  const { settings, database } = folio.server;
  application = await buildApplication({ settings, database, bodyWithinMs: 400 });
  await application.listen({ host: '127.0.0.1', port: 0 });
  port = (application.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await application.close();
  await folio.close();
});

const login = '/api/Autenticacao/Login';
const json = { 'content-type': 'application/json' };

async function watched<T>(work: () => Promise<T>): Promise<{ result: T; ms: number; grown: number }> {
  const before = process.memoryUsage().rss;
  const begun = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begun, grown: process.memoryUsage().rss - before };
}

/** Sends what is given, byte by byte if told so, and reads until the other side closes. */
const talk = (head: string, send: (write: (chunk: string) => void) => () => void): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    let stop = () => {};
    socket.on('connect', () => {
      socket.write(head);
      stop = send((chunk) => void (socket.destroyed || socket.write(chunk)));
    });
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      stop();
      resolve(said);
    });
  });

const head = (length: number) =>
  `POST ${login} HTTP/1.1\r\nHost: folio\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

describe('a body', () => {
  test.each([
    ['ten thousand levels deep', `{"Login":"a","Senha":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['of as many names as fit', `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join()}}`, 413],
    ['of a million names', `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`, 413],
    ['of one endless number', `{"Login":${'9'.repeat(900_000)}}`, 400],
  ])('%s is refused and leaves no memory taken', async (_name, payload, status) => {
    const ask = () => application.inject({ method: 'POST', url: login, headers: json, payload });
    await ask();
    const { result, grown } = await watched(async () => {
      const statuses = [];
      for (let turn = 0; turn < 5; turn++) statuses.push((await ask()).statusCode);
      return statuses;
    });
    expect(new Set(result)).toEqual(new Set([status]));
    expect(grown).toBeLessThan(120 * 2 ** 20);
  });

  test('of a hundred megabytes is refused before it has come', async () => {
    const { result, grown } = await watched(() => talk(head(100 * 2 ** 20), () => () => undefined));
    expect(result).toMatch(/^HTTP\/1\.1 413 /);
    expect(grown).toBeLessThan(60 * 2 ** 20);
  });

  // How soon is the bench's to say (test/bench/promptness.bench.ts).
  test('that comes a byte at a time is cut off', async () => {
    const { result, ms } = await watched(() =>
      talk(head(10_000), (write) => {
        const timer = setInterval(() => write(' '), 50);
        return () => clearInterval(timer);
      }),
    );
    expect(result).not.toContain('200 OK');
    expect(ms).toBeGreaterThan(300);
  });

  test('that comes in time is taken, and the connection lives on', async () => {
    const body = JSON.stringify({ Login: 'ninguem@ipe.exemplo', Senha: 'nenhuma' });
    const said = await talk(head(Buffer.byteLength(body)), (write) => {
      write(body.slice(0, 10));
      const timer = setTimeout(() => write(body.slice(10)), 100);
      return () => clearTimeout(timer);
    });
    expect(said).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('whose head never ends is cut off by the connection’s own limit', () => {
    expect(application.initialConfig.connectionTimeout).toBe(30_000);
    expect(application.server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(application.server.requestTimeout).toBe(120_000);
  });
});

describe('how often', () => {
  test.each([
    ['requests of a session', { REQUESTS_PER_MINUTE: '4' }, 'GET', '/api/Cliente/Listar', 3],
    ['exports of a person', { EXPORTS_PER_MINUTE: '2' }, 'GET', '/api/Cliente/Exportar', 2],
  ] as const)('%s: then 429 with a time to come back', async (_name, environment, method, url, free) => {
    const busy = await startServer({ environment });
    const company = await busy.company('Banco Jatobá S.A.', '58120394000100');
    await company.person('chefe@jatoba.exemplo', 'administrador', { TodosProprietarios: true });
    const { token } = await busy.signIn('chefe@jatoba.exemplo');
    const answers = [];
    for (let turn = 0; turn < free + 2; turn++)
      answers.push(await busy.ask({ method, url, headers: { authorization: `Bearer ${token}` } }));
    const last = answers.at(-1);
    expect(answers.slice(0, free).map(({ status }) => status)).toEqual(Array(free).fill(200));
    expect(last?.status).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    await busy.close();
  });

  test('sign-ins from one address, whoever they are for', async () => {
    const busy = await startServer({ environment: { SIGN_INS_PER_MINUTE: '3' } });
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) {
      const payload = { Login: `pessoa${turn}@ipe.exemplo`, Senha: 'nenhuma' };
      statuses.push((await busy.ask({ method: 'POST', url: login, payload })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await busy.close();
  });

  test('an address somebody claims to come from is believed of no stranger', async () => {
    const busy = await startServer({ environment: { ANONYMOUS_PER_MINUTE: '3' } });
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) {
      const headers = { 'x-forwarded-for': `10.0.0.${turn}`, 'x-real-ip': `10.0.1.${turn}` };
      statuses.push((await busy.ask({ method: 'GET', url: '/api/Cliente/Listar', headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await busy.close();
  });
});
