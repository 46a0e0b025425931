import { describe, expect, test, vi } from 'vitest';
import { isUnsettled } from '../data/attempts.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { pendingRequests, stopWaiting } from './activity.ts';
import type { ApiError } from './apiError.ts';
import { type ClientSurroundings, createClient } from './client.ts';

type Answer = { status?: number; body?: string; headers?: Record<string, string> };

const done = '{"Sucesso":true,"ItemRegistro":null}';

function clientThatHears(answer: Answer, around: Partial<ClientSurroundings> = {}) {
  const asked: { url: URL; init: RequestInit }[] = [];
  const parts = { onUnauthorized: vi.fn(), onFailure: vi.fn() };
  const client = createClient({
    baseUrl: 'http://api.example/api/',
    development: false,
    token: () => 'a-token',
    locale: () => 'pt-br',
    say: makeTranslate({
      notices: {
        offline: 'sem rede',
        refused: 'recusado',
        outOfContract: 'fora do combinado: %{call}',
        unexplained: 'respondeu %{status}',
        givenUp: 'não espera mais',
      },
      config: { elsewhere: 'nada em %{url}' },
    }),
    fetch: async (url, init) => {
      asked.push({ url: new URL(String(url)), init: init ?? {} });
      return new Response(answer.body ?? done, {
        status: answer.status ?? 200,
        headers: answer.headers ?? {},
      });
    },
    ...parts,
    ...around,
  });
  return { client, asked, ...parts };
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);
const failed = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error as ApiError);

