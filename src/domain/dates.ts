import type { Locale } from './locale.ts';

/** A day without hour or zone, `YYYY-MM-DD`. Compares and sorts as text. */
export type LocalDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists, from 0001 to 9999: 31/02 is not one. */
export function isLocalDate(text: string): boolean {
  const match = shape.exec(text);
  if (!match) return false;
  return makeLocalDate(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/** Whether `text` is an ISO 8601 date and time of a day that exists, with `Z`, an offset or neither. */
export function isDateTime(text: string): boolean {
  const match =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-][01]\d:[0-5]\d)?$/.exec(text);
  return match !== null && isLocalDate(match[1] ?? '');
}

/** @returns the day, or null when no such day exists */
export function makeLocalDate(year: number, month: number, day: number): LocalDate | null {
  if (!Number.isInteger(year) || year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  if (day > daysInMonth(year, month)) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * A day as shown (specification, section 9): `20/11/26` in pt-br, `11/20/26` in en-us; `full` prints the century.
 * What is no day comes back as it is.
 */
export function formatDate(value: LocalDate, locale: Locale, year: 'short' | 'full' = 'short'): string {
  if (!shape.test(value)) return value;
  const [y = '', m = '', d = ''] = value.split('-');
  const shown = year === 'full' ? y : y.slice(2);
  return locale === 'pt-br' ? `${d}/${m}/${shown}` : `${m}/${d}/${shown}`;
}

/** Whether `text` is a month of a year, `YYYY-MM`. */
export const isMonth = (text: string): boolean => isLocalDate(`${text}-01`);

/** A month as shown, the same in both languages: `03/2026`. Anything else comes back as it is. */
export const formatMonth = (value: string): string =>
  isMonth(value) ? `${value.slice(5)}/${value.slice(0, 4)}` : value;

/** Whether `text` is a time of the clock, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The day `days` after (before, when negative) a day. */
export function addDays(day: LocalDate, days: number): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/**
 * The day of the same number `months` later (earlier, when negative); where that month lacks it, the first of the
 * month after.
 * @see CC art. 132 § 3
 */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const at = (item: number): [number, number] => [Math.floor(item / 12), (((item % 12) + 12) % 12) + 1];
  return makeLocalDate(...at(count), date) ?? makeLocalDate(...at(count + 1), 1) ?? day;
}
