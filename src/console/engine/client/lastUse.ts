import { createSignal } from '../../kit/signal.ts';

/** When the person last made the API do something (milliseconds); background requests do not count. */
export const lastUse = createSignal(0);
