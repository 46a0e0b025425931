import { createSignal } from '../../kit/signal.ts';

/** How often something was changed from here: what was read before the last time may no longer be so. */
export const written = createSignal(0);
