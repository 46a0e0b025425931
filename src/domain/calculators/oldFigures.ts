import { addMonthsLegal } from '../calendar.ts';
import { addDays, type LocalDate } from '../dates.ts';
import { type Alert, alert } from './alert.ts';
import type { Terms } from './debt.ts';

/** How long a figure that was told may be relied on: the day it was, until when it held, and the limit. */

/** How long an appraisal and a balance hold where no company sets it; `empresa` begins with the same. @see calculators, sections 0 and 1.1 */
export const usualValidity = { appraisalMonths: 12, balanceDays: 90 } as const;

/** The last day an appraisal counts. */
export const appraisalHoldsUntil = (day: LocalDate, months: number): LocalDate => addMonthsLegal(day, months);

/** What is said of a balance older than the company lets one be. */
export function alertsOfBalance(
  day: LocalDate,
  at: string,
  { on, balanceDays }: Pick<Terms, 'on' | 'balanceDays'>,
): Alert[] {
  const until = addDays(day, balanceDays);
  return until < on ? [alert('balance-old', at, { day, until, days: String(balanceDays) })] : [];
}

/** What is said of the price of goods as old: it holds as long as a balance. */
export function alertsOfPrice(
  day: LocalDate | null | undefined,
  at: string,
  { on, balanceDays }: Pick<Terms, 'on' | 'balanceDays'>,
): Alert[] {
  const until = day ? addDays(day, balanceDays) : on;
  return day && until < on ? [alert('price-old', at, { day, until, days: String(balanceDays) })] : [];
}

/** What is said of an appraisal older than the company lets one be, or of one without a day. */
export function alertsOfAppraisal(
  day: LocalDate | null | undefined,
  { on, appraisalMonths }: Pick<Terms, 'on' | 'appraisalMonths'>,
): Alert[] {
  if (!day) return [alert('appraisal-undated')];
  const until = appraisalHoldsUntil(day, appraisalMonths);
  return until < on ? [alert('appraisal-old', null, { day, until, months: String(appraisalMonths) })] : [];
}

/** What is said of a debt past its due date: only its creditor knows whether it was put off. */
export const alertsOfDue = (
  due: LocalDate | null | undefined,
  at: string,
  { on }: Pick<Terms, 'on'>,
): Alert[] => (due && due < on ? [alert('due-to-confirm', at, { due })] : []);
