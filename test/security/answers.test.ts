import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApplication } from '../../src/server/engine/http/application.ts';
import { routesOf } from '../support/authorization/routes.ts';
import { type Answer, type Desk, startServer, type TestServer } from '../support/servers/startServer.ts';

/** Headers, origins, content types and methods, whatever is asked and however it ends. */
let folio: TestServer;
let desk: Desk;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  await ipe.person('leitora@ipe.exemplo', 'consulta');
  desk = await folio.signIn('administradora@ipe.exemplo');
});
afterAll(() => folio.close());

const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** One answer of every status there is, from the running application. */
async function oneOfEach(): Promise<readonly Answer[]> {
  const made = await desk.post('Grupo/Incluir', { Nome: 'Grupo Couto' });
  const path = `Grupo/Alterar/${made.body.ItemRegistro.Identificador}`;
  const reader = await folio.signIn('leitora@ipe.exemplo');
  const broken = await buildApplication({
    settings: { ...folio.server.settings, requestsPerMinute: 2 },
    database: folio.server.database,
    calls: [
      (api) => {
        api.get('/Quebra', { config: { open: true, rateLimit: false } }, async () => {
          throw new Error('below');
        });
        api.get('/Ocupado', { config: { open: true } }, async () => {
          throw Object.assign(new Error('below'), { code: 'ECONNREFUSED' });
        });
      },
    ],
  });
  const inject = async (url: string): Promise<Answer> => {
    const reply = await broken.inject({ method: 'GET', url });
    return {
      status: reply.statusCode,
      body: reply.json(),
      headers: reply.headers as Answer['headers'],
      bytes: reply.rawPayload,
    };
  };
  const answers = [
    await desk.get('Grupo/Listar'),
    await desk.post('Grupo/Incluir', { Outro: 1 }),
    await folio.ask({ method: 'GET', url: '/api/Grupo/Listar' }),
    await reader.post('Grupo/Incluir', {}),
    await desk.get('Nada'),
    await desk.put(path, { Versao: 9, Nome: 'x' }),
    await desk.post('Grupo/Incluir', { Nome: 'x'.repeat(1_100_000) }),
    await desk.send('Grupo/Incluir', Buffer.from('Nome=x'), { 'content-type': 'text/plain' }),
    await desk.post('Grupo/Incluir', { Nome: '' }),
    await desk.put(path, { Nome: 'x' }),
    await inject('/api/Quebra'),
    await inject('/api/Ocupado'),
    await inject('/api/Ocupado'),
    await inject('/api/Ocupado'),
  ];
  await broken.close();
  return answers;
}

test('answers of every status carry the protecting headers, and none says what serves them', async () => {
  const answers = await oneOfEach();
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([
    200, 400, 401, 403, 404, 409, 413, 415, 422, 428, 429, 500, 503,
  ]);
  for (const { status, headers } of answers) {
    expect([status, headers]).toMatchObject([
      status,
      {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cache-control': 'no-store',
        'content-type': expect.stringContaining('charset=utf-8'),
      },
    ]);
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers[name]).toBeUndefined();
  }
});

test.each(['https://evil.example', 'null', 'https://folio.exemplo.evil.example', 'http://127.0.0.1:8080'])(
  'no page of %s may read an answer, with or without the credentials of the reader',
  async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { status, headers } = await folio.ask({
        method,
        url: '/api/Grupo/Listar',
        headers: {
          origin,
          ...as(desk.token),
          cookie: 'sessao=x',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      expect([method, Object.keys(headers).filter((name) => name.startsWith('access-control'))]).toEqual([
        method,
        [],
      ]);
      expect(status).toBe(method === 'GET' ? 200 : 404);
    }
  },
);

describe('every route that takes a body', () => {
  test('refuses what a form of another site could send, before anything else is looked at', async () => {
    const bytes = /\/Importar$|\/Arquivo$|\/RegistroMatricula\/Enviar$/;
    const taking = routesOf(folio.application).filter(
      (route) => /^(POST|PUT) /.test(route) && !bytes.test(route),
    );
    expect(taking.length).toBeGreaterThan(60);
    const faults: string[] = [];
    for (const route of taking)
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const [method = '', pattern = ''] = route.split(' ');
        const answer = await folio.ask({
          method: method as 'POST',
          url: pattern.replaceAll(/:\w+/g, '1'),
          headers: { ...as(desk.token), 'content-type': type },
          payload: '{"Nome":"x"}',
        });
        if (answer.status !== 415) faults.push(`${route} ${type}: ${answer.status}`);
      }
    expect(faults).toEqual([]);
  });

  test('lets no body name the company it is for', async () => {
    const answer = await desk.post(
      'Grupo/Incluir',
      { Nome: 'Grupo', IdentificadorEmpresa: 2 },
      { 'x-empresa': '2' },
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { Erros: [{ Campo: 'IdentificadorEmpresa', Codigo: 'field-unknown' }] },
    });
  });
});

test.each(['TRACE', 'PATCH', 'OPTIONS', 'SEARCH'] as const)('%s is no method of ours', async (method) => {
  for (const url of ['/api/Grupo/Listar', '/api/Autenticacao/Login', '/api/Saude', '/'])
    expect([404, 405]).toContain((await folio.ask({ method: method as 'GET', url })).status);
});

test('a token is asked about in its header as well as in the query', async () => {
  const asked = (url: string, headers = {}) => folio.ask({ method: 'GET', url, headers });
  const path = '/api/Autenticacao/ValidarToken';
  expect((await asked(path, as(desk.token))).body).toEqual({ Sucesso: true, ItemRegistro: true });
  expect((await asked(`${path}?Token=${desk.token}`)).body.Sucesso).toBe(true);
  expect((await asked(path, as('inventado-aaaaaaaaaaaaaaaaaaaa'))).body.Sucesso).toBe(false);
  expect((await asked(path)).body.Sucesso).toBe(false);
  expect((await asked(path, as(desk.token))).headers['cache-control']).toBe('no-store');
});

test('what somebody calls their browser stands in the log cut short and harmless', async () => {
  await desk.get('Grupo/Listar');
  const agent = `Mozilla \u001b[31m${'x'.repeat(5_000)}`;
  await folio.ask({ method: 'GET', url: '/api/Indice/Incluir', headers: { 'user-agent': agent } });
  const refused = await folio.ask({
    method: 'POST',
    url: '/api/Autenticacao/Login',
    headers: { 'user-agent': agent },
    payload: { Login: 'leitora@ipe.exemplo', Senha: 'nenhuma' },
  });
  expect(refused.status).toBe(401);
  await folio.server.accessLog.flush();
  const [noted] = (await desk.get('LogAcesso/Listar?Evento=entrada-recusada')).body.ItemRegistro.Itens;
  expect(noted.Agente.length).toBeLessThanOrEqual(200);
  expect(noted.Agente).not.toContain('\u001b');
});
