import { setTimeout as pause } from 'node:timers/promises';
import { failureOfSystem } from '../../kit/database/failureCodes.ts';

/** Together well within the lease of a job. */
const waitsMs = [100, 500, 2_000, 5_000, 10_000];

/**
 * Notes what was done outside of the database and must not be done twice: a mail that left, an answer that cost money.
 * Where the database is busy or hangs up it is tried again before long. What the lost connection had stored already is
 * no longer this turn's: `Turn.done` says so.
 * @param lost ends the waiting
 * @throws what it fails with for another reason, or still
 */
export async function untilNoted<T>(lost: AbortSignal, note: () => Promise<T>): Promise<T> {
  for (const wait of waitsMs)
    try {
      return await note();
    } catch (error) {
      if (failureOfSystem(error)?.code !== 'database-busy') throw error;
      await pause(wait, undefined, { signal: lost });
    }
  return note();
}
