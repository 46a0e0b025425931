import { Decimal as DecimalNumber } from 'decimal.js';
import type { LocalDate } from './dates.ts';
import type { Decimal } from './units.ts';

/** A currency of Brazil's past or present, with the days it was in force. */
export interface Currency {
  readonly code: 'MRS' | 'CRZ' | 'CZ$' | 'NCZ' | 'CRR' | 'BRL';
  readonly symbol: string;
  /** First and last day in force; null = open. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** How many of it make 1 real. */
  readonly perReal: Decimal;
}

/**
 * The currencies in order of time. Three of them print `Cr$`, so only the date tells them apart.
 * @see DL 4.791/1942; DL 1/1965; DL 2.283/1986; Lei 7.730/1989; Lei 8.024/1990; Lei 8.697/1993; Lei 9.069/1995
 */
export const currencies: readonly Currency[] = [
  { code: 'MRS', symbol: 'Rs', from: null, to: '1942-10-31', perReal: '2750000000000000000' },
  { code: 'CRZ', symbol: 'Cr$', from: '1942-11-01', to: '1967-02-12', perReal: '2750000000000000' },
  { code: 'CRZ', symbol: 'NCr$', from: '1967-02-13', to: '1970-05-14', perReal: '2750000000000' },
  { code: 'CRZ', symbol: 'Cr$', from: '1970-05-15', to: '1986-02-27', perReal: '2750000000000' },
  { code: 'CZ$', symbol: 'Cz$', from: '1986-02-28', to: '1989-01-15', perReal: '2750000000' },
  { code: 'NCZ', symbol: 'NCz$', from: '1989-01-16', to: '1990-03-15', perReal: '2750000' },
  { code: 'CRZ', symbol: 'Cr$', from: '1990-03-16', to: '1993-07-31', perReal: '2750000' },
  { code: 'CRR', symbol: 'CR$', from: '1993-08-01', to: '1994-06-30', perReal: '2750' },
  { code: 'BRL', symbol: 'R$', from: '1994-07-01', to: null, perReal: '1' },
];

/**
 * The currency a printed symbol means in a paper of a day. `Cr$` and `CR$` are told apart by the day alone, since
 * OCR confuses them; a symbol outside its time is taken as printed when its time ended within the 12 months
 * before (`late`), for papers went on using it.
 * @returns null when the symbol means nothing on that day
 */
export function currencyOf(
  symbol: string,
  date: LocalDate,
): { readonly currency: Currency; readonly late: boolean } | null {
  const wanted = normalise(symbol);
  const bySymbol = currencies.filter((currency) => normalise(currency.symbol) === wanted);
  const now = bySymbol.find(({ from, to }) => (from === null || from <= date) && (to === null || date <= to));
  if (now) return { currency: now, late: false };
  const recent = bySymbol.findLast(({ to }) => to !== null && to < date && date <= yearAfter(to));
  return recent ? { currency: recent, late: true } : null;
}

/**
 * The currency of a stored code: `CRZ` names several, told apart by the day.
 * @returns the one of that code in force then, else the nearest before, else the first
 */
export function currencyOfCode(code: Currency['code'], date: LocalDate): Currency {
  const same = currencies.filter((currency) => currency.code === code);
  return same.findLast(({ from }) => from === null || from <= date) ?? same[0] ?? real;
}

/**
 * Reais of an amount in an old currency, exact. Nominal: it says nothing of today's purchasing power and is no
 * value of a collateral.
 */
export const toReais = (value: Decimal, currency: Currency): Decimal =>
  exact.div(value, currency.perReal).toFixed();

/** Quotients by 2.75 times a power of ten do not end: forty digits, rounded half up when shown. */
const exact = DecimalNumber.clone({ precision: 40 });

const real: Currency = { code: 'BRL', symbol: 'R$', from: '1994-07-01', to: null, perReal: '1' };

/** `Cr$` and `CR$` alike; `NCr$` and `NCz$`, `Cz$` stay themselves. */
const normalise = (symbol: string): string => symbol.replaceAll(/[\s.]/g, '').toUpperCase();

const yearAfter = (date: LocalDate): LocalDate => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
