import { sql } from 'kysely';
import type { Work } from '../../engine/crud/work.ts';
import { type OwnerField, ownerTables } from './owners.ts';

/** The user who is this analyst or officer of the actor's company; null when it is nobody's post. */
export async function personBehind(
  { tx, actor }: Work,
  field: OwnerField,
  post: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select "IdentificadorUsuario" as id from ${sql.table(ownerTables[field])}
    where "Identificador" = ${post} and "IdentificadorEmpresa" = ${actor.companyId}`.execute(tx);
  return rows[0]?.id ?? null;
}
