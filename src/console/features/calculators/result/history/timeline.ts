import { Precise, sum } from '../../../../../domain/calculators/arithmetic.ts';
import type { LocalDate } from '../../../../../domain/dates.ts';
import type { Decimal } from '../../../../../domain/units.ts';
import { lastLook } from '../looks.ts';

/** One line of a history: what stands of it from each day on. */
export interface Series {
  readonly key: string;
  readonly label: string;
  /** Its fill, `s1` to `s6`. */
  readonly look: string;
}

/** What stands from a day on, an amount for every series. */
export interface Moment {
  readonly day: LocalDate;
  readonly amounts: readonly Decimal[];
}

/** Amounts over time: they change on some days and stand in between. */
export interface Timeline {
  readonly series: readonly Series[];
  /** What stood before the first of the days. */
  readonly opening?: readonly Decimal[];
  readonly moments: readonly Moment[];
}

/** As many as the chart's colours tell apart. */
const mostSeries = 6;

/** What stands of one series on a day; without a look of its own the series takes the next. */
type Total = Omit<Series, 'look'> & { readonly look?: string; readonly amount: Decimal };

/**
 * A timeline of what is told of each day on which something happened.
 * @param totalsOn what stands of each series at the end of a day
 * @param rest name of those beyond the sixth, which are drawn as one
 */
export function timelineOf(
  days: readonly LocalDate[],
  totalsOn: (day: LocalDate) => readonly Total[],
  rest: string,
): Timeline {
  const moments = [...new Set(days)].toSorted().map((day) => ({ day, totals: totalsOn(day) }));
  const all = new Map(moments.flatMap(({ totals }) => totals.map(({ key, label }) => [key, label] as const)));
  const looks = new Map(moments.flatMap(({ totals }) => totals.map(({ key, look }) => [key, look] as const)));
  const names = [...all.keys()].toSorted((a, b) => a.localeCompare(b, 'pt', { numeric: true }));
  const isTooMany = names.length > mostSeries;
  const own = isTooMany ? names.slice(0, mostSeries - 1) : names;
  const series = own.map((key, index) => ({
    key,
    label: all.get(key) ?? key,
    look: looks.get(key) ?? `s${index + 1}`,
  }));
  return {
    series: isTooMany ? [...series, { key: 'rest', label: rest, look: lastLook }] : series,
    moments: moments.map(({ day, totals }) => {
      const amountOf = (keys: readonly string[]) =>
        sum(
          totals.filter(({ key }) => keys.includes(key)).map(({ amount }) => new Precise(amount)),
        ).toFixed();
      const amounts = own.map((key) => amountOf([key]));
      return { day, amounts: isTooMany ? [...amounts, amountOf(names.slice(mostSeries - 1))] : amounts };
    }),
  };
}
