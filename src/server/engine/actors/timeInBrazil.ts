import { addDays, type LocalDate } from '../../../domain/dates.ts';
import { instantOf, wallTimeOf } from '../../../domain/localInstant.ts';
import { defaultTimeZone } from './actor.ts';

const hourMs = 3_600_000;

/** Day and hour on the clocks of São Paulo, summer time where there was one. */
export function timeInBrazil(instant: Date): { readonly day: LocalDate; readonly hour: number } {
  const { day, ms } = wallTimeOf(instant.getTime(), defaultTimeZone);
  return { day, hour: Math.floor(ms / hourMs) };
}

/** When the clocks of São Paulo next show a full hour, from 0 to 23. */
export const nextInBrazil =
  (wanted: number) =>
  (instant: Date): Date => {
    const { day, hour } = timeInBrazil(instant);
    const at = `${hour < wanted ? day : addDays(day, 1)}T${String(wanted).padStart(2, '0')}:00:00`;
    return instantOf(at, defaultTimeZone);
  };
