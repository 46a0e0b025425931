import { sql } from 'kysely';
import { openOperationStates } from '../../../domain/operations/stateGroups.ts';
import type { Work } from '../../engine/crud/work.ts';

/** Fields of an operation that say who answers for it, and the tables of those people. */
export const ownerTables = { IdentificadorAnalista: 'analista', IdentificadorOfficer: 'officer' } as const;

export type OwnerField = keyof typeof ownerTables;

/** The records by which a user is analyst or officer of the present company. */
export async function postsOf({ tx, actor }: Work, field: OwnerField, userId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select "Identificador" as id from ${sql.table(ownerTables[field])}
    where "IdentificadorUsuario" = ${userId} and "IdentificadorEmpresa" = ${actor.companyId}
      and "ExcluidoEm" is null`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Operations that still need somebody. */
export async function openOperationsOf(
  { tx, actor }: Work,
  field: OwnerField,
  posts: readonly number[],
): Promise<number[]> {
  if (posts.length === 0) return [];
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from operacao
    where "IdentificadorEmpresa" = ${actor.companyId} and ${sql.ref(field)} in (${sql.join([...posts])})
      and "Situacao" in (${sql.join([...openOperationStates])}) and "ExcluidoEm" is null order by 1`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
