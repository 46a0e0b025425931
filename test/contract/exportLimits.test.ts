import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/servers/startServer.ts';

let folio: TestServer;

beforeAll(async () => {
  folio = await startServer({ environment: { EXPORTS_PER_MINUTE: '2' } });
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('helena@ipe.exemplo', 'administrador');
});
afterAll(() => folio.close());

test('a person exports a few lists a minute, of whatever kind; then waits as long as told', async () => {
  const desk = await folio.signIn('helena@ipe.exemplo');
  for (const noun of ['Grupo', 'Cliente']) expect((await desk.get(`${noun}/Exportar`)).status).toBe(200);
  const refused = await desk.get('Diretoria/Exportar');
  expect([refused.status, refused.body.Erros[0].Codigo]).toEqual([429, 'exports-too-many']);
  const rest = Number(refused.headers['retry-after']);
  expect([rest > 0, rest <= 60]).toEqual([true, true]);
  expect((await desk.get('Diretoria/Listar')).status).toBe(200);
});

test('every export is noted in the access log', async () => {
  await folio.server.accessLog.flush();
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql`select "Entidade", "Quantidade" from acesso where "Evento" = 'exportou' order by 1`.execute(tx),
  );
  expect(rows).toEqual([
    { Entidade: 'cliente', Quantidade: 0 },
    { Entidade: 'grupo', Quantidade: 0 },
  ]);
});

test('a file is taken only where one is imported', async () => {
  const desk = await folio.signIn('helena@ipe.exemplo');
  const csv = { 'content-type': 'text/csv' };
  const body = Buffer.from('Nome\r\nGrupo Ipê\r\n');
  const made = await desk.send('Grupo/Importar', body, csv);
  expect(made.body.ItemRegistro).toMatchObject({ Incluidos: 1, Erros: [] });
  expect((await desk.send('Grupo/Incluir', body, csv)).status).toBe(415);
  const large = Buffer.alloc(10 * 2 ** 20 + 1, 'x');
  const refused = await desk.send('Grupo/Importar', large, csv);
  expect([refused.status, refused.body.Erros[0].Codigo]).toEqual([413, 'import-too-large']);
});
