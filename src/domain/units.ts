import { Decimal as DecimalNumber } from 'decimal.js';
import { Fraction } from 'fraction.js';
import type { Arredondamento } from './generated/codes.ts';
import type { Locale } from './locale.ts';

/** A decimal as text, `.` as separator, no exponent: money, areas, rates. Never a float on the way. */
export type Decimal = string;

/** A share as an exact fraction in lowest terms: `1/2`, `1/1`. */
export type Share = string;

export const wholeShare: Share = '1/1';

/** @throws when `value` is not a number */
export function toDecimal(value: string | number): Decimal {
  return new DecimalNumber(value).toFixed();
}

/** `48.40` becomes `48.4`; keeps every significant digit. */
export function trimDecimal(value: Decimal): Decimal {
  return new DecimalNumber(value).toFixed();
}

/** @throws when `text` is not `n`, `n/d` or a decimal */
export function toShare(text: string | number | bigint): Share {
  return share(new Fraction(text));
}

/** Whether `text` is a share from 0 to 1 written `n/d` in lowest terms. */
export function isShare(text: string): boolean {
  const match = /^(\d{1,20})\/([1-9]\d{0,19})$/.exec(text);
  if (!match) return false;
  return toShare(text) === text && compareShares(text, wholeShare) <= 0;
}

export const addShares = (a: Share, b: Share): Share => share(new Fraction(a).add(b));
export const subtractShares = (a: Share, b: Share): Share => share(new Fraction(a).sub(b));
export const multiplyShares = (a: Share, b: Share): Share => share(new Fraction(a).mul(b));
export const divideShares = (a: Share, b: Share): Share => share(new Fraction(a).div(b));
export const compareShares = (a: Share, b: Share): number => new Fraction(a).compare(b);
export const sumShares = (shares: readonly Share[]): Share => shares.reduce(addShares, '0/1');

/**
 * Percentages of shares, each with `places` decimals, whose sum is the rounded sum of the shares
 * (largest remainder), so thirds give 33.34, 33.33, 33.33.
 * @param rounding of that sum, where it is no whole one
 * @see domain rule: shares are exact, percentages only at output
 */
export function toPercentages(
  shares: readonly Share[],
  places: number,
  rounding: Arredondamento = 'HALF_UP',
): Decimal[] {
  const unit = 10n ** BigInt(places);
  const scaled = shares.map((item) => new Fraction(item).mul(100n * unit));
  const floors = scaled.map((item) => floor(item));
  const target = whole(
    scaled.reduce((sum, item) => sum.add(item), new Fraction(0)),
    rounding,
  );
  let missing = target - floors.reduce((sum, item) => sum + item, 0n);
  const byRemainder = scaled
    .map((item, index) => ({ index, rest: item.sub(floors[index] ?? 0n) }))
    .sort((a, b) => b.rest.compare(a.rest) || a.index - b.index);
  for (const { index } of byRemainder) {
    if (missing <= 0n) break;
    floors[index] = (floors[index] ?? 0n) + 1n;
    missing -= 1n;
  }
  return floors.map((item) => new DecimalNumber(item.toString()).div(unit.toString()).toFixed(places));
}

function whole(value: Fraction, rounding: Arredondamento): bigint {
  const up = floor(value.add(new Fraction(1, 2)));
  const isHalf = value.d === 2n;
  return isHalf && rounding === 'HALF_EVEN' && up % 2n !== 0n ? up - 1n : up;
}

const floor = (value: Fraction): bigint => (value.s * value.n) / value.d;
const share = (value: Fraction): Share => `${value.s * value.n}/${value.d}`;

/** Signs between thousands and before decimals (specification, section 9). */
export const separators: Readonly<Record<Locale, { readonly thousands: string; readonly decimal: string }>> =
  {
    'pt-br': { thousands: '.', decimal: ',' },
    'en-us': { thousands: ',', decimal: '.' },
  };

/**
 * A decimal as shown (specification, section 9): `1.234,50` in pt-br, `1,234.50` in en-us.
 * @param places exact number of decimals (rounded half up); absent = as many as the value has
 */
export function formatDecimal(value: Decimal, locale: Locale, places?: number): string {
  const number = new DecimalNumber(value);
  const [whole = '0', decimals] = (
    places === undefined ? number.toFixed() : number.toFixed(places, DecimalNumber.ROUND_HALF_UP)
  ).split('.');
  const { thousands, decimal } = separators[locale];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return decimals ? `${grouped}${decimal}${decimals}` : grouped;
}
