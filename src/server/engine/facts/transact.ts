import type { Database } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import type { Models } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import { followUp } from './facts.ts';

/** Where records are worked on. */
export interface Place {
  readonly database: Database;
  readonly models: Models;
}

/** Works on records in one transaction; what follows from what was done is worked out at its end. */
export const transact = <T>(
  { database, models }: Place,
  actor: Actor,
  act: (work: Work) => Promise<T>,
): Promise<T> => database.transaction(actor, (tx) => withFacts({ tx, actor, models }, act));

/** Looks at records, and writes nothing. */
export const look = <T>(
  { database, models }: Place,
  actor: Actor,
  act: (work: Work) => Promise<T>,
): Promise<T> => database.reading(actor, (tx) => act({ tx, actor, models }));

/** The same as `transact` in a transaction that is open already. */
export async function withFacts<T>(
  opened: Omit<Work, 'pending'>,
  act: (work: Work) => Promise<T>,
): Promise<T> {
  const work: Work = { ...opened, pending: { heard: new Map(), running: null } };
  const answer = await act(work);
  await followUp(work);
  return answer;
}

/** Works on records as `actor` and undoes it: what would come of it, and what it would be refused for. */
export async function undone<T>(place: Place, actor: Actor, act: (work: Work) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  const end = new Error('undone');
  await transact(place, actor, async (work) => {
    answers.push(await act(work));
    await followUp(work);
    throw end;
  }).catch((error: unknown) => {
    if (error !== end) throw error;
  });
  return answers[0] as T;
}
