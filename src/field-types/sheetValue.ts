import type { Locale } from '../domain/locale.ts';

/** A value as a spreadsheet counts with it: a number, or a day and hour without a zone, and how it shows them. */
export interface SheetValue {
  /** `{ wall }`: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS` as the clock on the wall says. */
  readonly value: number | { readonly wall: string };
  /** In the signs of spreadsheets: `#,##0.00`, `dd/mm/yyyy`. */
  readonly format: string;
}

/** Spreadsheets take 1900 for a leap year, and know no day before it. */
const firstDay = '1900-03-01';

/**
 * A day, or a day and hour.
 * @param wall without a zone: `2026-11-20`, `2026-11-20T10:40:00`
 * @returns null where no spreadsheet has such a day: it stays a text
 */
export function sheetDay(wall: string | null, locale: Locale): SheetValue | null {
  if (wall === null || !/^\d{4}-\d{2}-\d{2}/.test(wall) || wall < firstDay) return null;
  const day = locale === 'pt-br' ? 'dd/mm/yyyy' : 'mm/dd/yyyy';
  return { value: { wall }, format: wall.length > 10 ? `${day} hh:mm` : day };
}

/** @param places decimals always shown; up to `most` where the value has them */
export const sheetNumber = (value: number, places: number, most = places, unit = ''): SheetValue => ({
  value,
  format: `#,##0${places + most > 0 ? `.${'0'.repeat(places)}${'#'.repeat(most - places)}` : ''}${unit}`,
});
