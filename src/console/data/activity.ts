import { createSignal } from '../start/signal.ts';

/**
 * Requests the loading overlay waits for. Not counted: addresses containing `/home` (specification,
 * section 4), what runs in the background, and file bytes.
 */
export const pendingRequests = createSignal(0);

export const countsForOverlay = (address: string, background: boolean) =>
  !background && !address.includes('/home');

export async function counted<T>(work: () => Promise<T>): Promise<T> {
  pendingRequests.set(pendingRequests.get() + 1);
  try {
    return await work();
  } finally {
    pendingRequests.set(pendingRequests.get() - 1);
  }
}
