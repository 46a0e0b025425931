import type { PermissionEntry } from '../../../metadata/calls/catalogue.ts';
import type { Client } from '../client/client.ts';
import { session, storedToken } from './session.ts';

let isAsking = false;

/**
 * Loads the permission list again: a call was refused for want of a code, so what the page offers no longer is what
 * the person may do. Controls follow; what is typed stays.
 */
export async function refreshCodes(client: Client): Promise<void> {
  const token = storedToken();
  if (isAsking || token === null || session.get().status !== 'in') return;
  isAsking = true;
  try {
    const path = 'Autenticacao/CarregarTransacao';
    const permissions = await client.call<readonly PermissionEntry[]>(path, { background: true });
    const codes = new Set(permissions.map(({ Codigo }) => Codigo));
    const now = session.get();
    // Who has signed in anew meanwhile has the newer list already.
    if (now.status !== 'in' || storedToken() !== token) return;
    if (codes.symmetricDifference(now.codes).size > 0) session.set({ ...now, codes });
  } catch {
    // Nobody asked for it: the refusal that led here has been told.
  } finally {
    isAsking = false;
  }
}
