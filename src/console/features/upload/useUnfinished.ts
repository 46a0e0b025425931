import { useEffect, useState } from 'react';
import { ApiError } from '../../engine/client/apiError.ts';
import { isStale, look } from './followedFiles.ts';
import { recallUnsent } from './unsent.ts';

/** How long after a question nobody answered, ms. */
const askAgainAfter = 5_000;

/**
 * Follows files the server has of an operation, or of the person in all operations: those sent before a reload, in
 * another tab or by others.
 * @returns whether the first answer is still awaited
 */
export function useUnfinished(operation: number | null): boolean {
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      look(operation, stop.signal)
        .then(() => isStale.set(false))
        .catch((error: unknown) => {
          if (stop.signal.aborted || !(error instanceof ApiError) || error.status === 401) return;
          isStale.set(true);
          timer = setTimeout(() => void ask(), askAgainAfter);
        })
        .finally(() => setWaiting(false));
    recallUnsent();
    setWaiting(true);
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [operation]);
  return isWaiting;
}
