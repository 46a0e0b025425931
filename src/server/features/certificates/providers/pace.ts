import { ProviderFailure } from './faults.ts';

/** Where a source says "too many" and not for how long. */
const usualPauseMs = 60_000;

/** Calls of the last minute, and the pause the source asked for. Refuses at once instead of waiting: the queue waits. */
export class Pace {
  readonly #perMinute: number;
  readonly #now: () => Date;
  #calls: number[] = [];
  #pausedUntil = 0;

  constructor(perMinute: number, now: () => Date) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts a call. @throws ProviderFailure 'own-limit' with the time the next one may go */
  take(): void {
    const now = this.#now().getTime();
    this.#calls = this.#calls.filter((at) => at > now - 60_000);
    const oldest = this.#calls[0];
    const freeAt =
      oldest !== undefined && this.#calls.length >= this.#perMinute
        ? Math.max(oldest + 60_000, this.#pausedUntil)
        : this.#pausedUntil;
    if (freeAt > now) throw new ProviderFailure('own-limit', { notBefore: new Date(freeAt) });
    this.#calls.push(now);
  }

  /** Keeps the pause a source asks for (`Retry-After` of 429 and 503), whichever order it told. */
  noteFailure({ fault, notBefore }: ProviderFailure): void {
    if (fault !== 'too-many-requests' && (fault !== 'server-error' || notBefore === null)) return;
    const until = notBefore?.getTime() ?? this.#now().getTime() + usualPauseMs;
    this.#pausedUntil = Math.max(this.#pausedUntil, until);
  }
}
