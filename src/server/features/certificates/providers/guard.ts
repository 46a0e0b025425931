import { createLimiter } from '../../../kit/limiter.ts';
import { CircuitBreaker } from './circuitBreaker.ts';
import { ProviderFailure } from './faults.ts';
import { Pace } from './pace.ts';
import type { Authenticity, CertificateProvider } from './provider.ts';

/** In line for each call that runs; more than that goes back to the queue. */
const waitingForEach = 4;

/**
 * A provider whose every call keeps its limits, the pauses its source asks for and the rest of an open circuit. What
 * it holds is its own: another provider notices nothing. Counts are this process's, so several workers each
 * have the limits.
 */
export function guard(provider: CertificateProvider, now: () => Date): CertificateProvider {
  const { atOnce, perMinute } = provider.limits;
  const breaker = new CircuitBreaker(now);
  const pace = new Pace(perMinute, now);
  const soon = () => new ProviderFailure('own-limit', { notBefore: new Date(now().getTime() + 5_000) });
  const limited = createLimiter(atOnce, atOnce * waitingForEach, soon);

  const kept = <T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> =>
    limited(() => {
      signal.throwIfAborted();
      return breaker.run(async () => {
        pace.take();
        try {
          return await call();
        } catch (error) {
          if (error instanceof ProviderFailure) pace.noteFailure(error);
          throw error;
        }
      });
    });

  return {
    name: provider.name,
    limits: provider.limits,
    longestWaitMs: provider.longestWaitMs,
    serves: (typeCode) => provider.serves(typeCode),
    price: (typeCode) => provider.price(typeCode),
    verifies: (typeCode) => provider.verifies(typeCode),
    order: (order, signal) => kept(signal, () => provider.order(order, signal)),
    poll: (protocol, order, signal) => kept(signal, () => provider.poll(protocol, order, signal)),
    fetch: (reference, order, signal) => kept(signal, () => provider.fetch(reference, order, signal)),
    verify: (certificate, signal) =>
      kept(signal, () => provider.verify(certificate, signal)).catch(unavailable),
    close: () => provider.close(),
  };
}

/** Silence denies nothing. */
function unavailable(error: unknown): Authenticity {
  if (error instanceof ProviderFailure) return { state: 'indisponivel', failure: error };
  throw error;
}
