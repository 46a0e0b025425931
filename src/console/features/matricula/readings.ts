import { type Act, findParty, type Situation } from '../../../domain/matricula/model/index.ts';
import { multiplyShares, type Share, sumShares } from '../../../domain/units.ts';
import type { Fact } from './facts/facts.ts';

/** A value the words of a fact may also mean, offered as a chip. */
export interface OtherReading {
  readonly value: unknown;
  /** Key under `review.reading`. */
  readonly label: 'read' | 'ofProperty' | 'ofHolding' | 'allOfHolding';
  /** For a part of a part: the part it is of the property. */
  readonly makes: Share | null;
}

/**
 * Readings of a share that passed in an act: the number as printed taken of the property, of what the givers
 * held, or everything they held. Other kinds of values offer what was read.
 * @param before the situation before the act
 */
export function readingsOf(fact: Fact, act: Act | undefined, before: Situation | undefined): OtherReading[] {
  const read = fact.corrected ? fact.corrected.from : fact.value;
  const transfer = act?.transfers[Number(/^transfers\.(\d+)\.share$/.exec(fact.field)?.[1] ?? -1)];
  if (fact.kind !== 'share' || !transfer || !before) {
    return fact.corrected && read !== null ? [{ value: read, label: 'read', makes: null }] : [];
  }
  const held = sumShares(
    transfer.from.flatMap((name) => {
      const owner = before.owners[findParty({ name, document: null }, before.owners)];
      return owner ? [owner.share] : [];
    }),
  );
  const printed = typeof read === 'string' ? read : null;
  const readings: OtherReading[] = [];
  if (printed) readings.push({ value: printed, label: 'ofProperty', makes: null });
  if (printed && held !== '0/1' && held !== '1/1') {
    readings.push({
      value: multiplyShares(printed, held),
      label: 'ofHolding',
      makes: multiplyShares(printed, held),
    });
  }
  if (held !== '0/1' && !readings.some(({ value }) => value === held)) {
    readings.push({ value: held, label: 'allOfHolding', makes: held });
  }
  return readings;
}
