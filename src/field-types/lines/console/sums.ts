import { Decimal } from 'decimal.js';
import type { Locale } from '../../../domain/locale.ts';
import { formatDecimal, isShare, sumShares } from '../../../domain/units.ts';

/** Exact sum of the numbers among `values`, as decimal text. */
function addDecimals(values: readonly unknown[]): string {
  return values
    .filter((value): value is number => typeof value === 'number')
    .reduce((sum, value) => sum.add(String(value)), new Decimal(0))
    .toFixed();
}

/**
 * The sum of a column as shown, exact: 99,99% is not rounded up to a whole.
 * @returns null for types whose sum says nothing by itself
 */
export function sumOf(type: string, values: readonly unknown[], locale: Locale): string | null {
  if (type === 'fraction')
    return sumShares(values.filter((value): value is string => isText(value) && isShare(value)));
  if (type !== 'percent') return null;
  const sum = addDecimals(values);
  return `${formatDecimal(sum, locale, Math.max(2, sum.split('.')[1]?.length ?? 0))}%`;
}

const isText = (value: unknown): value is string => typeof value === 'string';
