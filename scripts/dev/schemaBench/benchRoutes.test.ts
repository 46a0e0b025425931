import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreEntity } from '../../../src/metadata/compact.ts';
import { evaluatedValidator } from '../../../src/metadata/evaluatedValidator.ts';
import { applicationOf } from '../../../src/server/openServer.ts';
import { startServer, type TestServer } from '../../../test/support/servers/startServer.ts';
import { addBenchRoutes } from './benchRoutes.ts';

const root = resolve(import.meta.dirname, '../../..');
const file = readFileSync(resolve(root, 'schemas/filial.schema.json'), 'utf8');

let folio: TestServer;
let bench: FastifyInstance;
let authorization = '';

beforeAll(async () => {
  folio = await startServer();
  const company = await folio.company('Banco Ipê S.A.', '47392015000106');
  await company.person('desenvolvedora@ipe.exemplo', 'consulta');
  await company.make('filial', { Nome: 'Filial do Cerrado', Documento: null });
  const { database } = folio.server;
  bench = await applicationOf(folio.server, undefined, [
    (api) => addBenchRoutes(api, { root, database, remember: (_key, make) => make() }),
  ]);
  authorization = `Bearer ${(await folio.signIn('desenvolvedora@ipe.exemplo')).token}`;
});

afterAll(async () => {
  await bench.close();
  await folio.close();
});

const address = (path: string) => `/api/Desenvolvimento/Esquemas${path}`;

async function ask(path: string, Texto?: string) {
  const answer = await bench.inject({
    method: Texto === undefined ? 'GET' : 'POST',
    url: address(path),
    headers: { authorization, 'accept-language': 'pt-BR' },
    ...(Texto === undefined ? {} : { payload: { Texto } }),
  });
  return { status: answer.statusCode, told: answer.json().ItemRegistro };
}

describe('the calls of the schema bench', () => {
  test('are in no server but that of npm run dev, and nobody without a session is answered', async () => {
    const elsewhere = await folio.ask({ method: 'GET', url: address(''), headers: { authorization } });
    expect(elsewhere.status).toBe(404);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/filial'],
      ['POST', '/filial/Julgar'],
      ['POST', '/filial/Comparar'],
    ] as const)
      expect((await bench.inject({ method, url: address(path), payload: { Texto: file } })).statusCode).toBe(
        401,
      );
  });

  test('name the schemas and hand out their texts, and no other file', async () => {
    expect((await ask('')).told.Itens).toContain('filial');
    expect((await ask('/filial')).told.Texto).toBe(file);
    expect((await ask('/nenhuma')).status).toBe(404);
    for (const path of ['/..%2f..%2fpackage', '/vocabulary.json', '/Filial'])
      expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  });

  test('derive entity, rule, calls and tables from a text that is in no file', async () => {
    const { told } = await ask(
      '/filial/Julgar',
      file.replace('"properties": {', `"properties": { "Apelido": ${nickname},`),
    );
    expect(told.problems).toEqual([]);
    const entity = restoreEntity(told.entity);
    expect(entity.fields[0]).toMatchObject({ name: 'Apelido', required: true, maxLength: 5 });
    const validate = evaluatedValidator('filial', told.validator);
    expect(validate({ Apelido: 'Norte', Nome: 'Filial', Ativo: true })).toBe(true);
    expect(validate({ Apelido: 'Cerrado', Nome: 'Filial', Ativo: true })).toBe(false);
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(['/Apelido']);
    expect(told.calls.components.schemas.FilialNovo.properties).toHaveProperty('Apelido');
    expect(told.statements[0]).toMatch(/^create table "filial" \(.*"Apelido" text/);
    expect(told.statements.join()).not.toContain('create table "cliente"');
  });

  test('say what is wrong with a text, where, and the word that was probably meant', async () => {
    const { told } = await ask('/filial/Julgar', file.replace('"type": "cnpj"', '"type": "cnpjj"'));
    expect(told.entity).toBeUndefined();
    const line = file.split('\n').findIndex((one) => one.includes('"type": "cnpj"')) + 1;
    expect(told.problems).toEqual([
      expect.objectContaining({ line, message: expect.stringContaining('did you mean cnpj?') }),
    ]);
    const broken = await ask('/filial/Julgar', file.replace('"type": "object",', '"type": "object"'));
    expect(broken.told.problems[0]).toMatchObject({ file: 'filial.schema.json', line: expect.any(Number) });
  });

  test('say what the text would do to the database that runs, and do nothing to it', async () => {
    const stricter = file.replace('"properties": {', `"properties": { "Apelido": ${nickname},`);
    const { told } = await ask('/filial/Comparar', stricter);
    const lines = told.Linhas.join('\n');
    expect(lines).toContain('alter table "filial" add column "Apelido"');
    expect(lines).toMatch(/filial\.Apelido, required: 1 \(\d+\)/);
    expect((await ask('/filial/Comparar', file)).told.Linhas.join('\n')).not.toContain('add column');
  });
});

const nickname = JSON.stringify({
  'x-field': {
    type: 'text',
    label: { 'pt-br': 'Apelido', 'en-us': 'Nickname' },
    maxLength: 5,
    required: true,
  },
});
