import type { LocalDate } from '../../../domain/dates.ts';
import { AppError } from '../../../domain/errors.ts';
import {
  daysIn,
  isPeriodDay,
  longestPeriod,
  type Period,
  periodOf,
  problemOf,
} from '../../../domain/figures/period.ts';

/**
 * The period an address asks for; from the first of the month to today where it says nothing.
 * @throws AppError 'query-invalid', 'query-unknown' (400); 'period-reversed', 'period-too-long' (422) beside `Ate`
 */
export function readPeriod(query: URLSearchParams, today: LocalDate): Period {
  allowOnly(query, ['De', 'Ate']);
  const period = periodOf(dayIn(query, 'De'), dayIn(query, 'Ate'), today);
  const problem = problemOf(period);
  if (problem === 'reversed') throw new AppError('period-reversed', {}, { field: 'Ate' });
  if (problem === 'too-long')
    throw new AppError('period-too-long', { days: daysIn(period), most: longestPeriod }, { field: 'Ate' });
  return period;
}

/**
 * The day whose end is asked for; null = now, which today's end is not yet.
 * @throws AppError as `readPeriod`; 'day-ahead' (422) of a day still to come
 */
export function readInstant(query: URLSearchParams, today: LocalDate): LocalDate | null {
  allowOnly(query, ['Em']);
  const day = dayIn(query, 'Em');
  if (day !== null && day > today) throw new AppError('day-ahead', {}, { field: 'Em' });
  return day === today ? null : day;
}

export function allowOnly(query: URLSearchParams, names: readonly string[]): void {
  for (const name of query.keys()) {
    if (!names.includes(name)) throw new AppError('query-unknown', { name }, { field: name });
    if (query.getAll(name).length > 1) throw new AppError('query-invalid', { name }, { field: name });
  }
}

function dayIn(query: URLSearchParams, name: string): LocalDate | null {
  const text = query.get(name);
  if (text === null || text === '') return null;
  if (!isPeriodDay(text)) throw new AppError('query-invalid', { name }, { field: name });
  return text;
}
