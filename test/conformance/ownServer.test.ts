import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityNamed } from '../../src/metadata/entities.ts';
import { applicationOf } from '../../src/server/openServer.ts';
import { startServer, type TestServer, testPassword } from '../support/servers/startServer.ts';
import { conformanceOf, differing, untried } from './support.ts';

let folio: TestServer;
let application: FastifyInstance;
let folder: string;
let url: string;

beforeAll(async () => {
  folio = await startServer();
  const bank = await folio.company('Banco da Conformidade S.A.', '47392015000106');
  await bank.person('administradora@conforme.example', 'administrador', { TodosProprietarios: true });
  await bank.person('leitora@conforme.example', 'consulta', { TodosProprietarios: true });
  // With the console's files beside the API, as it is run.
  folder = await mkdtemp(join(tmpdir(), 'folio-conforme-'));
  const config = { Api: { Url: './api/' }, Desenvolvimento: false };
  application = await applicationOf(folio.server, { folder, config });
  url = `${await application.listen({ host: '127.0.0.1', port: 0 })}/api/`;
});
afterAll(async () => {
  await application.close();
  await folio.close();
  await rm(folder, { recursive: true });
});

// Two hundred calls a run, on a machine that may be doing more than this.
describe('the server of this repository keeps the contract', { timeout: 90_000 }, () => {
  test('for whoever may do everything, with nothing left behind', async () => {
    const { verdicts, left } = await conformanceOf({
      url,
      login: 'administradora@conforme.example',
      password: testPassword,
    });
    expect(differing(verdicts)).toEqual([]);
    expect(untried(verdicts)).toEqual({ forbidden: 'all-rights' });
    expect(left).toEqual([]);
  });

  test('for a plain entity', async () => {
    const { verdicts, left } = await conformanceOf({
      url,
      login: 'administradora@conforme.example',
      password: testPassword,
      entity: entityNamed('grupo'),
    });
    expect(differing(verdicts)).toEqual([]);
    expect(untried(verdicts)).toEqual({
      forbidden: 'all-rights',
      'search-document': 'no-field',
      'day-plain': 'no-field',
    });
    expect(left).toEqual([]);
  });

  test('for an entity whose documents are of one company, and whose lists are the same in every language', async () => {
    const { verdicts, left } = await conformanceOf({
      url,
      login: 'administradora@conforme.example',
      password: testPassword,
      entity: entityNamed('filial'),
    });
    expect(differing(verdicts)).toEqual([]);
    expect(left).toEqual([]);
  });

  test('for whoever may only read', async () => {
    const { verdicts } = await conformanceOf({
      url,
      login: 'leitora@conforme.example',
      password: testPassword,
      readOnly: true,
    });
    expect(differing(verdicts)).toEqual([]);
    expect(Object.values(untried(verdicts))).not.toContain('all-rights');
  });
});
