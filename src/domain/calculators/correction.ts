import { addMonthsClamp, daysBetween, monthOf, monthText, wholeMonths } from '../calendar.ts';
import type { LocalDate } from '../dates.ts';
import { Precise, power } from './arithmetic.ts';
import { firstUnpublished, type IndexTable } from './indexTable.ts';

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
 * @param today tells which missing months may simply not be published yet
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
  const unpublished = firstUnpublished(today);
  const whole = table.product(index, first, last);
  // Not even asked for where no period is under way: what is asked for counts as taken.
  const underWay = () => table.factorOf(index, last) ?? new Precise(1);
  return {
    factor: days === 0 ? whole : whole.times(power(underWay(), new Precise(days).div(daysOfPeriod))),
    from: until > first ? monthText(first) : null,
    to: until > first ? monthText(until - 1) : null,
    wholePeriods,
    days,
    daysOfPeriod,
    projected: absent.filter((month) => month >= unpublished).map(monthText),
    missing: absent.filter((month) => month < unpublished).map(monthText),
  };
}