describe('what is sent', () => {
  test('carries the token, JSON and the language, and a key on changes only', async () => {
    const { client, asked } = clientThatHears({});
    await client.call('Cliente/Listar');
    await client.call('Cliente/Incluir', { method: 'POST', body: { Nome: 'x' } });
    const [read, change] = asked.map(({ init }) => headersOf(init));
    expect(read?.get('authorization')).toBe('Bearer a-token');
    expect(read?.get('content-type')).toBe('application/json');
    expect(read?.get('accept-language')).toBe('pt-br');
    expect(read?.get('idempotency-key')).toBeNull();
    expect(change?.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('leaves the token out of calls that ask without it', async () => {
    const { client, asked } = clientThatHears({});
    await client.ask('Autenticacao/ValidarToken', { anonymous: true });
    expect(headersOf(asked[0]?.init).get('authorization')).toBeNull();
  });
});

describe('what comes back', () => {
  test('waits for no answer for ever, and says then that none came', async () => {
    const { client } = clientThatHears(
      {},
      {
        patience: 20,
        fetch: (_url, init) =>
          new Promise((_answer, fail) =>
            init?.signal?.addEventListener('abort', () => fail(new Error('cut'))),
          ),
      },
    );
    const error = await failed(client.call('Cliente/Listar'));
    expect(error).toMatchObject({ status: 0, message: 'sem rede' });
  });

  test('unpacks the envelope', async () => {
    const { client } = clientThatHears({ body: '{"Sucesso":true,"ItemRegistro":[1]}' });
    expect(await client.call('X/Listar')).toEqual([1]);
  });

  test('ends the session on 401, and shows no error page', async () => {
    const { client, onUnauthorized, onFailure } = clientThatHears({ status: 401 });
    expect((await failed(client.call('X/Listar')))?.status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledWith('a-token');
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('takes a 401 to a sign-in for an answer, not for the end of a session', async () => {
    const { client, onUnauthorized } = clientThatHears({ status: 401 });
    await failed(client.call('Autenticacao/Login', { method: 'POST', anonymous: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each<[string, Answer, string[]]>([
    [
      'the header, without a body',
      { headers: { 'Application-Error': 'Falha%20interna' }, body: '' },
      ['Falha interna'],
    ],
    [
      'the header, then what the body adds',
      {
        headers: { 'Application-Error': 'Falha' },
        body: '{"Erros":[{"Texto":"Falha"},{"Texto":"no disco"}]}',
      },
      ['Falha', 'no disco'],
    ],
    ['the texts of the body', { body: '{"Erros":[{"Texto":"um"},{"Texto":"dois"}]}' }, ['um', 'dois']],
    ['the texts of a body that is a list', { body: '[{"Texto":"um"},{"Texto":"dois"}]' }, ['um', 'dois']],
    ['the one text of a body', { body: '{"Texto":"um"}' }, ['um']],
    ['the body itself', { body: 'caiu' }, ['caiu']],
    ['the body itself, a JSON text', { body: '"caiu"' }, ['caiu']],
    ['the body itself, a page', { body: '<h1>502</h1>' }, ['<h1>502</h1>']],
    ['the last resort', { body: ' ' }, ['Server Error']],
    ['the beginning of a body without end', { body: 'x'.repeat(5_000_000) }, [`${'x'.repeat(2000)}…`]],
  ])('stores %s of a 500 for the error page', async (_name, answer, texts) => {
    const { client, onFailure } = clientThatHears({ status: 500, ...answer });
    const error = await failed(client.call('X/Listar'));
    expect(onFailure).toHaveBeenCalledWith(error);
    expect(error?.message).toBe(texts.join('\n'));
  });

  test('tells a failure that nobody asked for to whoever called, and not to the error page', async () => {
    const { client, onFailure } = clientThatHears({ status: 500 });
    expect((await failed(client.call('X/Listar', { background: true })))?.status).toBe(500);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each<[string, string, string]>([
    [
      'with its texts',
      '{"Sucesso":false,"Erros":[{"Texto":"um"},{"Texto":"dois","Campo":"Nome"}]}',
      'um\ndois',
    ],
    ['with nothing to say', '{"Sucesso":false,"ItemRegistro":null}', 'recusado'],
  ])('takes an envelope that says no for a refusal, %s', async (_name, body, text) => {
    const { client } = clientThatHears({ body });
    const error = await failed(client.call('X/Incluir', { method: 'POST' }));
    expect(error).toMatchObject({ status: 200, message: text, unreadable: false });
    expect(isUnsettled(error)).toBe(false);
  });

  test.each<[string, string]>([
    ['broken JSON', '{"Sucesso":true,"Item'],
    ['a page', '<!doctype html><title>proxy</title>'],
    ['no envelope', '[1,2]'],
    ['an envelope without its word', '{"ItemRegistro":[]}'],
    ['nothing', ''],
  ])('says of %s that it is not as agreed, names the call and nothing of the record', async (_name, body) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { client } = clientThatHears({ body });
    const error = await failed(client.call('Cliente/Retornar/123?Busca=Maria'));
    expect(error).toMatchObject({ message: 'fora do combinado: Cliente/Retornar', unreadable: true });
    expect(isUnsettled(error)).toBe(true);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Cliente/Retornar '));
    log.mockRestore();
  });

  test.each<[string, Answer]>([
    ['no such address', { status: 404, body: '<h1>Not found</h1>' }],
    ['a page', { body: '<h1>Hello</h1>' }],
  ])('takes %s at the door for a wrong address of the API', async (_name, answer) => {
    const { client } = clientThatHears(answer);
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const error = await failed(client.call('Autenticacao/Login', { method: 'POST', anonymous: true }));
    expect(error?.message).toBe('nada em http://api.example/api/');
  });

  test.each<[string, Answer, string]>([
    ['words', { body: 'Fora do ar', headers: { 'Content-Type': 'text/plain' } }, 'Fora do ar'],
    ['a page', { body: '<h1>Bad gateway</h1>' }, 'respondeu 502'],
    ['an object without texts', { body: '{"trace":"x"}' }, 'respondeu 502'],
  ])('passes on another status that comes with %s', async (_name, answer, text) => {
    const { client, onFailure } = clientThatHears({ status: 502, ...answer });
    expect(await failed(client.call('X/Listar'))).toMatchObject({ status: 502, message: text });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each<[string, (left: AbortController) => void, unknown]>([
    ['whoever asked has left', (left) => left.abort(), { name: 'AbortError' }],
    ['the person waits no longer', () => stopWaiting(), { status: 0, message: 'não espera mais' }],
  ])('blames the API for no answer broken off because %s', async (_name, stop, expected) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { client } = clientThatHears(
      {},
      {
        // The head has come; the body does not, until nobody waits.
        fetch: async (_url, init) =>
          new Response(
            new ReadableStream({
              start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
            }),
          ),
      },
    );
    const left = new AbortController();
    const waiting = failed(client.call('Cliente/Listar', { signal: left.signal }));
    await new Promise((go) => setTimeout(go, 5));
    stop(left);
    expect(await waiting).toMatchObject(expected as object);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('stops waiting when the person does, and tells them that it may have been done', async () => {
    const { client } = clientThatHears(
      {},
      {
        fetch: (_url, init) =>
          new Promise((_answer, fail) =>
            init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)),
          ),
      },
    );
    const waiting = failed(client.call('X/Incluir', { method: 'POST' }));
    stopWaiting();
    expect(await waiting).toMatchObject({ status: 0, message: 'não espera mais' });
  });

  test('shows no error page in development', async () => {
    const { client, onFailure } = clientThatHears({ status: 500 }, { development: true });
    await failed(client.call('X/Listar'));
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('hands other refusals on, field by field', async () => {
    const body = '{"Sucesso":false,"Erros":[{"Texto":"Já existe.","Campo":"Enderecos.0.Cep","Codigo":"x"}]}';
    const { client, onFailure } = clientThatHears({ status: 422, body });
    const error = await failed(client.call('X/Incluir', { method: 'POST' }));
    expect(error?.body.errors).toEqual({ 'Enderecos.0.Cep': 'Já existe.' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('says that there was no answer at all', async () => {
    const { client } = clientThatHears({}, { fetch: () => Promise.reject(new TypeError('network')) });
    expect(await failed(client.call('X/Listar'))).toMatchObject({ status: 0, message: 'sem rede' });
  });
});

describe('the loading overlay', () => {
  test.each([
    ['an ordinary call', 'Cliente/Listar', {}, 1],
    ['an address containing /home', 'home/Resumo', {}, 0],
    ['a call in the background', 'Notificacao/Listar', { background: true }, 0],
  ])('counts %s', async (_name, path, call, count) => {
    let during = -1;
    const { client } = clientThatHears(
      {},
      {
        fetch: async () => {
          during = pendingRequests.get();
          return new Response(done);
        },
      },
    );
    await client.call(path, call);
    expect(during).toBe(count);
    expect(pendingRequests.get()).toBe(0);
  });
});
