import type { LocalDate } from '../../../domain/dates.ts';
import { wallTimeOf } from '../../../domain/localInstant.ts';
import { defaultTimeZone } from './actor.ts';

const hourMs = 3_600_000;

/** Day and hour on the clocks of São Paulo, summer time where there was one. */
export function timeInBrazil(instant: Date): { readonly day: LocalDate; readonly hour: number } {
  const { day, ms } = wallTimeOf(instant.getTime(), defaultTimeZone);
  return { day, hour: Math.floor(ms / hourMs) };
}
