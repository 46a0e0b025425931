import { expect, test } from 'vitest';
import { CircuitBreaker } from './circuitBreaker.ts';
import { type Fault, ProviderFailure } from './faults.ts';

function started() {
  let time = Date.parse('2026-11-23T13:00:00Z');
  const breaker = new CircuitBreaker(() => new Date(time));
  const calls: string[] = [];
  return {
    calls,
    pass: (ms: number) => {
      time += ms;
    },
    succeed: () =>
      breaker.run(async () => {
        calls.push('good');
        return 'answer';
      }),
    fail: (fault: Fault = 'timed-out') =>
      breaker
        .run(async () => {
          calls.push('bad');
          throw new ProviderFailure(fault);
        })
        .catch((error: ProviderFailure) => error.fault),
    run: <T>(call: () => Promise<T>) => breaker.run(call),
  };
}

const failTimes = async ({ fail }: ReturnType<typeof started>, times: number, fault?: Fault) => {
  for (let time = 0; time < times; time += 1) await fail(fault);
};

test('four failures in a row leave it closed, the fifth opens it for a minute', async () => {
  const source = started();
  await failTimes(source, 4);
  expect(await source.succeed()).toBe('answer');
  await failTimes(source, 5);
  expect(await source.fail()).toBe('circuit-open');
  source.pass(59_999);
  await expect(source.succeed()).rejects.toMatchObject({
    fault: 'circuit-open',
    isAttempt: false,
    retryable: true,
    notBefore: new Date('2026-11-23T13:01:00.999Z'),
  });
  expect(source.calls).toHaveLength(10);
});

test('after a minute one call goes through, and the others wait for what it brings', async () => {
  const source = started();
  await failTimes(source, 5);
  source.pass(60_000);
  const answer = Promise.withResolvers<string>();
  const probe = source.run(() => answer.promise);
  await expect(source.succeed()).rejects.toMatchObject({ fault: 'circuit-open' });
  answer.resolve('back');
  expect(await probe).toBe('back');
  expect(await source.succeed()).toBe('answer');
  await failTimes(source, 4);
  expect(await source.succeed()).toBe('answer');
});

test('a failure of that call opens it for another minute', async () => {
  const source = started();
  await failTimes(source, 5);
  source.pass(60_000);
  expect(await source.fail()).toBe('timed-out');
  expect(await source.fail()).toBe('circuit-open');
  source.pass(60_000);
  expect(await source.succeed()).toBe('answer');
});

test('what says nothing of the source neither opens nor closes it', async () => {
  const source = started();
  for (const fault of ['own-limit', 'incomplete-order', 'bad-request', 'too-many-requests'] as const)
    await failTimes(source, 5, fault);
  expect(await source.succeed()).toBe('answer');
  await failTimes(source, 5);
  source.pass(60_000);
  const aborted = source.run(async () => {
    throw new Error('closing');
  });
  await expect(aborted).rejects.toThrow('closing');
  expect(await source.fail()).toBe('timed-out');
  expect(await source.fail()).toBe('circuit-open');
});
