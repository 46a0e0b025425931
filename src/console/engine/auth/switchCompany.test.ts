import { expect, test } from 'vitest';
import type { SessionData } from '../../../metadata/calls/session.ts';
import type { Client } from '../client/client.ts';
import { session, storedToken, switchCompany } from './session.ts';

/** Answers the switch, and fails at the first call by which the new session would be loaded. */
const failsAfterSwitch: Client = {
  call: async <T>() => ({ Token: 'of-the-new-company' }) as T,
  ask: () => Promise.reject(new Error('offline')),
  bytes: () => expect.unreachable(),
};

test('nobody stays in the old company under the token of the new one when that cannot be loaded', async () => {
  sessionStorage.setItem('folio.token', 'of-the-old-company');
  session.set({ status: 'in', data: { IdentificadorEmpresa: 1 } as SessionData, codes: new Set() });
  await expect(switchCompany(failsAfterSwitch, { IdentificadorEmpresa: 2 })).rejects.toThrow('offline');
  expect(session.get()).toEqual({ status: 'out', reason: 'expired' });
  expect(storedToken()).toBeNull();
});
