import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityNamed } from '../../src/metadata/entities.ts';
import { startServer, type TestServer, testPassword } from '../support/startServer.ts';
import { conformanceOf, differing, untried } from './support.ts';

let folio: TestServer;
let url: string;

beforeAll(async () => {
  folio = await startServer();
  const bank = await folio.company('Banco da Conformidade S.A.', '47392015000106');
  await bank.person('administradora@conforme.example', 'administrador', { TodosProprietarios: true });
  await bank.person('leitora@conforme.example', 'consulta', { TodosProprietarios: true });
  url = `${await folio.application.listen({ host: '127.0.0.1', port: 0 })}/api/`;
});
afterAll(() => folio.close());

describe('the server of this repository keeps the contract', () => {
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
