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

/** A day as shown (specification, section 9): `20/11/26` in pt-br, `11/20/26` in en-us; `full` prints the century. */
export function formatDate(value: LocalDate, locale: Locale, year: 'short' | 'full' = 'short'): string {
  const [y = '', m = '', d = ''] = value.split('-');
  const shown = year === 'full' ? y : y.slice(2);
  return locale === 'pt-br' ? `${d}/${m}/${shown}` : `${m}/${d}/${shown}`;
}

/**
 * A day as people type it: `3/2/24`, `03022024`, `03/02/2024`, `03.02.2024`, ISO; the locale says which comes first.
 * Two-digit years lie within 80 years before and 19 after `currentYear`.
 * @returns null when it is no day that exists
 */
export function parseDate(text: string, locale: Locale, currentYear: number): LocalDate | null {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) return isLocalDate(trimmed) ? trimmed : null;
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed);
  if (!parts) return null;
  const [first, second, year] = [Number(parts[1]), Number(parts[2]), parts[3] ?? ''];
  const [day, month] = locale === 'pt-br' ? [first, second] : [second, first];
  return makeLocalDate(year.length === 2 ? century(Number(year), currentYear) : Number(year), month, day);
}

function century(twoDigits: number, currentYear: number): number {
  const guess = currentYear - (currentYear % 100) + twoDigits;
  return guess > currentYear + 19 ? guess - 100 : guess <= currentYear - 81 ? guess + 100 : guess;
}
