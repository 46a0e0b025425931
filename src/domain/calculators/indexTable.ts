import { type MonthNumber, monthOf } from '../calendar.ts';
import type { LocalDate } from '../dates.ts';
import type { Decimal } from '../units.ts';
import { Precise } from './arithmetic.ts';

/** One month of an index: its variation in percent. */
export interface IndexRow {
  readonly Indice: string;
  /** `2024-01` */
  readonly Competencia: string;
  readonly Valor: Decimal;
}

/**
 * The months of every index, ready for factors over any span. What a month that is not there does to a calculation, be it
 * past or not published yet, is decided in `correction.ts`, and for the rates of arrears in `arrearsRates.ts`.
 */
export interface IndexTable {
  /** 1 + variation; null where the month is not there. */
  readonly factorOf: (index: string, month: MonthNumber) => Precise | null;
  /** The product of the factors from a month up to, not including, another; months not there count as 1. */
  readonly product: (index: string, from: MonthNumber, until: MonthNumber) => Precise;
  /** Months not there, from one up to, not including, another. */
  readonly missing: (index: string, from: MonthNumber, until: MonthNumber) => readonly MonthNumber[];
}

/** From this month on a variation may simply not be published yet: the month before today's. */
export const firstUnpublished = (today: LocalDate): MonthNumber => monthOf(today) - 1;

const one = new Precise(1);

/** Products from the first month on, so that forty years of a debt are one division. */
interface Series {
  readonly first: MonthNumber;
  readonly factors: readonly (Precise | null)[];
  readonly products: readonly Precise[];
  /** First month from which on none is missing up to the last. */
  readonly unbroken: MonthNumber;
}

const isWhole = ({ first, factors, unbroken }: Series, from: MonthNumber, until: MonthNumber) =>
  from >= unbroken && until <= first + factors.length;

export function indexTable(rows: readonly IndexRow[]): IndexTable {
  const byIndex = Map.groupBy(rows, ({ Indice }) => Indice);
  const series = new Map([...byIndex].map(([index, own]) => [index, seriesOf(own)]));
  const factorOf = (index: string, month: MonthNumber) => {
    const own = series.get(index);
    return own?.factors[month - own.first] ?? null;
  };
  const upTo = (index: string, month: MonthNumber) => {
    const own = series.get(index);
    if (!own || month <= own.first) return one;
    return own.products[Math.min(month - own.first, own.products.length - 1)] ?? one;
  };
  return {
    factorOf,
    product: (index, from, until) => (until <= from ? one : upTo(index, until).div(upTo(index, from))),
    missing: (index, from, until) => {
      const own = series.get(index);
      if (own && isWhole(own, from, until)) return [];
      return Array.from({ length: Math.max(0, until - from) }, (_, offset) => from + offset).filter(
        (month) => factorOf(index, month) === null,
      );
    },
  };
}

function seriesOf(rows: readonly IndexRow[]): Series {
  const variations = new Map(rows.map(({ Competencia, Valor }) => [monthOf(`${Competencia}-01`), Valor]));
  const months = [...variations.keys()];
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const factors = Array.from({ length: last - first + 1 }, (_, offset) => {
    const variation = variations.get(first + offset);
    return variation === undefined ? null : new Precise(variation).div(100).plus(1);
  });
  const products = [one];
  for (const factor of factors) products.push((products.at(-1) ?? one).times(factor ?? one));
  const gap = factors.lastIndexOf(null);
  return { first, factors, products, unbroken: first + gap + 1 };
}
