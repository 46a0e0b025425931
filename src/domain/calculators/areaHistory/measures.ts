import { squareMetresOf, usualAlqueire } from '../../area.ts';
import type { StatedArea } from '../../text/statedArea.ts';
import type { Decimal } from '../../units.ts';
import { Precise, places, type Rounding, rounded, roundedParts } from '../arithmetic.ts';

/** In which unit a property is measured: hectares while rural, square metres once urban. */
export type Unit = 'ha' | 'm2';

const fixedUnits: readonly string[] = ['ha', 'm2', 'a', 'ca'];

/** Whether its unit is the same everywhere; that of an alqueire is not. */
export const isFixed = ({ Unidade }: StatedArea): boolean => Unidade == null || fixedUnits.includes(Unidade);

/** An area in a unit, exactly. @returns null for an alqueire of a region nobody knows */
export function measure({ Valor, Unidade }: StatedArea, unit: Unit, state?: string | null): Precise | null {
  const own = Unidade === 'alqueire' ? usualAlqueire(state ?? '') : (Unidade ?? unit);
  if (own === null) return null;
  return own === unit
    ? new Precise(Valor)
    : new Precise(Valor).times(squareMetresOf[own]).div(squareMetresOf[unit]);
}

export const areaInUnit = (area: Precise, from: Unit, to: Unit): Precise =>
  from === to ? area : from === 'ha' ? area.times(10_000) : area.div(10_000);

const placesIn = (unit: Unit) => (unit === 'ha' ? places.hectares : places.squareMetres);

/** An area as shown: hectares with four places, square metres with two. */
export const shownArea = (area: Precise, unit: Unit, rounding: Rounding): Decimal =>
  rounded(area, placesIn(unit), rounding);

/** Areas as they are shown under their sum, to which they come. */
export const shownParts = (areas: readonly Precise[], unit: Unit, rounding: Rounding): Decimal[] =>
  roundedParts(areas, placesIn(unit), rounding);

/** What is between two areas as they are shown, so that a row adds up to the last unit. */
export const shownDifference = (from: Decimal, to: Decimal, unit: Unit): Decimal =>
  rounded(new Precise(to).minus(from), placesIn(unit));
