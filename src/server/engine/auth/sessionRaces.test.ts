import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';

describe.each(featureEngines)('%s', (_engine, start) => {
  let folio: TestServer;
  let company: number;
  const login = 'helena@ipe.exemplo';
  beforeAll(async () => {
    folio = await startServer({ start });
    const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    company = ipe.id;
    await ipe.person(login, 'administrador', { TodosProprietarios: true });
  });
  afterAll(() => folio.close());

  const change = (desk: Desk) => desk.post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa: company });
  const lives = async (token: string) =>
    (
      await folio.application.inject({
        url: '/api/Autenticacao/CarregarDadoToken',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode === 200;

  test('one token becomes one other, however often it is changed at once', async () => {
    const desk = await folio.signIn(login);
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(desk)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('a session that changes company while all others are ended does not outlive them', async () => {
    const keeper = await folio.signIn(login);
    for (let round = 0; round < 12; round += 1) {
      const other = await folio.signIn(login);
      const [changed] = await Promise.all([
        change(other),
        keeper.post('Autenticacao/EncerrarOutrasSessoes', {}),
      ]);
      if (changed.status === 200) expect(await lives(changed.body.ItemRegistro.Token)).toBe(false);
    }
  });
});
