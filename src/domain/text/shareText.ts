import { Fraction } from 'fraction.js';
import type { Share } from '../units.ts';
import { type Found, matchesIn } from './found.ts';

/**
 * Every share in `[start, end)` of folded text: `50%`, `16,6667%` (the simplest fraction that prints so), `1/3`,
 * `metade`, `terça parte`, `dois terços`, `3/4`, `0,333333 do imóvel`. The share of the land that belongs to a flat
 * (`fração ideal de 0,012`) is no share of ownership and is left out.
 */
export function findShares(folded: string, start = 0, end = folded.length): Found<Share>[] {
  const found: Found<Share>[] = [];
  for (const match of matchesIn(sharePattern, folded, start, end)) {
    const [text, percent, over, under, name, count, part, decimal] = match;
    const value = percent
      ? shareOfPercent(percent)
      : decimal
        ? shareOfDecimal(decimal)
        : over && under
          ? shareOfFraction(over, under)
          : name
            ? '1/2'
            : shareOfParts(count, part ?? '');
    const stop = match.index + text.length;
    if (value && (decimal || !isAside(folded, match.index, stop)))
      found.push({ value, start: match.index, end: stop });
  }
  return found.filter((item, index) => !repeats(folded, found[index - 1], item));
}

/** A percentage as printed, as the fraction of the smallest denominator up to 5040 that prints so. */
export function shareOfPercent(text: string): Share | null {
  const [whole = '', decimals = ''] = text.replace('.', ',').split(',');
  const printed = new Fraction(`${whole}.${decimals || '0'}`).div(100);
  if (printed.compare(1) > 0 || printed.compare(0) <= 0) return null;
  return decimals.length < 2 ? toText(printed) : nearest(printed, decimals.length + 2);
}

/** `0,333333 do imóvel`, as the fraction of the smallest denominator up to 5040 that prints so. */
function shareOfDecimal(text: string): Share | null {
  const decimals = text.slice(2);
  const printed = new Fraction(`0.${decimals}`);
  if (printed.compare(0) <= 0) return null;
  return decimals.length < 3 ? toText(printed) : nearest(printed, decimals.length);
}

/** The simplest fraction within half a unit of the last of so many places; else what is printed. */
function nearest(printed: Fraction, places: number): Share {
  const tolerance = new Fraction(1, 2).div(new Fraction(10).pow(places) ?? 1);
  for (let under = 1; under <= 5040; under += 1) {
    const over = Number(printed.mul(under).round(0));
    const near = new Fraction(over, under);
    if (near.sub(printed).abs().compare(tolerance) <= 0) return toText(near);
  }
  return toText(printed);
}

const parts =
  'TERCO|QUARTO|QUINTO|SEXTO|SETIMO|OITAVO|NONO|DECIMO|DOZE\\s?AVO|VIGESIMO|TERCA|QUARTA|QUINTA|SEXTA|SETIMA|OITAVA|NONA|DECIMA';
/** A decimal is a share of ownership only where the property itself is divided by it. */
const ofProperty =
  '\\s{0,2}(?:\\([^()]{0,80}\\)\\s{0,2})?D(?:O|A|ESTE|ESTA)\\s+(?:(?:TOTAL(?:IDADE)?|TODO)\\s+D[OA]\\s+)?(?:DITO |REFERIDO |MESMO |PRESENTE )?(?:IMOVEL|PROPRIEDADE|FAZENDA|TODO\\b)';
const sharePattern = new RegExp(
  [
    '(?<![\\d.,])(\\d{1,3}(?:[.,]\\d{1,8})?)\\s{0,2}%',
    '(?<![\\d./,-])(\\d{1,3})\\s?/\\s?(\\d{1,4})(?![\\d/]|[.,-]\\d)',
    '\\b(ME[TLFI]ADE|MEACAO)\\b',
    `\\b(?:(UM|UMA|DOIS|DUAS|TRES|QUATRO|CINCO)\\s+)?(${parts})S?\\b(?:\\s+PARTES?)?`,
    `(?<![\\d.,])(?<!FRACAO IDEAL DE )(0[.,]\\d{2,8})${ofProperty}`,
  ].join('|'),
  'g',
);

