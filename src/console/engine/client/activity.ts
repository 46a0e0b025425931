import { createSignal } from '../../kit/signal.ts';

/**
 * Requests the loading overlay waits for. Not counted: addresses containing `/home` (specification,
 * section 4), what runs in the background, and file bytes.
 */
export const pendingRequests = createSignal(0);

export const countsForOverlay = (address: string, background: boolean) =>
  !background && !address.includes('/home');

/** @param work is told by the signal that the person waits no longer */
export async function counted<T>(work: (givenUp: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  underWay.add(controller);
  pendingRequests.set(pendingRequests.get() + 1);
  try {
    return await work(controller.signal);
  } finally {
    underWay.delete(controller);
    pendingRequests.set(pendingRequests.get() - 1);
  }
}

const underWay = new Set<AbortController>();

/** Stops waiting for everything the overlay waits for; each caller is told so. */
export function stopWaiting(): void {
  for (const controller of underWay) controller.abort();
}
