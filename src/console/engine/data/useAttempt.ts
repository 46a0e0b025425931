import { useRef } from 'react';
import { type Attempt, attemptFor, isUnsettled } from './attempts.ts';

/** Sends one attempt. */
type Sending<Answer> = (attempt: Attempt) => Promise<Answer>;

/**
 * How a dialog sends what it asks: the same thing sent again after no answer is the same attempt, and done once.
 * @returns what sends a body; it throws what the sending throws
 */
export function useAttempt(): <Answer>(body: unknown, send: Sending<Answer>) => Promise<Answer> {
  const open = useRef<Attempt | null>(null);
  return async (body, send) => {
    const attempt = attemptFor(body, open.current);
    open.current = attempt;
    try {
      const answer = await send(attempt);
      open.current = null;
      return answer;
    } catch (error) {
      if (!isUnsettled(error)) open.current = null;
      throw error;
    }
  };
}
