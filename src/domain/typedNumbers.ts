import { Decimal as DecimalNumber } from 'decimal.js';
import { convertArea } from './area.ts';
import type { Locale } from './locale.ts';
import { type Decimal, type Share, separators, toShare, trimDecimal } from './units.ts';

/**
 * A decimal as people type it: `1234,5`, `1.234,50`, `1 234,5`, `,5`; the locale says which sign is the decimal one.
 * @returns null when the text is no number, or groups thousands wrongly (`1.23` in pt-br is refused, not guessed),
 * or is a zero with a minus
 */
export function parseDecimal(text: string, locale: Locale): Decimal | null {
  const { thousands, decimal } = separators[locale];
  const plain = simplify(text);
  const shape = new RegExp(
    `^(-?)(\\d{1,3}(?:([${thousands} ])\\d{3})(?:\\3\\d{3})*|\\d*)(\\${decimal}\\d+)?$`,
  );
  const [, minus = '', whole = '', , decimals = ''] = shape.exec(plain) ?? [];
  if (whole === '' && decimals === '') return null;
  const value = trimDecimal(`${whole.replace(/\D/g, '') || '0'}.${decimals.slice(1) || '0'}`);
  return minus === '' ? value : value === '0' ? null : `-${value}`;
}

/** An amount in reais, with `R$` before it or not. Another currency is not understood. */
export const parseMoney = (text: string, locale: Locale): Decimal | null =>
  parseDecimal(simplify(text).replace(/^(-?) ?R\$ ?/i, '$1'), locale);

/** A percentage, with its sign or not. */
export const parsePercent = (text: string, locale: Locale): Decimal | null =>
  parseDecimal(simplify(text).replace(/ ?%$/, ''), locale);

/**
 * An area in hectares. Square metres are converted, exactly; an alqueire differs from region to region and is not
 * understood.
 */
export function parseHectares(text: string, locale: Locale): Decimal | null {
  const [, number = '', unit = ''] =
    /^(.*?) ?(?:(ha|hectares?|m2|metros quadrados)\.?)?$/i.exec(simplify(text)) ?? [];
  const value = parseDecimal(number, locale);
  if (value === null || !/^m/i.test(unit)) return value;
  return convertArea({ value, unit: 'm2' }, 'ha').value;
}

/**
 * An exact share: `1/3`, `½`, `33,33%`, `33,33`. A percentage stays what it says, so a third is written as one.
 * Bare numbers up to 1 may mean a part or a percentage and are not guessed.
 * @returns null when it is none of these, or negative
 */
export function parseShare(text: string, locale: Locale): Share | null {
  const plain = simplify(text);
  const [, above, below] = /^(\d{1,20}) ?\/ ?(\d{1,20})$/.exec(plain) ?? [];
  if (above !== undefined && below !== undefined)
    return /^0+$/.test(below) ? null : toShare(`${above}/${below}`);
  const percent = parsePercent(plain, locale);
  if (percent === null || percent.startsWith('-') || explainShare(text, locale)) return null;
  return toShare(hundredth(percent));
}

/** @returns the two shares a bare number up to 1 may mean, as they would be typed; null for anything else */
export function explainShare(
  text: string,
  locale: Locale,
): { readonly part: Share; readonly percent: string } | null {
  const number = parseDecimal(text, locale);
  if (number === null || number.startsWith('-') || new DecimalNumber(number).gt(1)) return null;
  return { part: toShare(number), percent: `${text.trim()}%` };
}

/** What keeps a text from being a number, or makes its meaning doubtful: a key of `documents` in `i18n/`. */
export type NumberDoubt = 'number-digits' | 'number-signs' | 'number-decimals' | 'number-exponent';

/**
 * Why a text that looks like a number was not understood.
 * @returns `number-signs` with the number it would be with the other language's signs; `number-decimals` with the
 * number it may be meant for; `number-exponent` with the number written out; null when it does not look like one
 */
export function explainNumber(
  text: string,
  locale: Locale,
): { readonly code: NumberDoubt; readonly meant: string } | null {
  const bare = simplify(text)
    .replace(/^(-?) ?R\$ ?/i, '$1')
    .replace(/ ?(%|ha|m2)$/i, '');
  const value = parseDecimal(bare, locale);
  if (value !== null) return significantDigits(value) > 15 ? { code: 'number-digits', meant: bare } : null;
  const other = parseDecimal(bare, locale === 'pt-br' ? 'en-us' : 'pt-br');
  if (other === null) return explainExponent(bare, locale);
  const isMixed = /[.,].*[.,]/.test(bare);
  const { decimal } = separators[locale];
  const meant = isMixed ? other.replace('.', decimal) : bare.replace(/[.,]/, decimal);
  return { code: isMixed ? 'number-signs' : 'number-decimals', meant };
}

/** `1e3` is a thousand to programs, and nothing people write; `1e308` is more than any field takes. */
function explainExponent(bare: string, locale: Locale): { code: NumberDoubt; meant: string } | null {
  const [, mantissa = '', exponent = ''] = /^(-?\d{1,40}(?:[.,]\d{1,40})?)e([+-]?\d{1,9})$/i.exec(bare) ?? [];
  if (mantissa === '') return null;
  if (Math.abs(Number(exponent)) > 99) return { code: 'number-digits', meant: bare };
  const value = trimDecimal(`${mantissa.replace(',', '.')}e${exponent}`);
  return significantDigits(value) > 15
    ? { code: 'number-digits', meant: bare }
    : { code: 'number-exponent', meant: value.replace('.', separators[locale].decimal) };
}

/** Digits that count: `0.050` has two. */
export const significantDigits = (value: Decimal): number =>
  value.replace(/[-.]/g, '').replace(/^0+/, '').length;

/** Moves the decimal point two places, in text: no float is made on the way. */
function hundredth(value: Decimal): string {
  const [whole = '0', decimals = ''] = value.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
}

/** One kind of space, minus and solidus; signs such as `½` and `m²` taken apart. */
const simplify = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/[\s\p{Z}\p{Cf}]+/gu, ' ')
    .trim();
