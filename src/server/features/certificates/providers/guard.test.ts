import { expect, test } from 'vitest';
import { type Fault, ProviderFailure } from './faults.ts';
import { guard } from './guard.ts';
import type { CertificateOrder, CertificateProvider, ProviderAnswer } from './provider.ts';

const signal = new AbortController().signal;
const order: CertificateOrder = {
  key: 'k',
  typeCode: 'CND_FED',
  typeName: 'Tributos federais',
  parameters: {},
  exactSearch: true,
};
const refused: ProviderAnswer = { kind: 'recusada', text: 'não' };

interface Clock {
  now: number;
}

function guarded(answer: () => Promise<ProviderAnswer>, limits = { perMinute: 100, atOnce: 10 }) {
  const clock: Clock = { now: Date.parse('2026-11-23T13:00:00Z') };
  const plain: CertificateProvider = {
    name: 'fonte',
    limits,
    longestWaitMs: 86_400_000,
    serves: () => true,
    price: () => null,
    order: answer,
    poll: answer,
    fetch: async () => {
      await answer();
      return new Uint8Array();
    },
    verifies: () => true,
    verify: async () => {
      await answer();
      return { state: 'confirmada' };
    },
    close: async () => undefined,
  };
  return { clock, provider: guard(plain, () => new Date(clock.now)) };
}

const failing =
  (fault: Fault, notBefore: Date | null = null) =>
  async (): Promise<never> => {
    throw new ProviderFailure(fault, { notBefore });
  };

test('calls of every kind count for the minute, and the one too many is told when', async () => {
  const { clock, provider } = guarded(async () => refused, { perMinute: 3, atOnce: 10 });
  await provider.order(order, signal);
  clock.now += 10_000;
  await provider.poll('1', order, signal);
  await provider.fetch('1', order, signal);
  await expect(provider.order(order, signal)).rejects.toMatchObject({
    fault: 'own-limit',
    reason: 'limite',
    isAttempt: false,
    notBefore: new Date('2026-11-23T13:01:00Z'),
  });
  clock.now += 50_000;
  expect(await provider.order(order, signal)).toEqual(refused);
  await expect(provider.order(order, signal)).rejects.toMatchObject({ fault: 'own-limit' });
});

test('so many run at once, the others stand in line', async () => {
  const ends: (() => void)[] = [];
  const { provider } = guarded(() => new Promise((done) => ends.push(() => done(refused))), {
    perMinute: 100,
    atOnce: 2,
  });
  const calls = [1, 2, 3].map(() => provider.order(order, signal));
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect(await Promise.all(calls)).toEqual([refused, refused, refused]);
});

test('the pause a source asked for holds for every order, and then ends', async () => {
  let answer: () => Promise<ProviderAnswer> = failing('too-many-requests', new Date('2026-11-23T13:02:00Z'));
  const { clock, provider } = guarded(() => answer());
  await expect(provider.order(order, signal)).rejects.toMatchObject({ fault: 'too-many-requests' });
  answer = async () => refused;
  clock.now += 119_000;
  await expect(provider.poll('1', order, signal)).rejects.toMatchObject({
    fault: 'own-limit',
    notBefore: new Date('2026-11-23T13:02:00Z'),
  });
  clock.now += 1_000;
  expect(await provider.order(order, signal)).toEqual(refused);
});

test('a source that says "too many" without a time is left alone for a minute', async () => {
  const { provider } = guarded(failing('too-many-requests'));
  await expect(provider.order(order, signal)).rejects.toMatchObject({ fault: 'too-many-requests' });
  await expect(provider.order(order, signal)).rejects.toMatchObject({
    fault: 'own-limit',
    notBefore: new Date('2026-11-23T13:01:00Z'),
  });
});

test('five failures open the circuit of one source, and another one goes on', async () => {
  const sick = guarded(failing('html-page'));
  const well = guarded(async () => refused);
  for (let time = 0; time < 5; time += 1)
    await expect(sick.provider.order(order, signal)).rejects.toMatchObject({ fault: 'html-page' });
  await expect(sick.provider.order(order, signal)).rejects.toMatchObject({ reason: 'fonte_suspensa' });
  expect(await well.provider.order(order, signal)).toEqual(refused);
});

test('refusals are answers: any number of them opens nothing', async () => {
  const { provider } = guarded(async () => refused);
  for (let time = 0; time < 8; time += 1) expect(await provider.order(order, signal)).toEqual(refused);
});

test('silence does not deny a certificate', async () => {
  const certificate = { order, number: '1', verificationCode: 'A' };
  const { provider } = guarded(failing('timed-out'));
  expect(await provider.verify(certificate, signal)).toMatchObject({
    state: 'indisponivel',
    failure: { fault: 'timed-out' },
  });
});

test('an abort passes as it is', async () => {
  const { provider } = guarded(async () => refused);
  const controller = new AbortController();
  controller.abort(new Error('closing'));
  await expect(provider.order(order, controller.signal)).rejects.toThrow('closing');
});
