import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionData } from '../../../metadata/calls/session.ts';
import type { Client } from '../client/client.ts';
import { reset } from './passwordReset.ts';
import { session, signOut } from './session.ts';

const clientThat = (answers: () => Promise<never>): Client => ({
  call: answers,
  ask: answers,
  bytes: answers,
});

beforeEach(() => {
  sessionStorage.setItem('folio.token', 'a-token-of-somebody');
  session.set({ status: 'in', data: {} as SessionData, codes: new Set() });
});

test.each([
  ['never answers', () => new Promise<never>(() => undefined)],
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
])('signs out at once from a server that %s', (_how, answers) => {
  const call = vi.fn(answers);
  void signOut(clientThat(call));
  expect(session.get()).toEqual({ status: 'out', reason: 'left' });
  expect(sessionStorage.getItem('folio.token')).toBeNull();
  expect(call).toHaveBeenCalledWith('Autenticacao/Logout');
});

test('tells the server with the token that is being given up', async () => {
  const told: (string | null)[] = [];
  await signOut(
    clientThat(() => {
      told.push(sessionStorage.getItem('folio.token'));
      return Promise.reject(new Error('whatever'));
    }),
  );
  expect(told).toEqual(['a-token-of-somebody']);
});

test('what was typed to reset a password is gone with the next who signs in', () => {
  session.set({ status: 'out', reason: 'none' });
  reset.set({ login: 'ana@ipe.exemplo', code: '12345678', refusal: null, isDone: false });
  session.set({ status: 'in', data: {} as SessionData, codes: new Set() });
  expect(reset.get()).toEqual({ login: '', code: null, refusal: null, isDone: false });
});
