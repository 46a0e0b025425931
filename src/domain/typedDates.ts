import { addDays, daysInMonth, isDateTime, isTime, type LocalDate, makeLocalDate } from './dates.ts';
import type { Locale } from './locale.ts';

/**
 * A day as people type or paste it: `3/2/24`, `03022024`, `03.02.2024`, `1º de março de 2026`, `mar 1, 2026`, `hoje`,
 * `tomorrow`, ISO, and any of them with a midnight behind, as spreadsheets give it. The locale says whether day or
 * month comes first; months by name and words are understood in both languages. Two-digit years lie within 80 years
 * before and 19 after `today`.
 * @returns null when it is no day that exists, or leaves the year to be guessed
 */
export function parseDate(text: string, locale: Locale, today: LocalDate): LocalDate | null {
  const offset = daysFromToday.get(simplify(text));
  if (offset !== undefined) return addDays(today, offset);
  const parts = partsOf(text, locale, today);
  return parts && makeLocalDate(parts.year, parts.month, parts.day);
}

/** @returns the parts of a typed day that its month does not have, such as 31 February; null for anything else */
export function findMissingDay(text: string, locale: Locale, today: LocalDate): DayParts | null {
  const parts = partsOf(text, locale, today);
  if (!parts || parts.day < 1 || !makeLocalDate(parts.year, parts.month, 1)) return null;
  return parts.day > daysInMonth(parts.year, parts.month) ? parts : null;
}

/**
 * A month as people type it: `3/26`, `03/2026`, `032026`, `mar 2026`, `março de 2026`, `2026-03`.
 * @returns `YYYY-MM`, or null
 */
export function parseMonth(text: string, today: LocalDate): string | null {
  const plain = simplify(text);
  const [, isoYear, isoMonth] = /^(\d{4})[-/](\d{1,2})$/.exec(plain) ?? [];
  const [, first, last] =
    /^(\d{1,2}|[a-z]{3,9})[/.\- ](?:d[eo] )?(\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{4})$/.exec(plain) ??
    [];
  const month = isoMonth ? Number(isoMonth) : monthOf(first ?? '');
  const year = isoYear ? Number(isoYear) : fullYear(last ?? '', today);
  return month === null ? null : (makeLocalDate(year, month, 1)?.slice(0, 7) ?? null);
}

/**
 * A time of the clock as people type it: `8:30`, `8h30`, `8h`, `0830`, `8:30 pm`.
 * @returns `HH:MM`, or null
 */
export function parseTime(text: string): string | null {
  const plain = simplify(text).replace(/\b([ap])\.?m\.?$/, '$1m');
  const match =
    /^(\d{1,2})(?: ?[:h.] ?(\d{2})(?: ?m(?:in)?)?| ?h(?:s|oras?)?)?(?::00)? ?(am|pm)?$/.exec(plain) ??
    /^(\d{1,2})(\d{2})()$/.exec(plain);
  // A bare number is an hour only with something that says so.
  if (!match || /^\d{1,2}$/.test(plain)) return null;
  const hour = hourOf(Number(match[1]), match[3]);
  const time = `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`;
  return isTime(time) ? time : null;
}

/**
 * A day and a time, the day as in `parseDate`, the time as in `parseTime` or with seconds: `20/11/26 10:40`,
 * `hoje às 14h30`, `nov 20 2026, 2:30 pm`; ISO comes back as it is.
 * @returns local time without offset, `2026-11-20T10:40:00`, or null
 */
export function parseDateTime(text: string, locale: Locale, today: LocalDate): string | null {
  if (isDateTime(text.trim())) return text.trim();
  const match = /^(.+?),? (?:as |at )?(\d{1,2}(?:[:h].*| ?[ap]\.?m\.?))$/.exec(simplify(text));
  const seconds = /^(\d{1,2}:\d{2}):([0-5]\d)$/.exec(match?.[2] ?? '');
  const day = match && parseDate(match[1] ?? '', locale, today);
  const time = parseTime(seconds?.[1] ?? match?.[2] ?? '');
  return day && time ? `${day}T${time}:${seconds?.[2] ?? '00'}` : null;
}

const daysFromToday: ReadonlyMap<string, number> = new Map([
  ['anteontem', -2],
  ['ontem', -1],
  ['yesterday', -1],
  ['hoje', 0],
  ['today', 0],
  ['amanha', 1],
  ['tomorrow', 1],
]);

export interface DayParts {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

interface WrittenParts extends Omit<DayParts, 'year'> {
  readonly year: string;
}

function partsOf(text: string, locale: Locale, today: LocalDate): DayParts | null {
  const plain = simplify(text)
    .replace(/[t ]00:00(:00(\.0+)?z?)?$/, '')
    .replace(/^(dom|seg|ter|qua|qui|sex|sab|sun|mon|tue|wed|thu|fri|sat)[a-z-]*[.,]* (?=.*\d)/, '');
  const parts = isoDay(plain) ?? numericDay(plain, locale) ?? namedDay(plain);
  return parts && { ...parts, year: fullYear(parts.year, today) };
}

function isoDay(plain: string): WrittenParts | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(plain) ?? [];
  return year === undefined ? null : { day: Number(day), month: Number(month), year };
}

function numericDay(plain: string, locale: Locale): WrittenParts | null {
  const match =
    /^(\d{1,2})o?[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  const [day, month] = locale === 'pt-br' ? [first, second] : [second, first];
  return { day, month, year: match[3] ?? '' };
}

/** Where the month has a name the order says nothing, so either is taken. */
function namedDay(plain: string): WrittenParts | null {
  const [, day, name, year] =
    /^(\d{1,2})(?:o|st|nd|rd|th)?[/.\- ]?(?:de |of )?([a-z]{3,9})\.?[/.\- ,]*(?:d[eo] )?(\d{4}|\d{2})$/.exec(
      plain,
    ) ?? [];
  if (day !== undefined) return named(day, name, year);
  const [, first, second, third] =
    /^([a-z]{3,9})\.?[/.\- ]?(\d{1,2})(?:st|nd|rd|th)?[/.\- ,]+(\d{4}|\d{2})$/.exec(plain) ?? [];
  return named(second, first, third);
}

function named(day = '', name = '', year = ''): WrittenParts | null {
  const month = monthOf(name);
  return month === null ? null : { day: Number(day), month, year };
}

/** biome-ignore format: a table reads better than a column */
const monthNames: readonly (readonly string[])[] = [
  ['janeiro', 'january'], ['fevereiro', 'february'], ['marco', 'march'], ['abril', 'april'], ['maio', 'may'],
  ['junho', 'june'], ['julho', 'july'], ['agosto', 'august'], ['setembro', 'september'], ['outubro', 'october'],
  ['novembro', 'november'], ['dezembro', 'december'],
];

/** A number, or a name or its beginning of three letters and more, in either language. */
function monthOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at =
    text.length < 3 ? -1 : monthNames.findIndex((names) => names.some((name) => name.startsWith(text)));
  return at < 0 ? null : at + 1;
}

const hourOf = (hour: number, half: string | undefined): number =>
  half === undefined || half === ''
    ? hour
    : hour < 1 || hour > 12
      ? Number.NaN
      : (hour % 12) + (half === 'pm' ? 12 : 0);

function fullYear(text: string, today: LocalDate): number {
  const current = Number(today.slice(0, 4));
  if (text.length !== 2) return Number(text);
  const guess = current - (current % 100) + Number(text);
  return guess > current + 19 ? guess - 100 : guess <= current - 81 ? guess + 100 : guess;
}

/** Small letters without accents, one kind of space and dash. */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{Z}\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase();
