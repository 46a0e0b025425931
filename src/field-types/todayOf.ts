import type { LocalDate } from '../domain/dates.ts';
import type { TextContext } from './types.ts';

/** The day it is where the text was written. */
export function todayOf({ today, timeZone }: Pick<TextContext, 'today' | 'timeZone'>): LocalDate {
  return today ?? new Intl.DateTimeFormat('sv-SE', timeZone ? { timeZone } : {}).format(new Date());
}
