import { sql } from 'kysely';
import type { Reading } from '../../../src/domain/matricula/model/index.ts';
import { findRecord } from '../../../src/server/engine/crud/findRecord.ts';
import { transact } from '../../../src/server/engine/facts/transact.ts';
import { createFileRow } from '../../../src/server/engine/files/fileRows.ts';
import { settleNewReading } from '../../../src/server/features/matricula/reading/newReading.ts';
import { currentReading, storeReading } from '../../../src/server/features/matricula/reading/readings.ts';
import { refreshRecord } from '../../../src/server/features/matricula/recordSummary.ts';
import type { TestCompany, TestServer } from '../servers/startServer.ts';

/** A registry record with a reading of its own, in any state, without a file being read. */
export async function makeRecord(
  { server }: TestServer,
  company: TestCompany,
  { operation, state, reading }: { operation: number; state: string; reading: Reading },
): Promise<number> {
  const { actor } = company;
  const file = await server.database.transaction(actor, (tx) =>
    createFileRow(tx, actor, {
      Chave: 'a'.repeat(64),
      Nome: 'a.pdf',
      Tipo: 'application/pdf',
      Tamanho: 1,
    }),
  );
  const id = await company.make('registro-matricula', {
    IdentificadorOperacao: operation,
    IdentificadorArquivo: file.Identificador,
    NomeArquivo: 'a.pdf',
  });
  await server.database.transaction(actor, (tx) =>
    storeReading(tx, {
      companyId: company.id,
      recordId: id,
      order: 1,
      runId: null,
      part: 0,
      reading,
      statistics: null,
    }),
  );
  await putInState({ server }, id, state);
  return id;
}

/** A further reading of a record, as the job that reads files keeps it, where nobody had corrected anything. */
export function readAgain(
  { server }: TestServer,
  { id, actor }: TestCompany,
  recordId: number,
  reading: Reading,
): Promise<void> {
  return transact(server, actor, async (work) => {
    const { tx, models } = work;
    const readingId = await storeReading(tx, {
      companyId: id,
      recordId,
      order: ((await currentReading(tx, recordId))?.order ?? 0) + 1,
      runId: null,
      part: 0,
      reading,
      statistics: null,
    });
    const record = await findRecord(work, models.named('registro-matricula'), recordId, { lock: 'change' });
    await settleNewReading(work, await refreshRecord(work, record, reading, []), readingId);
  });
}

/** Behind the back of the rules; nobody has it in hand. @returns the version it has then */
export async function putInState(
  { server }: Pick<TestServer, 'server'>,
  id: number,
  state: string,
): Promise<number> {
  return server.database.asMigrator(async (tx) => {
    await sql`delete from trava where "IdentificadorRegistroMatricula" = ${id}`.execute(tx);
    const { rows } = await sql<{ Versao: number }>`
      update registro_matricula set "Situacao" = ${state} where "Identificador" = ${id} returning "Versao"`.execute(
      tx,
    );
    return rows[0]?.Versao ?? 0;
  });
}
