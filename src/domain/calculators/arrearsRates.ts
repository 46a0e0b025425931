import { Decimal as DecimalNumber } from 'decimal.js';
import { daysBetween, type MonthNumber, monthOf, monthText } from '../calendar.ts';
import { addDays, daysInMonth, type LocalDate } from '../dates.ts';
import { Precise } from './arithmetic.ts';
import type { ArrearsTerms } from './arrears.ts';
import { firstUnpublished, type IndexTable } from './indexTable.ts';

/** From this day on the Civil Code names the rate itself (Lei 14.905/2024 art. 5º II). */
export const legalRateFrom: LocalDate = '2024-08-30';

/** The last day before there was a legal rate. */
export const dayBeforeLegal = addDays(legalRateFrom, -1);

/** The rate of one calendar month, or of its days that count. */
export interface MonthOfArrears {
  readonly month: string;
  /** Percent of the whole month. */
  readonly percent: Precise;
  readonly days: number;
  readonly of: number;
}

export interface Arrears {
  /** Percent of the whole time. */
  readonly percent: Precise;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Month by month, where there are twelve at most; else empty. */
  readonly months: readonly MonthOfArrears[];
  readonly count: number;
  readonly usesIndices: boolean;
  readonly projected: readonly string[];
  readonly missing: readonly { readonly index: string; readonly month: string }[];
}

/**
 * Simple interest on arrears, calendar month by calendar month, those under way by their days. The legal rate of a
 * month is what the Selic of the month before exceeds the price index by, never below zero, with six places; the table
 * has the IPCA for the IPCA-15 that the rule takes, so the rate is an approximation.
 * @see CC art. 406 §§ 1º to 3º; Resolução CMN 5.171/2024 arts. 2º, 6º and 7º
 */
export function arrearsOn(
  terms: ArrearsTerms,
  { from, to, today, indices }: { from: LocalDate; to: LocalDate; today: LocalDate; indices: IndexTable },
): Arrears {
  const spans = spansOf(terms, from, to).map((span) => ({ ...span, ...ratesOf(span.rate, terms, indices) }));
  const absent = spans.flatMap(({ after, until, needs }) =>
    needs(firstMonthOf(after), monthOf(until)).flatMap((need) =>
      indices.missing(need.index, need.from, need.until).map((month) => ({ index: need.index, month })),
    ),
  );
  const count = spans.reduce((sum, { after, until }) => sum + monthOf(until) - firstMonthOf(after) + 1, 0);
  const unpublished = firstUnpublished(today);
  return {
    percent: spans.reduce((sum, { after, until, sumOf }) => sum.plus(sumOf(after, until)), new Precise(0)),
    from,
    to,
    months: count > mostMonths ? [] : spans.flatMap(monthsOf),
    count,
    usesIndices: spans.some(({ rate }) => rate === 'selic' || rate === 'legal'),
    projected: [
      ...new Set(absent.filter(({ month }) => month >= unpublished).map(({ month }) => monthText(month))),
    ],
    missing: absent
      .filter(({ month }) => month < unpublished)
      .map(({ index, month }) => ({ index, month: monthText(month) })),
  };
}

/** As many months as are told one by one. */
const mostMonths = 12;

type RateName = 'contract' | 'one' | 'selic' | 'legal';

interface Span {
  readonly rate: RateName;
  /** The first day does not count, the last does. */
  readonly after: LocalDate;
  readonly until: LocalDate;
}

function spansOf({ JurosMora, MoraAnterior }: ArrearsTerms, from: LocalDate, to: LocalDate): Span[] {
  if (to <= from) return [];
  if (JurosMora === 'CONTRATO') return [{ rate: 'contract', after: from, until: to }];
  const before: RateName = MoraAnterior === 'SELIC' ? 'selic' : 'one';
  const [change, spans] = [dayBeforeLegal, [] as Span[]];
  if (from < change) spans.push({ rate: before, after: from, until: to < change ? to : change });
  if (to > change) spans.push({ rate: 'legal', after: from > change ? from : change, until: to });
  return spans;
}

interface IndexSpan {
  readonly index: string;
  readonly from: MonthNumber;
  readonly until: MonthNumber;
}

interface Rates {
  readonly rateOf: (month: MonthNumber) => Precise;
  /** Percent from one day to another. */
  readonly sumOf: (after: LocalDate, until: LocalDate) => Precise;
  /** Months that must be there for the first to the last month of a span; the end is not included. */
  readonly needs: (first: MonthNumber, last: MonthNumber) => readonly IndexSpan[];
}

