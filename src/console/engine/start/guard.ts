import { session } from '../auth/session.ts';

/** Specification, section 9. */
export const guardInterval = 1000;

/**
 * Waits until it is known whether the person is signed in, looking again every second, and at once when the
 * session says so itself.
 * @returns function that stops waiting
 */
export function whenDecided(decided: () => void, every: number = guardInterval): () => void {
  const look = () => {
    if (session.get().status === 'starting') return;
    stop();
    decided();
  };
  const timer = setInterval(look, every);
  const forget = session.subscribe(look);
  const stop = () => {
    clearInterval(timer);
    forget();
  };
  look();
  return stop;
}
