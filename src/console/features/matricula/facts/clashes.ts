import equal from 'fast-deep-equal';
import { applyCorrections, headOf } from '../../../../domain/matricula/corrections/index.ts';
import { valueAt } from '../../../../domain/matricula/model/index.ts';
import type { PendingCorrection } from '../corrections/pendingCorrections.ts';
import type { ReadRecord } from '../useReview.ts';
import { type Fact, factId } from './facts.ts';

/** A value this person corrected from one that is no longer the saved one. */
export interface Clash {
  readonly pending: PendingCorrection;
  /** As this person has it. */
  readonly mine: Fact;
  /** As it is saved by now. */
  readonly theirs: Fact;
}

/**
 * Unsaved corrections of values that somebody else has changed meanwhile, to something else.
 * @param facts those of today's truth, with the unsaved corrections in it
 */
export function clashesOf(
  { reading, corrections }: Pick<ReadRecord, 'reading' | 'corrections'>,
  pending: readonly PendingCorrection[],
  facts: readonly Fact[],
): Clash[] {
  const saved = applyCorrections(reading, corrections);
  return pending.flatMap((item) => {
    if (item.type !== 'change') return [];
    const mine = facts.find(({ id }) => id === factId(item.act, item.field));
    const thing = item.act === null ? headOf(saved) : saved.acts.find(({ id }) => id === item.act);
    if (!mine || !thing) return [];
    const value = valueAt(thing, item.field) ?? null;
    const isSame = equal(value, item.from ?? null) || equal(value, mine.value);
    return isSame ? [] : [{ pending: item, mine, theirs: { ...mine, value } }];
  });
}
