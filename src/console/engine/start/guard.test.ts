import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../auth/session.ts';
import { guardInterval, whenDecided } from './guard.ts';

beforeEach(() => {
  vi.useFakeTimers();
  session.set({ status: 'starting' });
});
afterEach(() => vi.useRealTimers());

test('waits while the session is not known, and decides as soon as it is', () => {
  const decided = vi.fn();
  whenDecided(decided);
  vi.advanceTimersByTime(3 * guardInterval);
  expect(decided).not.toHaveBeenCalled();
  session.set({ status: 'out', reason: 'none' });
  expect(decided).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * guardInterval);
  expect(decided).toHaveBeenCalledTimes(1);
});

test('looks again every second by itself', () => {
  const seen = vi.spyOn(session, 'get');
  const stop = whenDecided(() => undefined);
  seen.mockClear();
  vi.advanceTimersByTime(4 * guardInterval);
  expect(seen).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(4 * guardInterval);
  expect(seen).toHaveBeenCalledTimes(4);
});
