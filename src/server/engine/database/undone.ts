import type { Database, Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';

/** Does `work` as `actor` and undoes it: what would come of it, and what it would be refused for. */
export async function undone<T>(database: Database, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  const end = new Error('undone');
  await database
    .transaction(actor, async (tx) => {
      answers.push(await work(tx));
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
  return answers[0] as T;
}
