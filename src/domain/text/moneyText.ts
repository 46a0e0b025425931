import { Decimal as DecimalNumber } from 'decimal.js';
import type { LocalDate } from '../dates.ts';
import type { Moeda } from '../generated/codes.ts';
import { type Decimal, trimDecimal } from '../units.ts';
import { type Found, matchesIn } from './found.ts';
import { readNumberInWords } from './numbersInWords.ts';

/** The currencies a record may print; `CRZ` is any cruzeiro, `CRR` the cruzeiro real of 1993-94. */
export type PrintedCurrency = Moeda;

export interface Money {
  readonly value: Decimal;
  readonly currency: PrintedCurrency;
  /** Whether digits and the words in brackets say the same; null when there are no words. */
  readonly confirmed: boolean | null;
}

/**
 * Every sum of money in `[start, end)` of folded text, symbol first: `R$ 250.000,00 (duzentos ...)`. Capitals and
 * small letters of `Cr$` are no guide (OCR), so `day`, and the words where there are any, tell the cruzeiro
 * from the cruzeiro real, which papers went on printing for twelve months after it ended: a `Cr$` of a later day is
 * told from before. Where digits and complete words disagree the words win: OCR reads them better.
 */
export function findMoney(
  folded: string,
  day: LocalDate | null,
  start = 0,
  end = folded.length,
): Found<Money>[] {
  const found: Found<Money>[] = [];
  for (const match of matchesIn(moneyPattern, folded, start, end)) {
    const amount = readAmount(match[2] ?? '');
    if (amount === null) continue;
    const after = match.index + match[0].length;
    const words = wordsAfter(folded, after, end);
    const isSure = (match[1] ?? '').includes('$') || words !== null || /[.,]\d{2}$/.test(match[2] ?? '');
    if (!isSure) continue;
    const value = words?.value ?? amount;
    found.push({
      value: {
        value: trimDecimal(value),
        currency: words?.currency ?? currencyOf(match[1] ?? '', day),
        confirmed: words ? new DecimalNumber(words.value).eq(amount) : null,
      },
      start: match.index,
      end: words?.end ?? after,
    });
  }
  return [...found, ...inWordsOnly(folded, start, end, found)].sort((a, b) => a.start - b.start);
}

/** `1.500.000,00`, `150.000.00` (OCR), `1.500.000`; null when it is not an amount. */
export function readAmount(text: string): Decimal | null {
  const clean = text
    .replace(/[OQ]/g, '0')
    .replace(/[IL|]/g, '1')
    .replace(/\s/g, '')
    .replace(/[.,]+$/, '');
  const match = /^(\d[\d.,]*?)(?:[.,](\d{2}))?$/.exec(clean);
  if (!match) return null;
  const whole = (match[1] ?? '').replace(/[.,]/g, '');
  return whole === '' ? null : `${whole}.${match[2] ?? '00'}`;
}

const moneyPattern =
  /(?<![A-Z])(N?C[RZ]\s?[$S8§]|R\s?[$S§]|R8(?=\s\d))[\s:'".;*]{0,3}(\d[\dOQIL]{0,2}(?:[.,]\s?[\dOQIL]{3})*(?:[.,][\dOQIL]{2})?(?![\d])|\d+(?:,\d{2})?)/g;

const byWords: readonly (readonly [RegExp, PrintedCurrency])[] = [
  [/^[\s,]*(?:DE\s+)?CRUZEIROS?\s+REA(?:IS|L)\b/, 'CRR'],
  [/^[\s,]*(?:DE\s+)?CRUZADOS?\s+NOVOS?\b/, 'NCZ'],
  [/^[\s,]*(?:DE\s+)?CRUZADOS?\b/, 'CZ$'],
  [/^[\s,]*(?:DE\s+)?CRUZEIROS?(?:\s+NOVOS?)?\b/, 'CRZ'],
  [/^[\s,]*(?:DE\s+)?REA(?:IS|L)\b/, 'BRL'],
];

const unitPattern = /\b(CRUZEIROS?\s+REAIS|CRUZADOS?\s+NOVOS?|CRUZADOS?|CRUZEIROS?|REAIS)\b/g;

/** Sums whose digits are missing or unreadable: `Cr$ (três milhões de cruzeiros)`, `cinquenta mil cruzeiros`. */
function inWordsOnly(
  folded: string,
  start: number,
  end: number,
  known: readonly Found<Money>[],
): Found<Money>[] {
  const found: Found<Money>[] = [];
  for (const unit of [...matchesIn(unitPattern, folded, start, end)].slice(0, 200)) {
    if (known.some((sum) => unit.index >= sum.start && unit.index < sum.end)) continue;
    const from = Math.max(start, unit.index - 150, found.at(-1)?.end ?? start);
    for (const word of folded.slice(from, unit.index).matchAll(/\b[A-Z]{2,}/g)) {
      const at = from + word.index;
      const number = readNumberInWords(folded, at);
      if (!number || number.value < 1 || !/^\s*(?:DE\s+)?$/.test(folded.slice(number.end, unit.index)))
        continue;
      const currency = byWords.find(([pattern]) => pattern.test(unit[0]))?.[1] ?? 'BRL';
      const cents = centsAfter(folded, unit.index + unit[0].length);
      const value = trimDecimal(`${number.value}.${String(cents.value).padStart(2, '0')}`);
      found.push({ value: { value, currency, confirmed: null }, start: at, end: cents.end });
      break;
    }
  }
  return found;
}

interface MoneyWords {
  readonly value: Decimal;
  readonly currency: PrintedCurrency;
  readonly end: number;
}

/** The sum in words that stands in brackets (or after a dash) behind the digits. */
function wordsAfter(folded: string, at: number, limit: number): MoneyWords | null {
  const open = /^\s{0,3}[([{,-]\s{0,2}/.exec(folded.slice(at, at + 8));
  if (!open) return null;
  const number = readNumberInWords(folded, at + open[0].length);
  if (!number || number.end > limit) return null;
  const rest = folded.slice(number.end, number.end + 80);
  for (const [pattern, currency] of byWords) {
    const unit = pattern.exec(rest);
    if (!unit) continue;
    const cents = centsAfter(folded, number.end + unit[0].length);
    const close = /^\s{0,2}[)\]}]/.exec(folded.slice(cents.end, cents.end + 4));
    return {
      value: `${number.value}.${String(cents.value).padStart(2, '0')}`,
      currency,
      end: cents.end + (close?.[0].length ?? 0),
    };
  }
  return null;
}

function centsAfter(folded: string, at: number): { value: number; end: number } {
  const lead = /^[\s,]{0,3}(?:E\s+)?/.exec(folded.slice(at, at + 8));
  const number = readNumberInWords(folded, at + (lead?.[0].length ?? 0));
  const unit = number && /^\s*CENTAVOS?/.exec(folded.slice(number.end, number.end + 14));
  return number && unit && number.value < 100
    ? { value: number.value, end: number.end + unit[0].length }
    : { value: 0, end: at };
}

function currencyOf(symbol: string, day: LocalDate | null): PrintedCurrency {
  if (symbol.startsWith('NCZ')) return 'NCZ';
  if (symbol.startsWith('CZ')) return 'CZ$';
  if (symbol.startsWith('C'))
    return day !== null && day >= '1993-08-01' && day <= '1995-06-30' ? 'CRR' : 'CRZ';
  if (symbol.startsWith('NC')) return 'CRZ';
  return 'BRL';
}
