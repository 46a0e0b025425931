import { createSignal } from '../../kit/signal.ts';

/** Whether the person keeps the menu as a rail of icons; null = nobody said so. */
export const menuFolded = createSignal<boolean | null>(null);
