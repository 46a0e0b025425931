import { expect, test, vi } from 'vitest';
import type { SessionData } from '../../../metadata/calls/session.ts';
import { createClient } from '../client/client.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { expire, session, storedToken } from './session.ts';

const tokenKey = 'folio.token';

/** A client whose every call is refused with 401, each after its own time. */
function refusedAfter(milliseconds: readonly number[]) {
  let asked = 0;
  return createClient({
    baseUrl: 'http://api.example/',
    development: false,
    token: storedToken,
    locale: () => 'pt-br',
    say: makeTranslate({}),
    onUnauthorized: expire,
    onFailure: () => expect.unreachable(),
    fetch: () => {
      const wait = milliseconds[asked++ % milliseconds.length];
      return new Promise((answer) =>
        setTimeout(() => answer(new Response('{"Sucesso":false}', { status: 401 })), wait),
      );
    },
  });
}

const enter = (token: string) => {
  sessionStorage.setItem(tokenKey, token);
  session.set({ status: 'in', data: {} as SessionData, codes: new Set() });
};

test('of many answers refused together, one removes the token and one leads out; late ones end no newer session', async () => {
  enter('old');
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  // What else the console keeps of a person goes too, and is not counted here.
  const tokensRemoved = () => removed.mock.calls.filter(([key]) => key === tokenKey).length;
  const told = vi.fn<() => void>();
  const forget = session.subscribe(told);
  const client = refusedAfter([0, 5, 20, 300]);
  const calls = Array.from({ length: 12 }, () => client.call('Cliente/Listar').catch(() => undefined));
  await new Promise((go) => setTimeout(go, 100));
  expect(tokensRemoved()).toBe(1);
  expect(told).toHaveBeenCalledTimes(1);
  expect(session.get()).toEqual({ status: 'out', reason: 'expired' });
  enter('new');
  await Promise.all(calls);
  expect(session.get().status).toBe('in');
  expect(storedToken()).toBe('new');
  expect(tokensRemoved()).toBe(1);
  forget();
  removed.mockRestore();
});
