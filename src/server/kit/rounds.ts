/** Work that is done again and again until it is stopped. */
export interface Rounds {
  /** Begins no further round and waits for the one under way. Before the database closes, which it may be using. */
  stop(): Promise<void>;
}

export interface RoundsOptions {
  /** Counted from the end of the round before, so that slow ones never pile up. */
  readonly everyMs: number;
  readonly firstAfterMs?: number;
  /** Told what a round failed with; the next comes all the same. */
  readonly onError: (error: unknown) => void;
}

/**
 * Does `work` until stopped; a process does not stay alive for it.
 * @param work gets a signal that says it is over: whoever takes long looks at it between two steps
 */
export function startRounds(
  work: (over: AbortSignal) => Promise<unknown>,
  { everyMs, firstAfterMs = everyMs, onError }: RoundsOptions,
): Rounds {
  const over = new AbortController();
  let timer: NodeJS.Timeout;
  let round: Promise<unknown> = Promise.resolve();
  const later = (milliseconds: number) => {
    if (over.signal.aborted) return;
    timer = setTimeout(() => {
      round = work(over.signal)
        .catch(onError)
        .finally(() => later(everyMs));
    }, milliseconds).unref();
  };
  later(firstAfterMs);
  return {
    async stop() {
      over.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
