import { daysBetween } from '../../calendar.ts';
import type { LocalDate } from '../../dates.ts';

/**
 * How many days before its end a certificate is said to expire soon, in this calculator alone. Of a certificate that is kept
 * its type says so (`AvisoDias` of `schemas/tipo-certidao.schema.json`, whose default is that of new types), and how it stands
 * is asked in SQL: `stateOf` in `src/server/features/certificates/certificateState.ts`, the same rule as `validityOn`.
 */

/** Where the input says none: 7 of terms up to 30 days, else 15. */
export const defaultNotice = (days: number | null | undefined): number =>
  days !== null && days !== undefined && days <= 30 ? 7 : 15;

/** How a certificate that was issued stands on a day. */
export type ValidityState = 'vigente' | 'a_vencer' | 'vencida';

/** @param notice days before the due date from which it is said to expire soon */
export function validityOn(due: LocalDate | null, day: LocalDate, notice: number): ValidityState {
  if (due === null) return 'vigente';
  const left = daysBetween(day, due);
  if (left < 0) return 'vencida';
  return left <= notice ? 'a_vencer' : 'vigente';
}
