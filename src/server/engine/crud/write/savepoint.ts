import { sql } from 'kysely';
import type { Work } from '../work.ts';

/**
 * Does `work` so that a failure in it leaves nothing behind, no fact that was told either, while the transaction around
 * it goes on. May be nested: of savepoints with one name the database means the latest.
 */
export async function inSavepoint<T>(
  { tx, pending }: Pick<Work, 'tx' | 'pending'>,
  work: () => Promise<T>,
): Promise<T> {
  const heard = new Map(pending?.heard);
  await sql`savepoint folio_passo`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint folio_passo`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint folio_passo`.execute(tx);
    if (pending) pending.heard = heard;
    await sql`release savepoint folio_passo`.execute(tx);
    throw error;
  }
}
