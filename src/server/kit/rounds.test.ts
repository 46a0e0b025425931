import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRounds } from './rounds.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const options = { everyMs: 1000, onError: () => undefined };

test('a round begins so long after the one before has ended', async () => {
  const begun: number[] = [];
  const work = async () => {
    begun.push(Date.now());
    await vi.advanceTimersByTimeAsync(500);
  };
  const start = Date.now();
  const rounds = startRounds(work, { ...options, firstAfterMs: 100 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(begun.slice(0, 2).map((at) => at - start)).toEqual([100, 1600]);
  await rounds.stop();
});

test('one that fails is told, and the next comes all the same', async () => {
  const onError = vi.fn();
  const work = vi.fn(() => Promise.reject(new Error('no')));
  const rounds = startRounds(work, { everyMs: 1000, onError });
  await vi.advanceTimersByTimeAsync(2500);
  expect(work).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  await rounds.stop();
});

test('stopped, it tells the round under way, waits for it and begins no other', async () => {
  const end = Promise.withResolvers<void>();
  const told: boolean[] = [];
  const work = vi.fn(async (over: AbortSignal) => {
    await end.promise;
    told.push(over.aborted);
  });
  const rounds = startRounds(work, options);
  await vi.advanceTimersByTimeAsync(1000);
  const stopped = rounds.stop();
  expect(await Promise.race([stopped, 'waiting'])).toBe('waiting');
  end.resolve();
  await stopped;
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
