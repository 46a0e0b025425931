import {
  addMonthsClamp,
  daysBetween,
  type MonthNumber,
  monthOf,
  monthText,
  wholeMonths,
} from '../calendar.ts';
import type { LocalDate } from '../dates.ts';
import type { Decimal } from '../units.ts';
import { Precise, power } from './arithmetic.ts';

/** One month of an index: its variation in percent. */
export interface IndexRow {
  readonly Indice: string;
  /** `2024-01` */
  readonly Competencia: string;
  readonly Valor: Decimal;
}

/** The months of every index, ready for factors over any span. */
export interface IndexTable {
  /** 1 + variation; null where the month is not there. */
  readonly factorOf: (index: string, month: MonthNumber) => Precise | null;
  /** The product of the factors from a month up to, not including, another; months not there count as 1. */
  readonly product: (index: string, from: MonthNumber, until: MonthNumber) => Precise;
  /** Months not there, from one up to, not including, another. */
  readonly missing: (index: string, from: MonthNumber, until: MonthNumber) => readonly MonthNumber[];
}

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

/** One span of a correction: a whole period from anniversary to anniversary, or the days of one that has begun. */
export interface CorrectionSpan {
  readonly factor: Precise;
  /** First and last month whose variation was taken, `2023-12`; null where no time had passed. */
  readonly from: string | null;
  readonly to: string | null;
  readonly wholePeriods: number;
  /** Days passed of the period under way, and its length; 0 of 0 where it ended on the very day. */
  readonly days: number;
  readonly daysOfPeriod: number;
  /** Months without a variation yet, taken as 0. */
  readonly projected: readonly string[];
  /** Months that are past and not there: the calculation cannot be made. */
  readonly missing: readonly string[];
}

/**
 * The correction of a debt from its base date to a day: one period from monthly anniversary to anniversary takes the
 * variation of its month less `lag`, the period under way only for its days.
 * @param today tells which missing months may simply not be published yet: the one before today's, and later ones
 * @see calculators, section 0
 */
export function correct(
  table: IndexTable,
  index: string,
  { base, on, today, lag = 1 }: { base: LocalDate; on: LocalDate; today: LocalDate; lag?: number },
): CorrectionSpan {
  const wholePeriods = wholeMonths(base, on);
  const first = monthOf(base) - lag;
  const last = first + wholePeriods;
  const [begun, ends] = [addMonthsClamp(base, wholePeriods), addMonthsClamp(base, wholePeriods + 1)];
  const days = Math.max(0, daysBetween(begun, on));
  const daysOfPeriod = days === 0 ? 0 : daysBetween(begun, ends);
  const until = days === 0 ? last : last + 1;
  const absent = table.missing(index, first, until);
  const published = monthOf(today) - 1;
  const whole = table.product(index, first, last);
  // Not even asked for where no period is under way: what is asked for counts as taken.
  const underWay = () => table.factorOf(index, last) ?? one;
  return {
    factor: days === 0 ? whole : whole.times(power(underWay(), new Precise(days).div(daysOfPeriod))),
    from: until > first ? monthText(first) : null,
    to: until > first ? monthText(until - 1) : null,
    wholePeriods,
    days,
    daysOfPeriod,
    projected: absent.filter((month) => month >= published).map(monthText),
    missing: absent.filter((month) => month < published).map(monthText),
  };
}
