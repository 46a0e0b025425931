import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionData } from '../../../metadata/calls/session.ts';
import { forgetWithPerson } from './forgetWithPerson.ts';
import { session } from './session.ts';

const signIn = (user: number, company = 1) =>
  session.set({
    status: 'in',
    data: { IdentificadorUsuario: user, IdentificadorEmpresa: company } as SessionData,
    codes: new Set(),
  });

let forget: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  session.set({ status: 'starting' });
  forget = vi.fn<() => void>();
  forgetWithPerson(forget);
  signIn(1);
});

test('keeps what a session that ended left, for the same person', () => {
  session.set({ status: 'out', reason: 'expired' });
  signIn(1);
  expect(forget).not.toHaveBeenCalled();
});

test.each([
  ['another person', () => signIn(2)],
  ['another company', () => signIn(1, 2)],
])('forgets for %s', (_name, comes) => {
  session.set({ status: 'out', reason: 'expired' });
  comes();
  expect(forget).toHaveBeenCalledTimes(1);
});

test('forgets when somebody signs out on purpose', () => {
  session.set({ status: 'out', reason: 'left' });
  expect(forget).toHaveBeenCalledTimes(1);
});
