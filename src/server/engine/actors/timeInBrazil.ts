import type { LocalDate } from '../../../domain/dates.ts';
import { defaultTimeZone } from './actor.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: defaultTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and hour on the clocks of São Paulo, summer time where there was one. */
export function timeInBrazil(instant: Date): { readonly day: LocalDate; readonly hour: number } {
  const [day = '', time = ''] = clock.format(instant).split(' ');
  return { day, hour: Number(time.slice(0, 2)) };
}
