import { createSignal } from '../../../kit/signal.ts';

/** Record whose last two readings stand beside each other in the facts; null = none. */
export const comparing = createSignal<number | null>(null);
