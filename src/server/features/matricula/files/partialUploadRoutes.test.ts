import { createHash, randomBytes } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { tidy } from '../../../engine/housekeeping/housekeeping.ts';

let folio: TestServer;
let ipe: TestCompany;
let desk: Desk;
let operation: number;

beforeAll(async () => {
  folio = await startServer({ environment: { MAX_PDF_BYTES: '900000' } });
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('analista@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.person('outra@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.person('leitora@ipe.exemplo', 'consulta', { TodosProprietarios: true });
  await jatoba.person('chefe@jatoba.exemplo', 'officer', { TodosProprietarios: true });
  desk = await folio.signIn('analista@ipe.exemplo');
  const IdentificadorCliente = await ipe.make('cliente', {
    Nome: 'Ana Couto',
    TipoPessoa: 'F',
    Documento: '71938462050',
  });
  operation = await ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural' });
});
afterAll(() => folio.close());

/** A PDF of about `kilobytes`, no two alike. */
function pdf(kilobytes: number): Buffer {
  const content = `BT /F 12 Tf 72 700 Td (pagina) Tj ET % ${randomBytes(kilobytes * 512).toString('hex')}`;
  return makePdf([{ content }]);
}

const tus = { 'tus-resumable': '1.0.0' };
const call = (
  who: Desk,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  url: string,
  headers: Record<string, string> = {},
  payload?: Buffer,
): Promise<Answer> =>
  folio.ask({
    method,
    url: `/api/${url}`,
    headers: { authorization: `Bearer ${who.token}`, ...tus, ...headers },
    ...(payload ? { payload } : {}),
  });

const begin = (length: number, { who = desk, query = 'Nome=grande.pdf' } = {}) =>
  call(who, 'POST', `Arquivo/tus?${query}`, { 'upload-length': String(length) });
const idOf = (answer: Answer) => String(answer.headers.location).replace(/^tus\//, '');
const state = (id: string, who = desk) => call(who, 'HEAD', `Arquivo/tus/${id}`);
const go = (id: string, offset: number, bytes: Buffer, who = desk) =>
  call(
    who,
    'PATCH',
    `Arquivo/tus/${id}`,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );

describe('an upload in pieces', () => {
  test('goes on where it broke off, ends as the same bytes, and becomes a record', async () => {
    const bytes = pdf(300);
    const begun = await begin(bytes.length, {
      query: `Nome=fazenda%20grande.pdf&IdentificadorOperacao=${operation}`,
    });
    expect(begun.status).toBe(201);
    const id = idOf(begun);
    expect((await go(id, 0, bytes.subarray(0, 100_000))).headers['upload-offset']).toBe('100000');
    expect((await state(id)).headers).toMatchObject({
      'upload-offset': '100000',
      'upload-length': String(bytes.length),
    });
    expect((await go(id, 0, bytes.subarray(0, 100_000))).status).toBe(409);
    const last = await go(id, 100_000, bytes.subarray(100_000));
    expect(last.status).toBe(204);
    const IdentificadorArquivo = Number(last.headers['identificador-arquivo']);
    const stored = await desk.get(`Arquivo/${IdentificadorArquivo}`);
    const sha = (of: Buffer) => createHash('sha256').update(of).digest('hex');
    expect(sha(stored.bytes)).toBe(sha(bytes));
    const record = await desk.post('RegistroMatricula/Incluir', {
      IdentificadorOperacao: operation,
      IdentificadorArquivo,
    });
    expect(record.body.ItemRegistro).toMatchObject({
      NomeArquivo: 'fazenda grande.pdf',
      Situacao: 'na_fila',
    });
  });

  test('tells the file again to whoever lost the last answer, and keeps the bytes once only', async () => {
    const bytes = pdf(50);
    const id = idOf(await begin(bytes.length));
    const last = await go(id, 0, bytes);
    const again = await state(id);
    expect(again.headers).toMatchObject({
      'upload-offset': String(bytes.length),
      'identificador-arquivo': last.headers['identificador-arquivo'],
    });
    const names = await readdir(join(folio.server.settings.dataDir, 'envios'));
    expect(names).toContain(`${id}.json`);
    expect(names).not.toContain(id);
  });

  test('that was whole when its process died is stored when somebody asks for it', async () => {
    const bytes = pdf(50);
    const id = idOf(await begin(bytes.length));
    await go(id, 0, bytes.subarray(0, 1000));
    await writeFile(join(folio.server.settings.dataDir, 'envios', id), bytes);
    expect(Number((await state(id)).headers['identificador-arquivo'])).toBeGreaterThan(0);
  });

  test('that is no PDF is refused with its own message at the last byte, and is gone', async () => {
    const id = idOf(await begin(5, { query: 'Nome=foto.pdf' }));
    const answer = await go(id, 0, Buffer.from('PNG..'));
    expect(answer.status).toBe(422);
    expect(JSON.parse(String(answer.bytes))).toMatchObject({
      Sucesso: false,
      Erros: [{ Codigo: 'file-not-pdf' }],
    });
    expect((await state(id)).status).toBe(404);
  });

  test('can be given up, and leaves nothing', async () => {
    const id = idOf(await begin(5000));
    await go(id, 0, Buffer.alloc(1000));
    expect((await call(desk, 'DELETE', `Arquivo/tus/${id}`)).status).toBe(204);
    expect((await state(id)).status).toBe(404);
    expect(await readdir(join(folio.server.settings.dataDir, 'envios'))).not.toContain(id);
  });

  test('takes not a byte more than it announced', async () => {
    const id = idOf(await begin(1000));
    expect((await go(id, 0, Buffer.alloc(1001))).status).toBe(413);
  });

  test('carries the headers every answer carries, and opens the API to no other origin', async () => {
    const { headers } = await call(desk, 'POST', 'Arquivo/tus', {
      'upload-length': '10',
      origin: 'https://evil.example',
    });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('is refused before a byte is sent', () => {
  test.each([
    ['over the limit', 900_001, 413, 'file-too-large'],
    ['empty', 0, 422, 'file-empty'],
  ])('%s', async (_what, length, status, Codigo) => {
    expect(await begin(length)).toMatchObject({ status, body: { Erros: [{ Codigo }] } });
  });

  test('of no known length', async () => {
    const answer = await call(desk, 'POST', 'Arquivo/tus', { 'upload-defer-length': '1' });
    expect(answer).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'file-missing' }] } });
  });

  test('to who may only read', async () => {
    const reader = await folio.signIn('leitora@ipe.exemplo');
    expect(await begin(10, { who: reader })).toMatchObject({
      status: 403,
      body: { Erros: [{ Codigo: 'permission-missing' }] },
    });
  });

  test('for an operation of another company', async () => {
    const chief = await folio.signIn('chefe@jatoba.exemplo');
    const query = `Nome=a.pdf&IdentificadorOperacao=${operation}`;
    expect((await begin(10, { who: chief, query })).status).toBe(404);
  });
});

test('is its sender’s alone: to a colleague and to another company it does not exist', async () => {
  const bytes = pdf(10);
  const id = idOf(await begin(bytes.length));
  await go(id, 0, bytes.subarray(0, 100));
  for (const login of ['outra@ipe.exemplo', 'chefe@jatoba.exemplo']) {
    const other = await folio.signIn(login);
    expect((await state(id, other)).status).toBe(404);
    expect((await go(id, 100, bytes.subarray(100), other)).status).toBe(404);
    expect((await call(other, 'DELETE', `Arquivo/tus/${id}`)).status).toBe(404);
  }
  expect((await state('0'.repeat(32))).status).toBe(404);
  expect((await state('..%2f..%2fsegredo')).status).toBe(400);
  expect((await state(id)).headers['upload-offset']).toBe('100');
});

test('a person begins so many and no more', async () => {
  const answers: number[] = [];
  for (let i = 0; i < 61; i++) answers.push((await begin(10)).status);
  expect(answers.at(-1)).toBe(429);
});

test('what is left lying goes after a day, what is under way stays', async () => {
  const folder = join(folio.server.settings.dataDir, 'envios');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const old = new Date(Date.now() - 25 * 3_600_000);
  const [fresh, ...stale] = names;
  for (const name of stale) {
    await utimes(join(folder, name), old, old);
    await utimes(join(folder, name.replace('.json', '')), old, old).catch(() => undefined);
  }
  await tidy(folio.server);
  expect(await readdir(folder)).toContain(fresh);
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toHaveLength(1);
});
