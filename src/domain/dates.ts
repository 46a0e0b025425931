/** A day without hour or zone, `YYYY-MM-DD`. Compares and sorts as text. */
export type LocalDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists, from 0001 to 9999: 31/02 is not one. */
export function isLocalDate(text: string): boolean {
  const match = shape.exec(text);
  if (!match) return false;
  return makeLocalDate(Number(match[1]), Number(match[2]), Number(match[3])) === text;
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
