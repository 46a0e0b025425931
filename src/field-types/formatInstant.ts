import { intlTag, type Locale } from '../domain/locale.ts';

/** An instant as day and hour in the viewer's zone: 20/11/26 10:40 (specification, section 9). */
export function formatInstant(value: string, locale: Locale, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(intlTag[locale], {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(value));
  return parts.replace(',', '');
}
