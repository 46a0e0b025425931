import { Fraction } from 'fraction.js';
import { type LocalDate, makeLocalDate } from '../../../../domain/dates.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { type Decimal, type Share, toDecimal, toShare } from '../../../../domain/units.ts';

/**
 * What people type into a correction, in any harmless form. Every function answers null for what it cannot
 * understand, so that the field can say so.
 */

/** `1/2`, `33,33%`, `50 %`, `0,5`, `1`: a share above nothing and at most the whole. A bare number over 1 is a percentage. */
export function parseShare(text: string): Share | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  const fraction = /^(\d+)\/(\d+)$/.exec(plain);
  if (fraction) return Number(fraction[2]) === 0 ? null : within(new Fraction(plain));
  const decimal = /^(\d+(?:\.\d+)?)(%?)$/.exec(plain);
  if (!decimal) return null;
  const value = new Fraction(decimal[1] ?? '');
  return within(decimal[2] === '%' || value.compare(1) > 0 ? value.div(100) : value);
}

/** `3/2/98`, `03021998`, `03/02/1998`, `1998-02-03`; day first, in English month first. Two digits: 1930 to 2029. */
export function parseDate(text: string, locale: Locale): LocalDate | null {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  if (iso) return makeLocalDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const match =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[2]), fullYear(match[3] ?? '')];
  return locale === 'en-us' ? makeLocalDate(year, first, second) : makeLocalDate(year, second, first);
}

/**
 * `1.234,56`, `R$ 1234,5`, `1234`; the last separator before one or two digits at the end is the decimal one.
 * In an English text the roles of dot and comma change.
 */
export function parseNumber(text: string, locale: Locale): Decimal | null {
  const plain = text.replaceAll(/[^\d.,-]/g, '');
  const [decimal, group] = locale === 'en-us' ? ['.', ','] : [',', '.'];
  const parts = plain.split(decimal);
  if (parts.length > 2) return null;
  const whole = parts[0] ?? '';
  const grouped = whole.includes(group) && !new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
  if (grouped && !(parts.length === 1 && /^\d+[.,]\d{1,2}$/.test(whole))) return null;
  const number = grouped ? whole.replace(',', '.') : `${whole.replaceAll(group, '')}.${parts[1] ?? '0'}`;
  return /^\d+\.\d+$/.test(number) ? toDecimal(number) : null;
}

/** @returns a whole number of at least 1 */
export function parseInteger(text: string): number | null {
  const match = /^(\d{1,3})[ºª.]?$/.exec(text.trim());
  return match && Number(match[1]) > 0 ? Number(match[1]) : null;
}

/** Single spaces; null when nothing is left. */
export const parseText = (text: string): string | null => text.replaceAll(/\s+/g, ' ').trim() || null;

/** Letters and digits of a CPF or CNPJ, without its punctuation. */
export function parseDocument(text: string): string | null {
  const plain = text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(plain) ? plain : null;
}

/** `125.811, 125.812 e 126`: protocol numbers, without their points; none for an empty text. */
export function parseProtocols(text: string): string[] | null {
  const numbers = text
    .split(/[;,\s]+|\b(?:e|and)\b/i)
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('.', ''));
  return numbers.every((number) => /^\d{1,12}$/.test(number)) ? numbers : null;
}

const within = (value: Fraction): Share | null =>
  value.compare(0) > 0 && value.compare(1) <= 0 ? toShare(value.toFraction()) : null;

const fullYear = (text: string): number => {
  const year = Number(text);
  return text.length === 4 ? year : year < 30 ? 2000 + year : 1900 + year;
};
