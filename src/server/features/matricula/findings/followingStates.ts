import { sql } from 'kysely';
import type { Work } from '../../../engine/crud/work.ts';
import { openRecordStates } from './openRecordStates.ts';

/** States whose findings follow what they depend on outside the record: a finished analysis was finished for that. */
export const followingStates: readonly string[] = [...openRecordStates, 'concluida'];

/** Registry records of an operation whose findings follow. */
export async function followedRecordsOf({ tx }: Work, operationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from registro_matricula
    where "IdentificadorOperacao" = ${operationId} and "ExcluidoEm" is null and "Situacao" in (${sql.join(followingStates)})
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}
