import { sql } from 'kysely';
import { followingStates } from '../../../../domain/matricula/stateGroups.ts';
import type { Work } from '../../../engine/crud/work.ts';

/** Registry records of an operation whose findings follow. */
export async function followedRecordsOf({ tx }: Work, operationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from registro_matricula
    where "IdentificadorOperacao" = ${operationId} and "ExcluidoEm" is null and "Situacao" in (${sql.join(followingStates)})
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}
