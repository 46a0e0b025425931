import type { LocalDate } from '../../../domain/dates.ts';
import { intlTag, type Locale } from '../../../domain/locale.ts';

/** What is shown where a figure is not defined. @see dashboards, section 0 */
export const undefinedFigure = '–';

/** A count, or a number with so many places; `–` for null. */
export const numberText = (value: number | null, locale: Locale, places = 0): string =>
  value === null
    ? undefinedFigure
    : new Intl.NumberFormat(intlTag[locale], {
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      }).format(value);

/** `57,3%`; `–` for null. */
export const percentText = (value: number | null, locale: Locale): string =>
  value === null ? undefinedFigure : `${numberText(value, locale, 1)}%`;

/** `+12,2%`, with a true minus; null where there was nothing before. */
export function variationText(value: number | null, locale: Locale): string | null {
  if (value === null) return null;
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${numberText(Math.abs(value), locale, 1)}%`;
}

/** Share of a whole in percent, one decimal, half up; null of nothing. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

/** `3/11`: the year stands beside it. */
export const shortDay = (day: LocalDate, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag[locale], { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
