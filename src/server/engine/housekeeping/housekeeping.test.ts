import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { createFileRow } from '../files/fileRows.ts';
import { tidy } from './housekeeping.ts';

let folio: TestServer;
let ipe: TestCompany;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('analista@ipe.exemplo', 'analista', { TodosProprietarios: true });
});

afterAll(() => folio.close());

const count = async (table: string) => {
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(tx),
  );
  return rows[0]?.n;
};

test('answers, failed sign-ins and sessions go when their day is over, not before', async () => {
  const desk = await folio.signIn('analista@ipe.exemplo');
  await expect(folio.signIn('analista@ipe.exemplo', 'errada')).rejects.toThrow();
  const client = { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' };
  const made = await desk.post('Cliente/Incluir', client, { 'idempotency-key': 'cliente-novo-1' });
  expect(made.status).toBe(200);
  const counts = () => Promise.all(['idempotencia', 'tentativa_acesso', 'sessao'].map(count));
  const before = await counts();
  expect(before).not.toContain(0);
  await tidy(folio.server);
  expect(await counts()).toEqual(before);
  folio.forward(25 * 60);
  await tidy(folio.server);
  expect(await counts()).toEqual([0, 0, before[2]]);
  folio.forward(31 * 24 * 60);
  await tidy(folio.server);
  expect(await count('sessao')).toBe(0);
});

test('bytes go when no file and no page came to hold them within a day', async () => {
  const { files, database } = folio.server;
  const put = async (text: string) => (await files.put(Buffer.from(text), { name: 'a', maxBytes: 100 })).key;
  const [held, lost] = [await put('held'), await put('lost')];
  await database.transaction(ipe.actor, (tx) =>
    createFileRow(tx, ipe.actor, { Chave: held, Nome: 'a', Tipo: 'application/pdf', Tamanho: 4 }),
  );
  const there = async () => [await files.has(held), await files.has(lost)];
  const now = () => new Date();
  await tidy({ ...folio.server, now });
  expect(await there()).toEqual([true, true]);
  await tidy({ ...folio.server, now: () => new Date(Date.now() + 25 * 3_600_000) });
  expect(await there()).toEqual([true, false]);
});

test('records go for good thirty days after they were deleted', async () => {
  await ipe.person('helena@ipe.exemplo', 'administrador');
  const desk = await folio.signIn('helena@ipe.exemplo');
  const group = (await desk.post('Grupo/Incluir', { Nome: 'Grupo Ipê' })).body.ItemRegistro;
  expect((await desk.delete(`Grupo/Excluir/${group.Identificador}?Versao=1`)).status).toBe(200);
  const later = (days: number) => () => new Date(Date.now() + days * 24 * 3_600_000);
  const before = await count('grupo');
  await tidy({ ...folio.server, now: later(29) });
  expect(await count('grupo')).toBe(before);
  await tidy({ ...folio.server, now: later(31) });
  expect(await count('grupo')).toBe(Number(before) - 1);
});
