import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';

/** The time of the transaction. */
export async function timeOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ time: string | Date }>`select now() as time`.execute(tx);
  return new Date(rows[0]?.time ?? 0).toISOString();
}
