import type { Act, Opening, Property, Situation } from '../model.ts';
import { areaHistoryOf } from './areaHistory.ts';
import { encumbrancesOf } from './encumbrances.ts';
import { numberingWarnings } from './numbering.ts';
import { type OwnershipTrail, ownershipOf } from './ownership.ts';
import { validityOf } from './validity.ts';

/**
 * Everything that follows from what a record says: a fold over its acts in the order of the document. Cut the
 * acts at N and the answer is the situation after act N. Nothing it gives is ever edited; people correct acts.
 */
export function situation(opening: Opening, acts: readonly Act[]): Situation {
  return fold(opening, inOrder(acts), []).situation;
}

/**
 * The situation after the opening and after each act: one more than there are acts, each the same as
 * `situation` gives for the acts up to there. An act may take down an earlier one, so owners are folded again only
 * from the first act that stands otherwise than at the cut before.
 */
export function situationsOf(opening: Opening, acts: readonly Act[]): Situation[] {
  const ordered = inOrder(acts);
  let trail: OwnershipTrail = [];
  return [0, ...ordered.map((_, index) => index + 1)].map((count) => {
    const cut = fold(opening, ordered.slice(0, count), trail);
    trail = cut.trail;
    return cut.situation;
  });
}

/**
 * `situation` for acts that come one after another: what earlier calls folded is not folded again.
 * @returns the situation of the acts given, which must begin with those of the call before
 */
export function situationAlong(opening: Opening): (acts: readonly Act[]) => Situation {
  let trail: OwnershipTrail = [];
  return (acts) => {
    const cut = fold(opening, inOrder(acts), trail);
    trail = cut.trail;
    return cut.situation;
  };
}

const inOrder = (acts: readonly Act[]): readonly Act[] => acts.toSorted((a, b) => a.place - b.place);

function fold(
  opening: Opening,
  ordered: readonly Act[],
  before: OwnershipTrail,
): { readonly situation: Situation; readonly trail: OwnershipTrail } {
  const validity = validityOf(ordered);
  const standing = ordered.filter((act) => validity.valid[act.id]);
  const ownership = ownershipOf(opening, ordered, validity.valid, before);
  const areaHistory = areaHistoryOf(opening, ordered, validity.valid);
  return {
    situation: {
      property: propertyOf(opening, standing, areaHistory.at(-1)?.area ?? null),
      owners: ownership.owners,
      valid: validity.valid,
      encumbrances: encumbrancesOf(ordered, validity),
      areaHistory,
      legalReserve: legalReserveOf(standing),
      closed: standing.some(({ event }) => event === 'encerramento'),
      warnings: [...ownership.warnings, ...validity.warnings, ...numberingWarnings(ordered)],
    },
    trail: ownership.trail,
  };
}

/** The property as the last act that touches each of its facts leaves it. */
function propertyOf(opening: Opening, standing: readonly Act[], area: Property['area']): Property {
  const changed: Property = Object.assign({}, opening.property, ...standing.map((act) => act.propertyChange));
  return { ...changed, area };
}

/** The legal reserve of the last act that registers one; a reserve only declared in the CAR is not registered. */
function legalReserveOf(standing: readonly Act[]): Situation['legalReserve'] {
  const acts = standing.filter(({ event }) => event === 'reserva_legal');
  const act = acts.findLast(({ legalReserve }) => legalReserve !== null) ?? acts.at(-1);
  return { registered: act !== undefined, code: act?.code ?? null, area: act?.legalReserve ?? null };
}
