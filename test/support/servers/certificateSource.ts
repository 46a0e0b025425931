import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Resolve } from '../../../src/server/features/certificates/providers/http/addresses.ts';
import {
  type CheckOptions,
  checkConfiguration,
} from '../../../src/server/features/certificates/providers/http/checkConfiguration.ts';
import type { HttpConfiguration } from '../../../src/server/features/certificates/providers/http/configuration.ts';
import type { TlsCertificate } from './tlsCertificate.ts';

/** A request as a source took it. */
export interface TakenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answerer = (response: ServerResponse, request: TakenRequest) => void;

export interface TestSource {
  readonly port: number;
  readonly taken: readonly TakenRequest[];
  /** Empties what it took. */
  forget(): void;
  /** How it answers from now on. */
  answer: Answerer;
  close(): Promise<void>;
}

/** A source of certificates on this machine that does whatever a test wants; without a certificate it speaks plainly. */
export async function startSource(tls: TlsCertificate | null): Promise<TestSource> {
  const taken: TakenRequest[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    response.on('error', () => undefined);
    text(request).then(
      (body) => {
        const { method = '', url = '', headers } = request;
        const one = { method, path: url, headers, body };
        taken.push(one);
        source.answer(response, one);
      },
      () => undefined,
    );
  };
  const server = tls ? createServer(tls, listener) : createPlainServer(listener);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const source: TestSource = {
    port: (server.address() as AddressInfo).port,
    taken,
    forget: () => {
      taken.length = 0;
    },
    answer: (response) => response.end(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return source;
}

export const json =
  (value: unknown, status = 200): Answerer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** Every name is this machine. */
export const resolveHere: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];

export const sourceHost = 'fonte.exemplo';

/** An order of a provider as its file says it; `changes` lie over its top keys. */
export const writtenProvider = (port: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  name: 'fonte',
  baseUrl: `https://${sourceHost}:${port}/v1/`,
  allowPrivate: true,
  secrets: { token: 'FONTE_TOKEN' },
  limits: { perMinute: 1000, atOnce: 4 },
  timeouts: { connectSeconds: 2, totalSeconds: 2 },
  sizes: { jsonBytes: 20_000, pdfBytes: 20_000 },
  types: { CND_FED: { code: 'rfb', price: '12.50' }, JUS_CIV: { code: 'tj' } },
  requests: {
    order: {
      method: 'POST',
      path: 'pedidos',
      headers: { authorization: 'Bearer {{secret.token}}', 'idempotency-key': '{{order.key}}' },
      json: {
        tipo: '{{type.code}}',
        documento: '{{doc}}',
        mae: '{{mae}}',
        exata: '{{order.exactSearch}}',
        texto: 'CPF {{doc}}',
      },
    },
    poll: {
      method: 'GET',
      path: 'pedidos/{{order.protocol}}',
      headers: { authorization: 'Bearer {{secret.token}}' },
    },
    fetch: {
      method: 'GET',
      path: 'arquivos/{{file.reference}}',
      headers: { authorization: 'Bearer {{secret.token}}' },
    },
    verify: { method: 'GET', path: 'conferencia', query: { codigo: '{{certificate.verificationCode}}' } },
  },
  answers: {
    alsoRead: [422],
    status: { pointer: '/status', pending: ['processando'], issued: ['pronta'], refused: ['negada'] },
    protocol: '/id',
    askAgainSeconds: 30,
    refusal: '/mensagem',
    result: { pointer: '/resultado', words: { negativa: 'NEGATIVA', 'com débitos': 'POSITIVA' } },
    number: '/numero',
    verificationCode: '/codigo',
    issuedOn: { pointer: '/emissao', format: 'dd/MM/yyyy HH:mm:ss' },
    validUntil: { pointer: '/validade', format: 'dd/MM/yyyy' },
    file: { as: 'fetch', pointer: '/arquivo' },
  },
  verification: { pointer: '/situacao', confirmed: ['autentica'], denied: ['nao encontrada'] },
  ...changes,
});

export const secretToken = 'segredo-do-capim';

export const checkWritten = (provider: unknown, options: Partial<CheckOptions> = {}) =>
  checkConfiguration(JSON.stringify({ providers: [provider] }), {
    environment: { FONTE_TOKEN: secretToken },
    isProduction: false,
    ...options,
  });

/** @throws when it has mistakes */
export function configured(provider: unknown): HttpConfiguration {
  const { providers, problems } = checkWritten(provider);
  if (!providers[0]) throw new Error(JSON.stringify(problems));
  return providers[0];
}
