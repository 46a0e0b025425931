import { formatDate } from '../domain/dates.ts';
import type { Locale } from '../domain/locale.ts';

/** An instant as day and hour in the viewer's zone: 20/11/26 10:40 (specification, section 9). */
export function formatInstant(value: string, locale: Locale, timeZone?: string): string {
  const local = localTextOf(value, timeZone);
  return local === null ? value : `${formatDate(local.slice(0, 10), locale)} ${local.slice(11, 16)}`;
}

/** An instant as people say it: `10:40` while it is today there, else day and hour. */
export function formatClock(value: string, locale: Locale, timeZone?: string, now = new Date()): string {
  const local = localTextOf(value, timeZone);
  const isToday = local?.slice(0, 10) === localTextOf(now.toISOString(), timeZone)?.slice(0, 10);
  return local !== null && isToday ? local.slice(11, 16) : formatInstant(value, locale, timeZone);
}

/** The same with its century, and with its seconds when it has any: what an input shows. */
export function writeInstant(value: string, locale: Locale, timeZone?: string): string {
  const local = localTextOf(value, timeZone);
  if (local === null) return value;
  const time = local.slice(11).replace(/:00$/, '');
  return `${formatDate(local.slice(0, 10), locale, 'full')} ${time}`;
}

/** `2026-11-20T10:40:00` in the zone; what has no offset is local already. Null when it is no instant. */
export function localTextOf(value: string, timeZone: string | undefined): string | null {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(value)) return value.slice(0, 19);
  const instant = Date.parse(value);
  if (Number.isNaN(instant) || !/^\d{4}-\d{2}-\d{2}T/.test(value)) return null;
  return formatOf(timeZone).format(instant).replace(' ', 'T');
}

/** Making one costs far more than using it, and a list holds hundreds of instants. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  formats.set(timeZone, format);
  return format;
}
