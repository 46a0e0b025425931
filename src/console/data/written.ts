import { createSignal } from '../start/signal.ts';

/** How often something was changed from here: what was read before the last time may no longer be so. */
export const written = createSignal(0);
