import { go } from './place.ts';
import { createSignal } from './signal.ts';

/** Texts of the last unexpected failure, for the error page (specification, sections 2 and 8). */
export const failure = createSignal<readonly string[]>([]);

export function showFailure(texts: readonly string[]): void {
  failure.set(texts);
  go('/erro');
}
