import type { LocalDate } from '../../../domain/dates.ts';
import { AppError } from '../../../domain/errors.ts';
import { daysIn, longestPeriod, type Period, periodOf, problemOf } from '../../../domain/figures/period.ts';

/**
 * The period an address asks for; from the first of the month to today where it says nothing.
 * @throws AppError 'period-reversed', 'period-too-long' (422) beside `Ate`
 */
export function periodIn(
  { De = null, Ate = null }: { readonly De?: LocalDate | null; readonly Ate?: LocalDate | null },
  today: LocalDate,
): Period {
  const period = periodOf(De, Ate, today);
  const problem = problemOf(period);
  if (problem === 'reversed') throw new AppError('period-reversed', {}, { field: 'Ate' });
  if (problem === 'too-long')
    throw new AppError('period-too-long', { days: daysIn(period), most: longestPeriod }, { field: 'Ate' });
  return period;
}

/**
 * The day whose end is asked for; null = now, which today's end is not yet.
 * @throws AppError 'day-ahead' (422) of a day still to come
 */
export function instantIn(day: LocalDate | null = null, today: LocalDate): LocalDate | null {
  if (day !== null && day > today) throw new AppError('day-ahead', {}, { field: 'Em' });
  return day === today ? null : day;
}
