import { useCallback } from 'react';
import type { CorrectionBody } from '../../../../domain/matricula/model/index.ts';
import { forgetWithPerson } from '../../../engine/auth/forgetWithPerson.ts';
import { createSignal, useSignal } from '../../../kit/signal.ts';

/** A correction not yet saved. */
export type PendingCorrection = CorrectionBody & { readonly reason: string };

type Drafts = ReadonlyMap<number, readonly PendingCorrection[]>;

/**
 * Unsaved corrections of every record opened in this window. They live outside React, so that a refused save,
 * a lost session, another language or a visit to another screen does not take them away.
 */
const drafts = createSignal<Drafts>(new Map());
const none: readonly PendingCorrection[] = [];

forgetWithPerson(() => drafts.set(new Map()));

export function usePendingCorrections(record: number) {
  const pending = useSignal(drafts).get(record) ?? none;
  const change = useCallback(
    (to: (before: readonly PendingCorrection[]) => readonly PendingCorrection[]) => {
      const all = new Map(drafts.get());
      const next = to(all.get(record) ?? none);
      if (next.length > 0) all.set(record, next);
      else all.delete(record);
      drafts.set(all);
    },
    [record],
  );
  return [pending, change] as const;
}

/** A later correction of the same value takes the place of the earlier one; others are added at the end. */
export function withCorrection(
  pending: readonly PendingCorrection[],
  correction: PendingCorrection,
): readonly PendingCorrection[] {
  const earlier = pending.find((item) => isSameTarget(item, correction));
  if (earlier?.type === 'change' && correction.type === 'change') {
    return [...pending.filter((item) => item !== earlier), { ...correction, from: earlier.from }];
  }
  return [...pending.filter((item) => item !== earlier), correction];
}

const isSameTarget = (a: CorrectionBody, b: CorrectionBody): boolean => targetOf(a) === targetOf(b);

/** What a correction is about: a field, a whole act, a fact from elsewhere. */
function targetOf(item: CorrectionBody): string {
  if (item.type === 'state') return `state ${item.fact}`;
  if (item.type === 'set-aside') return `set-aside ${item.block}`;
  if (item.type === 'override') return `override ${item.field}`;
  return item.type === 'change' ? `change ${item.act}/${item.field}` : `${item.type} ${item.act}`;
}
