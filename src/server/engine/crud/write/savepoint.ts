import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Does `work` so that a failure in it leaves nothing behind, while the transaction around it goes on. May be nested:
 * of savepoints with one name the database means the latest.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint folio_passo`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint folio_passo`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint folio_passo`.execute(tx);
    await sql`release savepoint folio_passo`.execute(tx);
    throw error;
  }
}
