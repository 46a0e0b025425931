import { type LocalDate, makeLocalDate } from '../dates.ts';
import { editDistance } from './fold.ts';
import { type Found, matchesIn } from './found.ts';
import { readNumberInWords } from './numbersInWords.ts';

/**
 * Every day written in `[start, end)` of folded text, in order: `12/03/1987`, `05.mai.2.005`,
 * `1º de abril de 1991`, `doze (12) de março de mil novecentos e oitenta e sete (1987)`,
 * `aos doze dias do mês de março do ano de ...`. Days that do not exist are left out.
 * A year of two digits falls in 1930-2029.
 */
export function findDates(folded: string, start = 0, end = folded.length): Found<LocalDate>[] {
  const found: Found<LocalDate>[] = [];
  for (const match of matchesIn(numericDate, folded, start, end)) {
    const month = monthOf(match[3] ?? '');
    const date = month && makeLocalDate(yearOf(match[4] ?? ''), month, Number(match[1]));
    if (date) found.push({ value: date, start: match.index, end: match.index + match[0].length });
  }
  for (const match of matchesIn(scannedDate, folded, start, end)) {
    if (found.some((item) => match.index < item.end && item.start < match.index + match[0].length)) continue;
    if (match[0].replace(/\D/g, '').length < 5) continue;
    const [day, month, year] = match.slice(1).map(digitsRead) as [number, number, number];
    const date = makeLocalDate(yearOf(String(year)), month, day);
    if (date) found.push({ value: date, start: match.index, end: match.index + match[0].length });
  }
  for (const match of matchesIn(monthInWords, folded, start, end)) {
    const date = dateAround(folded, match, start, end);
    if (date) found.push(date);
  }
  return found
    .sort((a, b) => a.start - b.start)
    .filter((item, index, all) => item.start >= (all[index - 1]?.end ?? 0));
}

/** The date that starts within `reach` characters after `from`, if any. */
export function dateAfter(
  folded: string,
  from: number,
  reach: number,
  end = folded.length,
): Found<LocalDate> | null {
  const limit = Math.min(end, from + reach + 130);
  return findDates(folded, from, limit).find((item) => item.start <= from + reach) ?? null;
}

const monthNames = ['JANEIRO', 'FEVEREIRO', 'MARCO', 'ABRIL', 'MAIO', 'JUNHO', 'JULHO', 'AGOSTO', 'SETEMBRO',
  'OUTUBRO', 'NOVEMBRO', 'DEZEMBRO']; // biome-ignore format: a table reads better than a column

const numericDate =
  /(?<![\d./,|-]|\b[OIL])([0-3]?\d)º?\s?([./-])\s?(0?[1-9]|1[0-2]|[A-Z]{3,9})\s?\2\s?([12]\.?\d{3}|\d{2})(?![\d/]|[.,-]\d|\s?(?:HA|HECT|M2)\b)/g;
/** `l2/03/1987`, `22,05.1991`, `14/l2/20O6`: letters among the digits, a comma for a point; the year in full. */
const scannedDate =
  /(?<![A-Z\d./,-])([0-3OIL|][\dOILSB|])\s?[./,~IL|-]\s?([01OIL|][\dOILSB|])\s?[./,~IL|-]\s?([12IL|][9O0][\dOILSB|]{2})(?![A-Z\d/]|[.,-]\d)/g;
const digitsRead = (text: string): number =>
  Number(text.replace(/[IL|]/g, '1').replace(/O/g, '0').replace(/S/g, '5').replace(/B/g, '8'));
const monthInWords =
  /(?<=[\s\d)])(?:DE\s{0,2}[.']?|[ºO]\s?DE\s{0,2})?([A-Z0-9]{4,10})(?=\s?\(?\d{0,2}\)?\s?[.,]?\s?(?:D[EO]\b|[12]\.?\d{3}))/g;

function monthOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const exact = monthNames.indexOf(text) + 1;
  if (exact) return exact;
  if (text.length === 3) return monthNames.findIndex((name) => name.startsWith(text)) + 1 || null;
  const limit = text.length >= 7 ? 2 : 1;
  return text.length < 4
    ? null
    : monthNames.findIndex((name) => editDistance(text, name, limit) <= limit) + 1 || null;
}

function yearOf(text: string): number {
  const year = Number(text.replace(/\D/g, ''));
  // `2607`, `1092`: no registry of land wrote in those; a scan misread the hundreds.
  if (year >= 2100 && year < 3000) return 2000 + (year % 100);
  if (year >= 1000 && year < 1800) return 1900 + (year % 100);
  if (year >= 100) return year;
  return year >= 30 ? 1900 + year : 2000 + year;
}

function dateAround(
  folded: string,
  match: RegExpExecArray,
  start: number,
  end: number,
): Found<LocalDate> | null {
  const month = monthOf(match[1] ?? '');
  if (!month) return null;
  const day = dayBefore(folded, match.index, start);
  const year = yearAfter(folded, match.index + match[0].length, end);
  if (!day || !year) return null;
  const value = makeLocalDate(year.value, month, day.value);
  return value === null ? null : { value, start: day.start, end: year.end };
}

const digitDay =
  /(?:\(\s?)?([0-3]?\d)\s?[ºO°.'"]{0,2}\s?\)?\s*(?:\([A-Z ]{2,20}\)\s*)?(?:DIAS?\s+)?(?:DO\s+MES\s+)?(?:DE\s+)?$/;
const dayTail = /\s*(?:\(\s?[0-3]?\d\s?[ºO]?\))?\s*(?:DIAS?\s+)?(?:DO\s+MES\s+)?(?:DE\s*)?$/;

function dayBefore(folded: string, at: number, start: number): { value: number; start: number } | null {
  const from = Math.max(start, at - 60);
  const before = folded.slice(from, at);
  const words = before.replace(dayTail, '');
  const tokens = [...words.matchAll(/[A-Z]+/g)].slice(-3);
  for (const token of tokens) {
    const read = readNumberInWords(words, token.index);
    if (read && read.end === words.trimEnd().length && read.value <= 31)
      return { value: read.value, start: from + token.index };
  }
  const digits = digitDay.exec(before);
  return digits ? { value: Number(digits[1]), start: from + digits.index } : null;
}

const yearLead = /\s*(?:\(\s?\d{1,2}\s?\))?\s*[.,]?\s*(?:D[EO]\s+)?(?:ANO\s+(?:DE\s+)?)?(?:ANO\s+DE\s+)?/y;
const digitYear = /([12]\s?\.?\s?\d{3}|\d{2})(?!\d)/y;
const bracketYear = /\s*\(\s?([12]\.?\d{3})\s?\)/y;

function yearAfter(folded: string, at: number, end: number): { value: number; end: number } | null {
  yearLead.lastIndex = at;
  yearLead.exec(folded);
  const from = yearLead.lastIndex || at;
  digitYear.lastIndex = from;
  const digits = digitYear.exec(folded);
  if (digits && digitYear.lastIndex <= end)
    return { value: yearOf(digits[1] ?? ''), end: digitYear.lastIndex };
  const words = readNumberInWords(folded, from);
  if (!words || words.end > end) return null;
  bracketYear.lastIndex = words.end;
  const bracket = bracketYear.exec(folded);
  const inWords = words.value >= 1800 && words.value <= 2100;
  if (bracket) return { value: inWords ? words.value : yearOf(bracket[1] ?? ''), end: bracketYear.lastIndex };
  return inWords ? { value: words.value, end: words.end } : null;
}
