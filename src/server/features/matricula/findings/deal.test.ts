import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boaAurora } from '../../../../../test/support/papers/matricula.ts';
import { makeRecord } from '../../../../../test/support/people/analysis.ts';
import {
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { queueActor } from '../queueActor.ts';
import { dealOf } from './deal.ts';

let folio: TestServer;
let ipe: TestCompany;
let operation: number;
let recordId: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
  operation = await ipe.make('operacao', {
    IdentificadorCliente: client,
    TipoImovel: 'Rural',
    Prioridade: 'normal',
  });
  recordId = await makeRecord(folio, ipe, { operation, state: 'aguardando_analise', reading: boaAurora() });
});
afterAll(() => folio.close());

const change = (statement: ReturnType<typeof sql>) =>
  folio.server.database.asMigrator((tx) => statement.execute(tx));

/** As the job queue asks, which knows no zone of its own. */
const dateOfDeal = (now: string) => {
  const { database, models } = folio.server;
  const actor = queueActor(ipe.id, 1);
  return database.transaction(actor, async (tx) => {
    const work = { tx, actor, models };
    const record = await findRecord(work, models.named('registro-matricula'), recordId);
    return (await dealOf(work, record, new Date(now))).date;
  });
};

test.each([
  ['America/Rio_Branco', '2026-05-01'],
  ['America/Sao_Paulo', '2026-05-02'],
])('a company in %s has its own day, not that of whoever reads: %s', async (zone, day) => {
  await change(sql`update empresa set "FusoHorario" = ${zone} where "Identificador" = ${ipe.id}`);
  expect(await dateOfDeal('2026-05-02T04:30:00Z')).toBe(day);
});

test('a planned signing is the day of the deal until it has passed where the company works', async () => {
  await change(
    sql`update empresa set "FusoHorario" = 'America/Rio_Branco' where "Identificador" = ${ipe.id}`,
  );
  await change(
    sql`update operacao set "DataPrevistaAssinatura" = '2026-05-02' where "Identificador" = ${operation}`,
  );
  expect(await dateOfDeal('2026-05-02T04:30:00Z')).toBe('2026-05-02');
  expect(await dateOfDeal('2026-05-03T04:30:00Z')).toBe('2026-05-02');
  expect(await dateOfDeal('2026-05-03T05:30:00Z')).toBe('2026-05-03');
});
