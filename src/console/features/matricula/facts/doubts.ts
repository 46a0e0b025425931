import type { CorrectionBody } from '../../../../domain/matricula/model/index.ts';
import type { Fact } from './facts.ts';

/** What may be said of several doubts at once, and what confirming and rejecting one means. */

export interface Companions {
  /** Other doubts the same words of the page answer: `R$ 400.000,00` says amount and currency. */
  readonly sameWords: readonly Fact[];
  /** Doubts of the same act that stand elsewhere on the page. */
  readonly sameAct: readonly Fact[];
}

/** The doubts a person has before their eyes together with `fact`. */
export function companionsOf(fact: Fact, facts: readonly Fact[]): Companions {
  const others = facts.filter((other) => other.doubtful && other.id !== fact.id && other.act === fact.act);
  const isSame = (other: Fact) => fact.doubt !== null && other.doubt === fact.doubt;
  return {
    sameWords: others.filter(isSame),
    // A record's opening has doubts of many people and things: those are asked one by one.
    sameAct: fact.act === null ? [] : others.filter((other) => !isSame(other)),
  };
}

/** The value read is right. */
export const acceptance = ({ act, field, value }: Fact): CorrectionBody => ({
  type: 'change',
  act,
  field,
  value,
  from: value,
});

/** The value is not in the document; null where nothing was read that could be taken away. */
export const absenceOf = ({ act, field, kind, value }: Fact): CorrectionBody | null =>
  value === null
    ? null
    : { type: 'change', act, field, value: kind === 'protocols' ? [] : null, from: value };

/**
 * The doubt after `after` in the order of the record, coming round at the end; the first one while `after` is none.
 * @param settled doubts that were answered just now and are asked no more
 */
export function nextDoubt(
  doubts: readonly Fact[],
  after: string | null,
  settled: readonly Fact[] = [],
): Fact | null {
  const place = doubts.findIndex(({ id }) => id === after);
  const isOpen = ({ id }: Fact) => id !== after && !settled.some((other) => other.id === id);
  const fromHere = [...doubts.slice(place + 1), ...doubts.slice(0, Math.max(0, place))];
  return fromHere.find(isOpen) ?? null;
}
