import { areaHistoryOf } from './areaHistory.ts';
import { encumbrancesOf } from './encumbrances.ts';
import type { Act, Opening, Property, Situation } from './model.ts';
import { numberingWarnings } from './numbering.ts';
import { ownershipOf } from './ownership.ts';
import { validityOf } from './validity.ts';

/**
 * Everything that follows from what a record says: a fold over its acts in the order of the document. Cut the
 * acts at N and the answer is the situation after act N. Nothing it gives is ever edited; people correct acts.
 */
export function situation(opening: Opening, acts: readonly Act[]): Situation {
  const ordered = acts.toSorted((a, b) => a.place - b.place);
  const validity = validityOf(ordered);
  const standing = ordered.filter((act) => validity.valid[act.id]);
  const ownership = ownershipOf(opening, ordered, validity.valid);
  const areaHistory = areaHistoryOf(opening, ordered, validity.valid);
  return {
    property: propertyOf(opening, standing, areaHistory.at(-1)?.area ?? null),
    owners: ownership.owners,
    valid: validity.valid,
    encumbrances: encumbrancesOf(ordered, validity),
    areaHistory,
    legalReserve: legalReserveOf(standing),
    closed: standing.some(({ event }) => event === 'encerramento'),
    warnings: [...ownership.warnings, ...validity.warnings, ...numberingWarnings(ordered)],
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
