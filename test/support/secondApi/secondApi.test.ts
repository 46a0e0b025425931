import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationErrorText, type Fault } from './faults.ts';
import type { FaultyServer } from './faultyServer.ts';
import { secondPassword, startSecondApi } from './startSecondApi.ts';

let api: FaultyServer;
let token: string;

beforeAll(async () => {
  api = await startSecondApi({ origin: 'http://127.0.0.1:4000' });
  const entered = await ask('Autenticacao/Login', { Login: 'bento@segunda.example', Senha: secondPassword });
  token = (await entered.json()).ItemRegistro.Token;
});
afterAll(() => api.close());

function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${api.url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  });
}

/** Asks for the clients while the API has a fault. */
async function askWith(fault: Fault): Promise<Response> {
  api.setFault('Cliente/*', fault);
  try {
    return await ask('Cliente/Listar');
  } finally {
    api.setFault('Cliente/*', null);
  }
}

describe('the second API', () => {
  test('lists, creates, changes, deletes and brings back', async () => {
    const { ItemRegistro: before } = await (await ask('Cliente/Listar?Busca=dalva')).json();
    expect(before).toMatchObject({ Total: 1, Itens: [{ Nome: 'Dalva Peçanha', Versao: 1 }] });
    const body = { Nome: 'Iolanda Prates', TipoPessoa: 'F', Documento: '52998224725' };
    const { ItemRegistro: made } = await (await ask('Cliente/Incluir', body)).json();
    const path = `${api.url}Cliente`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const change = (Versao: number) =>
      fetch(`${path}/Alterar/${made.Identificador}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ Versao, Nome: 'Iolanda P. Prates' }),
      });
    expect((await change(1)).status).toBe(200);
    const late = await change(1);
    expect(late.status).toBe(409);
    expect((await late.json()).ItemRegistro).toMatchObject({ Versao: 2, Nome: 'Iolanda P. Prates' });
    const gone = await fetch(`${path}/Excluir/${made.Identificador}?Versao=2`, { method: 'DELETE', headers });
    expect(gone.status).toBe(200);
    expect((await ask(`Cliente/Retornar/${made.Identificador}`)).status).toBe(404);
    expect((await ask(`Cliente/Restaurar/${made.Identificador}`, {})).status).toBe(200);
    const { ItemRegistro: past } = await (await ask(`Cliente/Historico/${made.Identificador}`)).json();
    expect(past.Itens.map(({ Operacao }: { Operacao: string }) => Operacao)).toEqual([
      'RESTAURAR',
      'EXCLUIR',
      'ALTERAR',
      'INCLUIR',
    ]);
  });

  test('lets the one page ask that it was told of, and read what it needs', async () => {
    const asked = await fetch(`${api.url}Cliente/Listar`, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:4000', 'access-control-request-headers': 'authorization' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4000');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect((await ask('Grupo/Listar')).headers.get('access-control-expose-headers')).toContain(
      'Application-Error',
    );
  });

  test('remembers what it was asked', async () => {
    api.requests.length = 0;
    await ask('Cliente/Listar?SortFields=Nome&SortFields=Uf&SortOrder=asc&SortOrder=desc');
    expect(api.requests[0]).toMatchObject({ method: 'GET', path: 'Cliente/Listar' });
    expect(api.requests[0]?.query.getAll('SortFields')).toEqual(['Nome', 'Uf']);
    expect(api.requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });
});

describe('a fault', () => {
  test.each([
    ['error-header', 500],
    ['error-header-and-texts', 500],
    ['error-list', 500],
    ['error-envelope', 500],
    ['error-string', 500],
    ['error-text', 500],
    ['error-empty', 500],
    ['error-html', 500],
    ['error-huge', 500],
    ['refused-with-texts', 200],
    ['refused-bare', 200],
    ['item-null', 200],
    ['item-absent', 200],
    ['item-other', 200],
    ['no-envelope', 200],
    ['broken-json', 200],
    ['empty-body', 200],
    ['wrong-type', 200],
    ['html-page', 200],
    ['unauthorized', 401],
    ['forbidden', 403],
    ['missing', 404],
    ['conflict', 409],
    ['invalid', 422],
    ['too-many', 429],
    ['unavailable', 503],
    ['gateway-timeout', 504],
  ] as const)('%s answers %i', async (name, status) => {
    const answer = await askWith(name);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(answer.headers.get('application-error')).toBe(
      name.startsWith('error-header') ? applicationErrorText : null,
    );
    if (name === 'error-huge') expect(text.length).toBeGreaterThan(5_000_000);
    if (name === 'broken-json') expect(() => JSON.parse(text)).toThrow();
    if (name === 'no-envelope') expect(JSON.parse(text).Itens).toHaveLength(9);
    if (name === 'wrong-type') expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test.each(['dropped', 'cut', 'lost-answer'] as const)('%s breaks the answer off', async (name) => {
    await expect(askWith(name).then((answer) => answer.text())).rejects.toThrow();
  });

  test('lost-answer has done what it was asked for', async () => {
    api.setFault('Grupo/Incluir', { name: 'lost-answer', times: 1 });
    const send = () => ask('Grupo/Incluir', { Nome: 'Grupo Perdido' }, { 'idempotency-key': 'ensaio-0001' });
    await expect(send()).rejects.toThrow();
    expect((await send()).status).toBe(200);
    const { ItemRegistro } = await (await ask('Grupo/Listar?Busca=perdido')).json();
    expect(ItemRegistro.Total).toBe(1);
  });

  test('never leaves the question open', async () => {
    api.setFault('Cliente/*', 'never');
    const waiting = fetch(`${api.url}Cliente/Listar`, { signal: AbortSignal.timeout(300) });
    await expect(waiting).rejects.toThrow(/timeout/);
    api.setFault('Cliente/*', null);
  });

  test('comes late, in turn, and only so many times', async () => {
    api.setFault('Cliente/*', { name: 'unauthorized', after: [0, 60, 120], times: 3 });
    const start = performance.now();
    const waits = await Promise.all(
      [1, 2, 3].map(async () => {
        expect((await ask('Cliente/Listar')).status).toBe(401);
        return performance.now() - start;
      }),
    );
    expect(waits[2]).toBeGreaterThan(115);
    expect((await ask('Cliente/Listar')).status).toBe(200);
  });
});
