import { expect, test } from 'vitest';
import { unlessStopped } from './unlessStopped.ts';

const never = new AbortController().signal;
const endless = () => new Promise<never>(() => undefined);

test('gives what the work gives, at once or later', async () => {
  expect(await unlessStopped(never, () => 7)).toBe(7);
  expect(await unlessStopped(never, async () => 7)).toBe(7);
});

test('fails as the work fails', async () => {
  const cause = new Error('no');
  await expect(unlessStopped(never, () => Promise.reject(cause))).rejects.toBe(cause);
  await expect(
    unlessStopped(never, () => {
      throw cause;
    }),
  ).rejects.toBe(cause);
});

test('waits no longer than the signal says, whatever the work does', async () => {
  const stop = new AbortController();
  const result = unlessStopped(stop.signal, endless);
  const reason = new Error('over');
  stop.abort(reason);
  await expect(result).rejects.toBe(reason);
});

test('begins nothing that was stopped before', async () => {
  let begun = 0;
  const count = () => {
    begun += 1;
  };
  await expect(unlessStopped(AbortSignal.abort(new Error('over')), count)).rejects.toThrow('over');
  expect(begun).toBe(0);
});