function ratesOf(name: RateName, { MoraAm }: ArrearsTerms, indices: IndexTable): Rates {
  if (name === 'contract' || name === 'one') {
    const fixed = new Precise(name === 'one' ? 1 : (MoraAm ?? 0));
    return {
      rateOf: () => fixed,
      sumOf: (after, until) =>
        fixed.times(
          sumOfMonths(
            after,
            until,
            () => one,
            (from, to) => new Precise(to - from),
          ),
        ),
      needs: () => [],
    };
  }
  const rateOf = name === 'legal' ? legalRates(indices) : selicRates(indices);
  return {
    rateOf,
    sumOf: (after, until) => sumOfMonths(after, until, rateOf, (from, to) => sumBetween(rateOf, from, to)),
    needs: (first, last) =>
      name === 'legal'
        ? [
            { index: 'SELIC', from: first - 1, until: last },
            { index: 'IPCA', from: first - 1, until: last },
          ]
        : [{ index: 'SELIC', from: first, until: last + 1 }],
  };
}

const one = new Precise(1);
const percentOf = (factor: Precise | null): Precise => (factor ?? one).minus(1).times(100);

/** Percent of each month, kept for as long as the table is, since fifty debts ask for the same. */
const legalRates = keptByTable((indices) => (month) => {
  const [selic, prices] = [indices.factorOf('SELIC', month - 1), indices.factorOf('IPCA', month - 1)];
  if (!selic || !prices) return new Precise(0);
  const rate = percentOf(selic.div(prices));
  return rate.isNegative() ? new Precise(0) : rate.toDecimalPlaces(6, DecimalNumber.ROUND_HALF_EVEN);
});
const selicRates = keptByTable((indices) => (month) => percentOf(indices.factorOf('SELIC', month)));

function keptByTable(
  ratesIn: (indices: IndexTable) => (month: MonthNumber) => Precise,
): (indices: IndexTable) => (month: MonthNumber) => Precise {
  const tables = new WeakMap<IndexTable, (month: MonthNumber) => Precise>();
  return (indices) => {
    const found = tables.get(indices);
    if (found) return found;
    const [rates, known] = [ratesIn(indices), new Map<MonthNumber, Precise>()];
    const rateOf = (month: MonthNumber) => {
      const rate = known.get(month) ?? rates(month);
      known.set(month, rate);
      return rate;
    };
    tables.set(indices, rateOf);
    return rateOf;
  };
}

interface RunningSums {
  readonly first: MonthNumber;
  /** Of the rates from the first month up to, not including, each later one. */
  readonly sums: Precise[];
}

const running = new WeakMap<(month: MonthNumber) => Precise, RunningSums>();

/**
 * The rates from one month up to, not including, another: forty years of a debt are one subtraction. No month is asked
 * for that lies before every debt, or between two that have nothing in common.
 */
function sumBetween(rateOf: (month: MonthNumber) => Precise, from: MonthNumber, until: MonthNumber): Precise {
  const found = running.get(rateOf);
  const adjoins = found && found.first <= from && from < found.first + found.sums.length;
  const { first, sums } = adjoins ? found : { first: from, sums: [new Precise(0)] };
  if (sums !== found?.sums) running.set(rateOf, { first, sums });
  while (first + sums.length <= until)
    sums.push((sums.at(-1) ?? new Precise(0)).plus(rateOf(first + sums.length - 1)));
  return (sums[until - first] ?? new Precise(0)).minus(sums[from - first] ?? 0);
}

/** Whole months at once, the first and the last by their days. @param whole of months from one up to, not including, another */
function sumOfMonths(
  after: LocalDate,
  until: LocalDate,
  rateOf: (month: MonthNumber) => Precise,
  whole: (from: MonthNumber, until: MonthNumber) => Precise,
): Precise {
  const [first, last] = [firstMonthOf(after), monthOf(until)];
  const part = (month: MonthNumber) => {
    const { days, of } = shareOfMonth(month, after, until);
    return days === of ? rateOf(month) : rateOf(month).times(days).div(of);
  };
  if (first === last) return part(first);
  return part(first)
    .plus(part(last))
    .plus(whole(first + 1, last));
}

/** The month of the first day that counts. */
const firstMonthOf = (after: LocalDate): MonthNumber => monthOf(addDays(after, 1));

const monthsOf = ({ after, until, rateOf }: Span & Rates): MonthOfArrears[] => {
  const first = firstMonthOf(after);
  return Array.from({ length: monthOf(until) - first + 1 }, (_, index) => ({
    month: monthText(first + index),
    percent: rateOf(first + index),
    ...shareOfMonth(first + index, after, until),
  }));
};

/** Days of a month that lie after one day and up to another, and how many it has. */
function shareOfMonth(month: MonthNumber, after: LocalDate, until: LocalDate) {
  const text = monthText(month);
  const of = daysInMonth(Math.floor(month / 12), (month % 12) + 1);
  const [start, end] = [addDays(`${text}-01`, -1), `${text}-${String(of).padStart(2, '0')}`];
  return { days: daysBetween(after > start ? after : start, until < end ? until : end), of };
}
