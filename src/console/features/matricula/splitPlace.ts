import { keptChoice } from '../../engine/start/keptChoices.ts';
import { createSignal } from '../../kit/signal.ts';

/** Width of the page's pane in parts of the screen chosen by the person; null = as the window suggests. */
export const splitPlace = createSignal<number | null>(null);

export const splitLimits = { low: 0.25, high: 0.75 } as const;

export const moveSplit = (to: number): void =>
  splitPlace.set(Math.min(splitLimits.high, Math.max(splitLimits.low, to)));

/** It comes back with the person. */
export const keptSplit = keptChoice(
  'registro.divisor',
  splitPlace,
  (value) =>
    typeof value === 'number' && value >= splitLimits.low && value <= splitLimits.high ? value : null,
  (value) => splitPlace.set(value),
);
