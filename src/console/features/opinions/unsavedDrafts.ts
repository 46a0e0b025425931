import type { OpinionContent } from '../../../domain/opinions/model.ts';
import { forgetWithPerson } from '../../engine/auth/forgetWithPerson.ts';
import { createSignal } from '../../kit/signal.ts';

/** Words that the server does not have yet, and the number of the save they were written over. */
export interface Unsaved {
  readonly content: OpinionContent;
  readonly revision: number;
}

/**
 * Unsaved drafts of every opinion opened in this window. They live outside React, so that a refused save, a lost
 * connection, another language or a visit to another screen does not take them away.
 */
export const unsavedDrafts = createSignal<ReadonlyMap<number, Unsaved>>(new Map());

forgetWithPerson(() => unsavedDrafts.set(new Map()));

/** Null = the server has it. */
export function keepUnsaved(id: number, unsaved: Unsaved | null): void {
  const all = new Map(unsavedDrafts.get());
  if (unsaved) all.set(id, unsaved);
  else all.delete(id);
  unsavedDrafts.set(all);
}
