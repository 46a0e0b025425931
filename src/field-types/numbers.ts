import type { Locale } from '../domain/locale.ts';
import { explainNumber, significantDigits } from '../domain/typedNumbers.ts';
import { type Decimal, formatDecimal } from '../domain/units.ts';
import type { Remark } from './types.ts';

/**
 * A decimal that was understood as the JSON number of a field. More than 15 digits would not arrive exactly, so
 * such a text stays one, to be refused by name.
 */
export const toNumber = (decimal: Decimal | null, text: string): number | string =>
  decimal === null || significantDigits(decimal) > 15 ? text : Number(decimal);

/** A number as an input shows it: its decimals, and at least `places` of them. */
export const writeNumber = (value: number, locale: Locale, places: number): string =>
  formatDecimal(String(value), locale, Math.max(places, decimalsOf(value)));

/** What to say of a text where a number was wanted. */
export function explainTypedNumber(value: string, locale: Locale): Remark | null {
  const doubt = explainNumber(value, locale);
  return doubt && { code: doubt.code, params: { typed: value, meant: doubt.meant } };
}

const decimalsOf = (value: number): number => {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
};
