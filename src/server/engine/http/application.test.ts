import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { buildApplication } from './application.ts';

let folio: TestServer;
let ipe: TestCompany;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
});

afterAll(() => folio.close());

describe('every answer', () => {
  test.each(['/api/Saude', '/api/Nada', '/nada', '/api/Cliente/Listar'])(
    '%s carries the protecting headers',
    async (url) => {
      const { headers } = await folio.ask({ method: 'GET', url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-type']).toContain('charset=utf-8');
      expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
      if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('allows no other origin', async () => {
    const { headers } = await folio.ask({
      method: 'GET',
      url: '/api/Saude',
      headers: { origin: 'https://evil.example' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a body', () => {
  const login = (headers: Record<string, string>, payload: string) =>
    folio.ask({ method: 'POST', url: '/api/Autenticacao/Login', headers, payload });
  const json = { 'content-type': 'application/json' };

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is refused',
    async (type) => {
      const answer = await login({ 'content-type': type }, '{"Login":"a","Senha":"b"}');
      expect(answer).toMatchObject({
        status: 415,
        body: { Sucesso: false, Erros: [{ Codigo: 'body-not-json' }] },
      });
    },
  );

  test.each([
    ['{"Login":"a","Senha":"b","Perfil":"administrador"}', 'field-unknown', 'Perfil'],
    ['{"Login":["a"],"Senha":"b"}', 'body-invalid', 'Login'],
    ['{"Login":{"$gt":""},"Senha":"b"}', 'body-invalid', 'Login'],
    ['{"Login":5,"Senha":"b"}', 'body-invalid', 'Login'],
    ['{"Login":"a"}', 'body-invalid', 'Senha'],
    ['{"Login":"a","Login":"b","Senha":"c"}', 'body-key-repeated', 'Login'],
    ['{"Login":"a","Senha":"b","Mais":[{"x":1,"x":1}]}', 'body-key-repeated', 'Mais.0.x'],
    ['{"Login":"a","Senha":{"constructor":1}}', 'field-unknown', 'Senha.constructor'],
  ])('%s is refused beside the field', async (payload, Codigo, Campo) => {
    expect(await login(json, payload)).toMatchObject({ status: 400, body: { Erros: [{ Codigo, Campo }] } });
  });

  test.each([
    ['{"Login":', 'O conteúdo enviado não é um objeto JSON válido.'],
    ['[]', 'Envie um objeto JSON com Login, Senha.'],
    ['{"Login":5,"Senha":"b"}', 'Login é um texto.'],
    ['{"Login":"a"}', 'Informe Senha.'],
    ['{"Login":"a","Senha":"b","Perfil":"x"}', 'O campo Perfil não existe nesta chamada. Retire-o.'],
  ])('%s is told what is wanted of it', async (payload, Texto) => {
    expect((await login(json, payload)).body.Erros[0].Texto).toBe(Texto);
  });

  test.each(['{"Login":', '[]', 'null', '{"__proto__":{"a":1},"Login":"a","Senha":"b"}', ''])(
    '%j is refused',
    async (payload) => {
      expect((await login(json, payload)).status).toBe(400);
    },
  );

  test('that is no UTF-8 is refused, for decoding would change it', async () => {
    const payload = Buffer.from('{"Login":"Jo\xe3o","Senha":"b"}', 'latin1');
    const answer = await folio.ask({
      method: 'POST',
      url: '/api/Autenticacao/Login',
      headers: json,
      payload,
    });
    expect(answer).toMatchObject({ status: 400, body: { Erros: [{ Codigo: 'body-invalid' }] } });
  });

  test('nested deeper than any record is refused before anybody walks through it', async () => {
    const payload = `{"Login":"a","Senha":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await login(json, payload)).toMatchObject({
      status: 400,
      body: { Erros: [{ Codigo: 'body-invalid' }] },
    });
    const { token } = await folio.signIn('administradora@ipe.exemplo');
    const create = await folio.ask({
      method: 'POST',
      url: '/api/Cliente/Incluir',
      headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': 'fundo-demais' },
      payload: payload.replace('"Login":"a","Senha"', '"Nome"'),
    });
    expect(create).toMatchObject({ status: 400, body: { Erros: [{ Codigo: 'body-invalid' }] } });
  });

  test('larger than a record can be is refused', async () => {
    const answer = await login(json, JSON.stringify({ Login: 'x'.repeat(1_100_000), Senha: 'b' }));
    expect(answer).toMatchObject({ status: 413, body: { Erros: [{ Codigo: 'body-too-large' }] } });
  });
});

test('texts come in the language asked for, in Portuguese when none is', async () => {
  const ask = (language?: string) =>
    folio.ask({
      method: 'GET',
      url: '/api/Cliente/Listar',
      headers: language ? { 'accept-language': language } : {},
    });
  expect((await ask()).body.Erros[0].Texto).toBe('Entre para continuar.');
  expect((await ask('en-US,en;q=0.9')).body.Erros[0].Texto).toBe('Sign in to continue.');
});

test('an address that cannot be decoded gets the answer of an unknown one', async () => {
  const answer = await folio.ask({ method: 'GET', url: '/api/Cliente/Retornar/%E0%A4%A' });
  expect(answer).toMatchObject({
    status: 404,
    body: { Sucesso: false, Erros: [{ Codigo: 'call-unknown' }] },
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
});

test.each([
  ['GET', 'Autenticacao/ListarEnum/constructor', 404],
  ['GET', 'Operacao/Listar?Versao=99999999999', 400],
  ['GET', 'Autenticacao/ValidarToken?Token=a&Token=b', 400],
  ['GET', `Operacao/Listar?Filtro=${filterOf('CriadoEm', 'maior', '0001-01-01T00:00')}`, 200],
  ['GET', `Operacao/Listar?Filtro=${filterOf('CriadoEm', 'maior', '0050-06-01T00:00')}`, 200],
] as const)('%s %s is answered without an unexpected failure', async (_method, path, status) => {
  const desk = await folio.signIn('administradora@ipe.exemplo');
  expect((await desk.get(path)).status).toBe(status);
});

test.each([
  ['ECONNREFUSED', 'database-busy'],
  ['57P01', 'database-busy'],
  ['ENOSPC', 'storage-full'],
])('%s below any call is told as %s, with a time to come back', async (code, Codigo) => {
  const failing = await buildApplication({
    settings: folio.server.settings,
    database: folio.server.database,
    calls: [
      (api) => {
        api.get('/Falha', { config: { open: true } }, async () => {
          throw Object.assign(new Error('below'), { code });
        });
      },
    ],
  });
  const answer = await failing.inject({ method: 'GET', url: '/api/Falha' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json().Erros[0].Codigo).toBe(Codigo);
  await failing.close();
});

test('an unexpected failure tells its number and nothing else', async () => {
  const broken = await buildApplication({
    settings: folio.server.settings,
    database: folio.server.database,
    calls: [
      (api) => {
        api.get('/Quebra', { config: { open: true } }, async () => {
          throw new Error('select secret from usuario at /srv/folio');
        });
      },
    ],
  });
  const answer = await broken.inject({ method: 'GET', url: '/api/Quebra' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['application-error']).toContain(String(answer.headers['x-numero-requisicao']));
  expect(answer.json()).toMatchObject({ Sucesso: false, Erros: [{ Codigo: 'unexpected' }] });
  expect(answer.payload + JSON.stringify(answer.headers)).not.toMatch(/secret|srv/);
  await broken.close();
});

test('whoever asks too often is told to wait', async () => {
  const busy = await startServer({ environment: { ANONYMOUS_PER_MINUTE: '3' } });
  const statuses = [];
  for (let turn = 0; turn < 4; turn++)
    statuses.push((await busy.ask({ method: 'GET', url: '/api/Cliente/Listar' })).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  const refused = await busy.ask({ method: 'GET', url: '/api/Cliente/Listar' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body.Erros[0].Codigo).toBe('too-many-requests');
  await busy.close();
});

test.each([
  ['GET', '/api/Cliente/Listar', [401, 401, 401, 429]],
  ['POST', '/api/Autenticacao/Login', [401, 401, 429, 429]],
] as const)('a new invented token with each %s %s is no new allowance', async (method, url, expected) => {
  const busy = await startServer({ environment: { ANONYMOUS_PER_MINUTE: '3', SIGN_INS_PER_MINUTE: '2' } });
  const statuses = [];
  for (let turn = 0; turn < 4; turn++) {
    const headers = { authorization: `Bearer inventado-${turn}-aaaaaaaaaaaaaaaa` };
    const payload = method === 'POST' ? { Login: 'a@b.exemplo', Senha: 'x' } : undefined;
    statuses.push((await busy.ask({ method, url, headers, ...(payload ? { payload } : {}) })).status);
  }
  expect(statuses).toEqual(expected);
  await busy.close();
});

test('the log knows routes and statuses, never a query, a token, a body or a name', async () => {
  const lines: string[] = [];
  const logTo = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const settings = { ...folio.server.settings, logLevel: 'debug' as const };
  const canary = 'CANARIO-7f3a91aaaaaaaaaaaa';
  const failing = (api: FastifyInstance) => {
    const cause = Object.assign(new Error('inner'), { detail: `Failing row contains (${canary})` });
    api.get('/Falha', { config: { open: true } }, async () => {
      throw Object.assign(new Error('outer', { cause }), {
        detail: `Key (Documento)=(${canary})`,
        where: canary,
      });
    });
  };
  const logged = await buildApplication({
    settings,
    database: folio.server.database,
    logTo,
    calls: [failing],
  });
  const headers = {
    authorization: `Bearer ${canary}`,
    referer: `https://x/?t=${canary}`,
    'user-agent': canary,
  };
  await logged.inject({ method: 'GET', url: `/api/Autenticacao/ValidarToken?Token=${canary}`, headers });
  await logged.inject({ method: 'GET', url: `/api/Autenticacao/CarregarDadoToken?x=${canary}`, headers });
  await logged.inject({
    method: 'POST',
    url: '/api/Autenticacao/Login',
    payload: { Login: canary, Senha: canary },
  });
  await logged.inject({ method: 'POST', url: '/api/Autenticacao/Login', payload: { [canary]: canary } });
  await logged.inject({ method: 'GET', url: `/api/${canary}?Documento=${canary}`, headers });
  await logged.inject({ method: 'GET', url: `/${canary}?Documento=${canary}`, headers });
  await logged.inject({ method: 'GET', url: '/api/Falha' });
  await logged.close();
  const log = lines.join('');
  expect(log).toMatch(/"message":"outer".*"message":"inner"/);
  expect(log).toContain('"route":"/api/Autenticacao/ValidarToken"');
  expect(log).toContain('"query":"[removed]"');
  expect(log).not.toContain(canary);
});

describe('the console', () => {
  test('is served with a fresh nonce in page and header, and its configuration beside it', async () => {
    const folder = await mkdtemp('/tmp/folio-console-');
    await writeFile(`${folder}/index.html`, '<!doctype html><meta property="csp-nonce" nonce="__NONCE__">');
    const config = { Api: { Url: './api/' }, Desenvolvimento: false };
    const { settings, database } = folio.server;
    const console = await buildApplication({ settings, database, console: { folder, config } });
    const [first, second] = await Promise.all([1, 2].map(() => console.inject({ method: 'GET', url: '/' })));
    const nonce = /nonce="([\w-]+)"/.exec(first?.payload ?? '')?.[1];
    expect(nonce).toMatch(/^[\w-]{20,}$/);
    expect(first?.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(first?.headers['content-security-policy']).not.toContain('unsafe');
    expect(second?.payload).not.toBe(first?.payload);
    expect((await console.inject({ method: 'GET', url: '/config.json' })).json()).toEqual(config);
    expect((await console.inject({ method: 'GET', url: '/../package.json' })).statusCode).toBe(404);
    await console.close();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['GET', '/%00'],
    ['GET', '/api/%00'],
    ['GET', '//elsewhere.example/x'],
    ['GET', '/..%2f..%2fpackage.json'],
    ['HEAD', '/'],
  ] as const)('%s %s is an unknown address, not a failure', async (method, url) => {
    const folder = await mkdtemp('/tmp/folio-console-');
    await writeFile(`${folder}/index.html`, '<!doctype html>');
    const { settings, database } = folio.server;
    const config = { Api: { Url: './api/' }, Desenvolvimento: false };
    const console = await buildApplication({ settings, database, console: { folder, config } });
    const { statusCode, headers } = await console.inject({ method, url });
    expect(statusCode).toBe(404);
    expect(headers.location).toBeUndefined();
    await console.close();
    await rm(folder, { recursive: true });
  });
});

test.each([
  ['./api/', "connect-src 'self'"],
  ['https://api.banco.exemplo/v2/', "connect-src 'self' https://api.banco.exemplo"],
  ['http://127.0.0.1:9090/api/', "connect-src 'self' http://127.0.0.1:9090"],
  ['javascript:alert(1); script-src *', "connect-src 'self'"],
])('a page whose API is %s may ask it and nobody else', async (Url, expected) => {
  const folder = await mkdtemp('/tmp/folio-console-');
  await writeFile(`${folder}/index.html`, '<!doctype html>');
  const { settings, database } = folio.server;
  const config = { Api: { Url }, Desenvolvimento: false };
  const console = await buildApplication({ settings, database, console: { folder, config } });
  const { headers } = await console.inject({ method: 'GET', url: '/' });
  expect(String(headers['content-security-policy']).split('; ')).toContain(expected);
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  await console.close();
  await rm(folder, { recursive: true });
});

function filterOf(Campo: string, Operador: string, Valor: unknown): string {
  return encodeURIComponent(JSON.stringify({ Campo, Operador, Valor }));
}
