import { addDays, isLocalDate, type LocalDate } from '../dates.ts';

/** Whole days, both included. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Why two days are no period a figure can be of. */
export type PeriodProblem = 'reversed' | 'too-long';

/** A leap year. */
export const longestPeriod = 366;

/** Beyond this a series is told in weeks. */
export const longestByDay = 92;

/** Days nobody has figures of, and further than calendars go. */
const earliest = '1900-01-01';
const latest = '2199-12-31';

/** Whether `text` is a day a period may begin or end with. */
export const isPeriodDay = (text: string): boolean => isLocalDate(text) && text >= earliest && text <= latest;

/**
 * The period meant by two days, either of which may be absent: from the first of the month on, up to today.
 * @see dashboards, section 0
 */
export function periodOf(from: LocalDate | null, to: LocalDate | null, today: LocalDate): Period {
  const last = to ?? today;
  return { from: from ?? `${last.slice(0, 7)}-01`, to: last };
}

export function problemOf(period: Period): PeriodProblem | null {
  if (period.from > period.to) return 'reversed';
  return daysIn(period) > longestPeriod ? 'too-long' : null;
}

export const daysIn = ({ from, to }: Period): number => daysFrom(from, to) + 1;

/** The days before it, as many. */
export const precedingPeriod = (period: Period): Period => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
});

export type SeriesStep = 'day' | 'week';

export const stepOf = (period: Period): SeriesStep => (daysIn(period) > longestByDay ? 'week' : 'day');

/** The period in days, or in ISO weeks, Monday to Sunday, of which it may cut the first and the last. */
export function pointsOf(period: Period): readonly Period[] {
  const step = stepOf(period);
  const points: Period[] = [];
  for (let from = period.from; from <= period.to; ) {
    const end = step === 'day' ? from : sundayOf(from);
    const to = end < period.to ? end : period.to;
    points.push({ from, to });
    from = addDays(to, 1);
  }
  return points;
}

/** From one day to another; negative when the other comes before. */
export const daysFrom = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function sundayOf(day: LocalDate): LocalDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}
