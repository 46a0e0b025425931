import { Decimal as DecimalNumber } from 'decimal.js';
import type { Arredondamento } from '../generated/codes.ts';
import type { Decimal } from '../units.ts';

/**
 * Numbers of the calculators: forty significant digits, so that nothing is rounded before it is shown.
 * @see calculators, section 0: at least 34 digits, never binary floating point
 */
export const Precise = DecimalNumber.clone({ precision: 40, rounding: DecimalNumber.ROUND_HALF_UP });
export type Precise = DecimalNumber;

/** How a company rounds what is shown: halves away from zero, or to the even neighbour (NBR 5891). */
export type Rounding = Arredondamento;

const modes = { HALF_UP: DecimalNumber.ROUND_HALF_UP, HALF_EVEN: DecimalNumber.ROUND_HALF_EVEN } as const;

/** Decimal places of what is shown; areas of farms are in hectares, quantities in the unit of the goods. */
export const places = { money: 2, percent: 4, factor: 8, hectares: 4, squareMetres: 2, quantity: 3 } as const;

/** A number as shown, with exactly so many places. */
export const rounded = (value: Precise, digits: number, rounding: Rounding = 'HALF_UP'): Decimal => {
  const shown = value.toDecimalPlaces(digits, modes[rounding]);
  return (shown.isZero() ? shown.abs() : shown).toFixed(digits);
};

export const sum = (values: readonly Precise[]): Precise =>
  values.reduce<Precise>((total, value) => total.plus(value), new Precise(0));

export const atLeastZero = (value: Precise): Precise => (value.isNegative() ? new Precise(0) : value);

/** `part` of `whole` in percent; null where there is no whole. */
export const percentOf = (part: Precise, whole: Precise): Precise | null =>
  whole.isZero() ? null : part.div(whole).times(100);

/**
 * `base` to any power from 0 up. The part of a month or year that is no whole one is worked out by the binomial series,
 * a fifth of the time of a logarithm, as long as rates are what rates are; exact to the same digits.
 */
export function power(base: Precise, exponent: Precise): Precise {
  const whole = exponent.floor();
  const rest = exponent.minus(whole);
  const rate = base.minus(1);
  if (rest.isZero() || rate.abs().greaterThan('0.2')) return base.pow(exponent);
  const key = `${base}^${exponent}`;
  const known = powers.get(key);
  if (known) return known;
  const result = base.pow(whole).times(series(toFixedPoint(rate), toFixedPoint(rest)));
  if (powers.size >= mostPowers) powers.clear();
  powers.set(key, result);
  return result;
}

/** Whoever types into one row calculates all the others again as they were. */
const powers = new Map<string, Precise>();
const mostPowers = 1000;

/** (1 + v)^y for y below 1, both in fixed point. */
function series(v: bigint, y: bigint): Precise {
  let term = unit;
  let total = unit;
  for (let k = 0n; term !== 0n; k += 1n) {
    term = (((term * (y - k * unit)) / unit) * v) / (unit * (k + 1n));
    total += term;
  }
  return new Precise(total.toString()).div(unit.toString());
}

/** Fifty places: whole numbers are multiplied faster than decimals, and ten places are more than are lost. */
const unit = 10n ** 50n;
const toFixedPoint = (value: Precise): bigint => BigInt(value.times(unit.toString()).toFixed(0));

/** `n/d` as a number of forty digits. */
export const ofShare = (share: string): Precise => {
  const [numerator = '0', denominator = '1'] = share.split('/');
  return new Precise(numerator).div(denominator);
};

/**
 * Splits a total, shown with `digits` places, by weights into parts of as many places that sum to it again: what
 * rounding down leaves over goes to the largest remainders, the first of equal ones first.
 * @returns zeros where no weight is above zero
 * @see calculators, section 0
 */
export function splitByWeights(
  total: Decimal | Precise,
  weights: readonly (Decimal | Precise)[],
  digits: number,
  rounding: Rounding = 'HALF_UP',
): Decimal[] {
  const whole = sum(weights.map((weight) => new Precise(weight)));
  if (whole.isZero()) return weights.map(() => new Precise(0).toFixed(digits));
  const shown = new Precise(rounded(new Precise(total), digits, rounding));
  return toTotal(
    shown,
    weights.map((weight) => shown.times(weight).div(whole)),
    digits,
  );
}

/**
 * Amounts as they are shown under their total, so that they add up to it: each is its own, or the next above it where the
 * rounded sum asks for that (largest remainders).
 * @param amounts not below zero
 * @see calculators, section 0
 */
export const roundedParts = (
  amounts: readonly Precise[],
  digits: number,
  rounding: Rounding = 'HALF_UP',
): Decimal[] => toTotal(new Precise(rounded(sum(amounts), digits, rounding)), amounts, digits);

/** Rounded down, and what that leaves of the total given to the largest remainders, the first of equal ones first. */
function toTotal(shown: Precise, exact: readonly Precise[], digits: number): Decimal[] {
  const unit = new Precise(10).pow(-digits);
  const parts = exact.map((value) => value.toDecimalPlaces(digits, DecimalNumber.ROUND_FLOOR));
  const rests = exact
    .map((value, index) => ({ index, rest: value.minus(parts[index] ?? 0) }))
    .sort((a, b) => b.rest.comparedTo(a.rest) || a.index - b.index);
  const missing = shown.minus(sum(parts)).div(unit).toNumber();
  for (const { index } of rests.slice(0, missing)) parts[index] = (parts[index] ?? new Precise(0)).plus(unit);
  return parts.map((part) => part.toFixed(digits));
}

/**
 * What a total leaves beside one of its parts, both as shown: the two add up to the total again. Below zero where the
 * part is the larger.
 * @param digits places of both
 */
export const restOf = (total: Decimal, part: Decimal, digits: number): Decimal =>
  rounded(new Precise(total).minus(part), digits);
