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

/** Whether a certificate issued by then is still good on a day. */
export const isGoodOn = (due: LocalDate | null, day: LocalDate): boolean => due === null || day <= due;

/** Of several certificates exactly those that will have lapsed by a day; one that never expires is never among them. */
export const lapsedBy = <Certificate extends CertificateTerms>(
  certificates: readonly Certificate[],
  day: LocalDate,
): Certificate[] => certificates.filter((certificate) => !isGoodOn(dueDate(certificate), day));
