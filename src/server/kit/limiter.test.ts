import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

const busy = () => new Error('busy');

test('so many run, so many stand in line, the next is refused at once', async () => {
  const limited = createLimiter(1, 1, busy);
  const end = Promise.withResolvers<void>();
  const ran: string[] = [];
  const first = limited(async () => {
    await end.promise;
    ran.push('first');
  });
  const second = limited(async () => ran.push('second'));
  await expect(limited(async () => ran.push('third'))).rejects.toThrow('busy');
  end.resolve();
  await Promise.all([first, second]);
  expect(ran).toEqual(['first', 'second']);
});

test('who stood in line too long is refused and leaves the place to others', async () => {
  const limited = createLimiter(1, 1, busy, 20);
  const end = Promise.withResolvers<void>();
  const first = limited(() => end.promise);
  await expect(limited(async () => 'too late')).rejects.toThrow('busy');
  const next = limited(async () => 'in time');
  end.resolve();
  await first;
  expect(await next).toBe('in time');
});