const denominators: Readonly<Record<string, number>> = {
  TERC: 3, QUAR: 4, QUIN: 5, SEXT: 6, SETI: 7, OITA: 8, NON: 9, DECI: 10, DOZE: 12, VIGE: 20,
}; // biome-ignore format: a table reads better than a column
const counts: Readonly<Record<string, number>> = {
  UM: 1,
  UMA: 1,
  DOIS: 2,
  DUAS: 2,
  TRES: 3,
  QUATRO: 4,
  CINCO: 5,
};

function shareOfParts(count: string | undefined, part: string): Share | null {
  const under = Object.entries(denominators).find(([stem]) => part.startsWith(stem))?.[1];
  // `quarto` alone is a room or a rank, `segunda parte` a place: a count or the word `parte` makes it a share.
  if (!under || (!count && !/[A]$/.test(part))) return null;
  const over = count ? (counts[count] ?? 1) : 1;
  return over < under ? toText(new Fraction(over, under)) : null;
}

function shareOfFraction(over: string, under: string): Share | null {
  const [a, b] = [Number(over), Number(under)];
  return a > 0 && b > 1 && a <= b && b <= 5040 ? toText(new Fraction(a, b)) : null;
}

/** Numbers of cédulas and books, interest, plot numbers, a flat's share of the land. */
function isAside(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 40), start);
  const after = folded.slice(end, end + 30);
  if (
    /\d{1,3}\s?\/\s?\d/.test(folded.slice(start, end)) &&
    /(?:N[ºO.]{1,2}S?|NUMEROS?|ENCIA|FLS?\.?|FOLHAS?|PAG(?:INA)?S?\.?|LIVROS?|\bL[ºO.]?|LOTES?|QUADRA|CASA|AUTOS|PROCESSOS?|LEI|DECRETO|SAFRA|SAFRAS|TERMO|MATRICULAS?|PROVIMENTO|PORTARIA)\s*$/.test(
      before,
    )
  )
    return true;
  if (
    /^\s*(?:\([^)]*\)\s*)?(?:AO ANO|A\.?\s?A\.?\b|AO MES|A\.?\s?M\.?\b|DE JUROS|DA PROPRIEDADE NAO|DA AREA TOTAL|DO TOTAL|NO TERRENO|DO TERRENO)/.test(
      after,
    )
  )
    return true;
  if (/^\s*(?:\([^)]*\)\s*)?D(?:O|ESTE|O REFERIDO|A TOTALIDADE DO)\s+IMOVEL\b/.test(after)) return false;
  if (
    /(?:JUROS|MULTA|TAXA|CDI|FRACAO IDEAL|INFERIOR A|EQUIVALENTES? A|CORRESPONDENTES? A)[A-Z ]{0,20}$/.test(
      before,
    )
  )
    return !/PARTE IDEAL/.test(before);
  if (/^(?:TERCA|QUARTA|QUINTA|SEXTA|SETIMA|OITAVA|NONA|DECIMA)$/.test(folded.slice(start, end).trim()))
    return true;
  return /\b(?:VARA|CAMARA|CIRCUNSCRICAO|FEIRA|PARCELA|PRESTACAO)/.test(after.slice(0, 14));
}

/** `metade ideal (50%)`, `1/4 (um quarto)`: the second says the first again. */
function repeats(folded: string, before: Found<Share> | undefined, item: Found<Share>): boolean {
  if (!before || before.value !== item.value) return false;
  return (
    /^[A-Z ]{0,12}[(,]?\s*(?:OU SEJA,?\s*|CORRESPONDENTE A\s*)?$/.test(
      folded.slice(before.end, item.start),
    ) && item.start - before.end < 24
  );
}

const toText = (value: Fraction): Share => `${value.n}/${value.d}`;
