import { sql } from 'kysely';
import type { Reading } from '../../../src/domain/matricula/model/index.ts';
import { createFileRow } from '../../../src/server/engine/files/fileRows.ts';
import { storeReading } from '../../../src/server/features/matricula/reading/readings.ts';
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
