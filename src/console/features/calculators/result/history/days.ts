import type { LocalDate } from '../../../../../domain/dates.ts';

/** Days since 1970, for places along an axis and on a slider. */
export const dayNumber = (day: LocalDate): number => Math.round(Date.parse(day) / 86_400_000);

export const dayOf = (number: number): LocalDate => new Date(number * 86_400_000).toISOString().slice(0, 10);
