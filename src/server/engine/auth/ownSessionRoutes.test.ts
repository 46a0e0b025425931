import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let ipe: TestCompany;

const sessionsOf = async (desk: Desk) => (await desk.get('Autenticacao/ListarSessoes')).body.ItemRegistro;
const lives = async (desk: Desk) => (await desk.get('Autenticacao/CarregarDadoToken')).status === 200;
const end = (desk: Desk, Identificador: unknown) =>
  desk.post('Autenticacao/EncerrarSessao', { Identificador });

describe.each(featureEngines)("one's own sessions on %s", (_name, start) => {
  let here: Desk;
  let there: Desk;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('analista@ipe.exemplo', 'analista');
    await ipe.person('outra@ipe.exemplo', 'analista');
  });
  afterAll(() => folio.close());
  beforeEach(async () => {
    await folio.server.database.system((tx) => sql`delete from sessao`.execute(tx));
    [here, there] = [await folio.signIn('analista@ipe.exemplo'), await folio.signIn('analista@ipe.exemplo')];
  });

  test('say where and since when, which is this one, and nothing that opens one', async () => {
    await folio.ask({
      method: 'POST',
      url: '/api/Autenticacao/Login',
      payload: { Login: 'analista@ipe.exemplo', Senha: 'três capivaras no rio' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      remoteAddress: '203.0.113.9',
    });
    const sessions = await sessionsOf(here);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ Atual }: { Atual: boolean }) => Atual)).toHaveLength(1);
    expect(sessions).toContainEqual({
      Identificador: expect.any(Number),
      NomeEmpresa: 'Banco Ipê S.A.',
      NomeFilial: null,
      Endereco: '203.0.113.9',
      Navegador: 'Firefox',
      Sistema: 'Linux',
      Inicio: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      UltimoUso: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      Atual: false,
    });
    const text = JSON.stringify(sessions);
    for (const { token } of [here, there]) expect(text).not.toContain(token);
    expect(text).not.toMatch(/resumo|token|x-?hash|\\\\x/i);
  });

  test('are those that live: none ended, idle or somebody else’s', async () => {
    await folio.signIn('outra@ipe.exemplo');
    await there.get('Autenticacao/Logout');
    expect(await sessionsOf(here)).toHaveLength(1);
    const idle = await folio.signIn('analista@ipe.exemplo');
    folio.forward(20);
    expect(await lives(here)).toBe(true);
    folio.forward(15);
    expect(await lives(idle)).toBe(false);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  test('end one by one, at once, and are noted', async () => {
    const other = (await sessionsOf(here)).find(({ Atual }: { Atual: boolean }) => !Atual);
    expect((await end(here, other.Identificador)).status).toBe(200);
    expect([await lives(here), await lives(there)]).toEqual([true, false]);
    expect((await end(here, other.Identificador)).status).toBe(200);
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql`select 1 from acesso where "Evento" = 'encerrou-sessoes'`.execute(tx),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test('all but this one end together', async () => {
    const third = await folio.signIn('analista@ipe.exemplo');
    const stranger = await folio.signIn('outra@ipe.exemplo');
    expect((await here.post('Autenticacao/EncerrarOutrasSessoes', {})).status).toBe(200);
    expect([await lives(here), await lives(there), await lives(third), await lives(stranger)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('of others cannot be ended, nor told from those that never were', async () => {
    const stranger = await folio.signIn('outra@ipe.exemplo');
    const [theirs] = await sessionsOf(stranger);
    const answers = [await end(here, theirs.Identificador), await end(here, 999_999_999)];
    expect(answers.map(({ status, body }) => [status, body.Erros[0].Codigo])).toEqual([
      [404, 'session-not-found'],
      [404, 'session-not-found'],
    ]);
    expect(await lives(stranger)).toBe(true);
    for (const id of ['1', 0, -1, 1.5, null]) expect((await end(here, id)).status).toBe(400);
  });

  test('are nobody’s without a session', async () => {
    for (const [method, path] of [
      ['GET', 'ListarSessoes'],
      ['POST', 'EncerrarSessao'],
      ['POST', 'EncerrarOutrasSessoes'],
    ] as const) {
      const answer = await folio.ask({
        method,
        url: `/api/Autenticacao/${path}`,
        ...(method === 'POST' ? { payload: { Identificador: 1 } } : {}),
      });
      expect(answer.status).toBe(401);
    }
  });

  test('end for somebody else by who keeps the people, in this company, and the person signs in again', async () => {
    await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    const admin = await folio.signIn('administradora@ipe.exemplo');
    const found = (await admin.get('Usuario/Listar?Busca=analista')).body.ItemRegistro.Itens[0];
    const { Identificador, Versao } = found;
    const ended = await admin.post(`Usuario/Executar/encerrar-sessoes/${Identificador}`, { Versao });
    expect(ended.status).toBe(200);
    expect([await lives(here), await lives(there)]).toEqual([false, false]);
    expect(await lives(await folio.signIn('analista@ipe.exemplo'))).toBe(true);
    const analyst = await folio.signIn('analista@ipe.exemplo');
    const tried = await analyst.post(`Usuario/Executar/encerrar-sessoes/${Identificador}`, { Versao });
    expect(tried.status).toBe(403);
  });
});
