import { Decimal } from 'decimal.js';

/** Exact sum of the numbers among `values`, as decimal text. */
export function addDecimals(values: readonly unknown[]): string {
  return values
    .filter((value): value is number => typeof value === 'number')
    .reduce((sum, value) => sum.add(String(value)), new Decimal(0))
    .toFixed();
}
