import { daysBetween } from '../calendar.ts';
import { addDays, addMonths, type LocalDate } from '../dates.ts';

/** What a due date follows from. */
export interface CertificateTerms {
  readonly issuedOn: LocalDate;
  /** The last day as printed; it goes before the terms. */
  readonly printedDue?: LocalDate | null;
  /** Of the kind or the document; 0: good on the day of issue alone. */
  readonly days?: number | null;
  readonly months?: number | null;
}

/** How a certificate that was issued stands on a day. */
export type ValidityState = 'vigente' | 'a_vencer' | 'vencida';

/**
 * The last day on which a certificate is good, through the whole of it: the printed one, else issue and term, the day
 * of issue not counted. Null: it never expires.
 * @see calculators, section 6; CC art. 132
 */
export function dueDate({ issuedOn, printedDue, days, months }: CertificateTerms): LocalDate | null {
  if (printedDue) return printedDue;
  if (days !== null && days !== undefined) return addDays(issuedOn, days);
  return months ? addMonths(issuedOn, months) : null;
}

/** Days before the due date from which notice is given, where the kind sets none: 7 of terms up to 30 days, else 15. */
export const defaultNotice = (days: number | null | undefined): number =>
  days !== null && days !== undefined && days <= 30 ? 7 : 15;

/** @param notice days before the due date from which it is said to expire soon */
export function validityOn(due: LocalDate | null, day: LocalDate, notice: number): ValidityState {
  if (due === null) return 'vigente';
  const left = daysBetween(day, due);
  if (left < 0) return 'vencida';
  return left <= notice ? 'a_vencer' : 'vigente';
}

/** Whether a certificate issued by then is still good on a day. */
export const isGoodOn = (due: LocalDate | null, day: LocalDate): boolean => due === null || day <= due;

/** Of several certificates exactly those that will have lapsed by a day; one that never expires is never among them. */
export const lapsedBy = <Certificate extends CertificateTerms>(
  certificates: readonly Certificate[],
  day: LocalDate,
): Certificate[] => certificates.filter((certificate) => !isGoodOn(dueDate(certificate), day));
