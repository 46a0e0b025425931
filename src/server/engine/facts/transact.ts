import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/database.ts';
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
): Promise<T> =>
  database.transaction(actor, async (tx) =>
    withFacts({ tx, actor: await byCompanyClocks(tx, actor), models }, act),
  );

/** A process goes by the clocks of the company it works for, as people of it do. */
async function byCompanyClocks(tx: Tx, actor: Actor): Promise<Actor> {
  if (actor.kind === 'person' || actor.companyId === null) return actor;
  const { rows } = await sql<{ timeZone: string }>`select "FusoHorario" as "timeZone" from empresa
    where "Identificador" = ${actor.companyId} and "FusoHorario" is not null`.execute(tx);
  return { ...actor, ...rows[0] };
}

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
