import { ProviderFailure } from './faults.ts';

/** Failures in a row that open it. */
const tolerated = 5;
const restMs = 60_000;

/**
 * Leaves a sick source alone: five failures in a row open it, and for a minute nobody calls. Then one call goes
 * through; its success closes it, its failure opens it for another minute. Failures that say nothing of the
 * source's health (our own limit, a request that was wrong, an abort) change nothing. One for each provider.
 * @see ASVS 5.0, 16.5.2; Nygard, Release It!, "Circuit Breaker"
 */
export class CircuitBreaker {
  readonly #now: () => Date;
  #failures = 0;
  #restsUntil = 0;
  #isProbing = false;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @throws ProviderFailure 'circuit-open' without calling; whatever `call` throws */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const isProbe = this.#enter();
    try {
      const answer = await call();
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof ProviderFailure && error.isSick) this.#countFailure();
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  /** @returns whether the call is the one that finds out */
  #enter(): boolean {
    if (this.#failures < tolerated) return false;
    const now = this.#now().getTime();
    if (now < this.#restsUntil || this.#isProbing)
      throw new ProviderFailure('circuit-open', {
        notBefore: new Date(Math.max(this.#restsUntil, now + 1_000)),
      });
    this.#isProbing = true;
    return true;
  }

  #countFailure(): void {
    this.#failures += 1;
    if (this.#failures >= tolerated) this.#restsUntil = this.#now().getTime() + restMs;
  }
}
