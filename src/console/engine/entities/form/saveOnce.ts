import equal from 'fast-deep-equal';
import { type Attempt, attemptFor, isUnsettled } from '../../data/attempts.ts';

interface Once<T> {
  /** A save that was never answered. */
  readonly open: Attempt | null;
  readonly body: unknown;
  readonly send: (attempt: Attempt) => Promise<T>;
  /** Keeps the attempt while its outcome is unknown. */
  readonly note: (attempt: Attempt | null) => void;
  /** The earlier save was done after all, and says something else: goes on from what it made. */
  readonly goOn: (done: T) => Promise<T>;
}

/**
 * Saves so that nothing is ever saved twice. The same thing again goes under the same key. Another thing, after
 * a save whose answer was lost, first asks what became of that one.
 */
export async function saveOnce<T>({ open, body, send, note, goOn }: Once<T>): Promise<T> {
  const trySending = async (attempt: Attempt) => {
    note(attempt);
    try {
      const done = await send(attempt);
      note(null);
      return done;
    } catch (error) {
      if (!isUnsettled(error)) note(null);
      throw error;
    }
  };
  if (open === null || equal(open.body, body)) return trySending(attemptFor(body, open));
  let done: T;
  try {
    done = await trySending(open);
  } catch (error) {
    if (isUnsettled(error)) throw error;
    // It was refused, so nothing had been done: the new one stands for itself.
    return trySending(attemptFor(body, null));
  }
  return goOn(done);
}
