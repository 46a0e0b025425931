import { fold } from '../text/fold.ts';
import { matchesIn, type Range } from '../text/found.ts';
import { readNumberInWords } from '../text/numbersInWords.ts';
import { type Decimal, trimDecimal } from '../units.ts';
import type { DayBasis, InterestRegime } from './interest.ts';

/** A term of a credit and the words that say it. */
export interface Quoted<Value> {
  readonly value: Value;
  readonly quote: string;
}

/** Codes of the enumeration Indice. */
export type CreditIndex = 'IPCA' | 'INPC' | 'IGPM' | 'TR' | 'SELIC' | 'POUPANCA' | 'CDI';

export interface Rate {
  readonly percent: Decimal;
  readonly per: 'year' | 'month';
}

/** What an act says of correction and interest; null = it says nothing, or nothing that is certain. */
export interface CreditTerms {
  readonly index: Quoted<CreditIndex> | null;
  readonly rate: Quoted<Rate> | null;
  readonly regime: Quoted<InterestRegime> | null;
  readonly basis: Quoted<DayBasis> | null;
  /** Words on correction or interest that leave open what is meant: several rates, an index nobody knows. */
  readonly unclear: readonly string[];
}

/**
 * Index, interest, its regime and day count as the act states them for the credit itself. What is charged in default,
 * what brings an auction's appraisal up to date and what only stands in for another index is no term of the credit.
 * Nothing is guessed: two different statements are none.
 * @see calculators, section 0: `COMPOSTO` where the act says `efetiva` or `capitalizados`, or the title is a bank credit
 * note (Lei 10.931/2004 art. 28 § 1º)
 */
export function readCreditTerms(text: string): CreditTerms {
  const folded = fold(text).replace(/\s/g, ' ');
  const quote = ({ start, end }: Range) => text.slice(start, end).replace(/\s+/g, ' ').trim();
  const indices = indicesIn(folded);
  const rates = ratesIn(folded);
  const effective = rates.filter(({ isEffective }) => isEffective);
  const [rate, otherRate] = distinct(effective.length > 0 ? effective : rates, ({ rate: { percent, per } }) =>
    [Number(percent), per].join(),
  );
  const [index, otherIndex] = distinct(
    indices.flatMap((found) => (found.value ? [{ ...found, value: found.value }] : [])),
    ({ value }) => value,
  );
  const isSureIndex = index && !otherIndex;
  const unnamed = indices.filter(({ value }) => value === null);
  return {
    index: isSureIndex ? { value: index.value, quote: quote(index) } : null,
    rate: rate && !otherRate ? { value: rate.rate, quote: quote(rate) } : null,
    regime: quoted(regimeIn(folded, rate?.isEffective ? rate : null), quote),
    basis: quoted(basisIn(folded), quote),
    unclear: [
      ...(otherRate ? rates : []),
      ...(otherIndex ? indices : []),
      ...(isSureIndex || otherIndex ? [] : unnamed),
    ].map(quote),
  };
}

type FoundTerm<Value> = Range & { readonly value: Value };

const quoted = <Value>(
  found: FoundTerm<Value> | null,
  quote: (range: Range) => string,
): Quoted<Value> | null => found && { value: found.value, quote: quote(found) };

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** The clause before a place: what is said there is said of it. */
function clauseBefore(folded: string, at: number, reach = 110): string {
  const before = folded.slice(Math.max(0, at - reach), at);
  return before.slice(Math.max(before.lastIndexOf(';'), before.search(/\.\s+[A-Z]{4}[^.;]*$/)) + 1);
}

/** Default, fines and fees; the value of the property; an index that only takes another's place. */
const ofDefault =
  /\bMORA\b|MORATORI|INADIMPL|IMPONTUAL|EM ATRASO|\bATRASO\b|MULTA|COMISSAO|HONORARI|PENA CONVENCIONAL|INADIMPLENCIA/;
const ofProperty = /LEIL|AVALIA|VALOR D[OE]S? IMOVE|VALOR DA GARANTIA|ALUGUE|ARREND|LOCACAO/;
const ofSubstitute = /NA (?:SUA )?FALTA|NA AUSENCIA|EXTIN|SUBSTITU|\bOU OUTRO\b/;

const isAside = (clause: string): boolean =>
  ofDefault.test(clause) || ofProperty.test(clause) || ofSubstitute.test(clause);

interface RateFound extends Range {
  readonly rate: Rate;
  readonly isEffective: boolean;
}

const percentage =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,6})?)\s{0,2}%\s{0,2}(?:\([^()]{0,70}\)\s{0,2})?|\bPOR CENTO\b\s{0,2}/g;

function ratesIn(folded: string): RateFound[] {
  const found: RateFound[] = [];
  for (const match of matchesIn(percentage, folded)) {
    const printed = match[1]
      ? { percent: match[1].replace(',', '.'), start: match.index }
      : spelled(folded, match.index);
    if (!printed || found.some(({ end }) => printed.start < end)) continue;
    const end = match.index + match[0].length;
    const lead = clauseBefore(folded, printed.start);
    const period = periodOf(lead, folded.slice(end, end + 60));
    if (!period || !speaksOfInterest.test(lead + folded.slice(end, end + period.length + 20))) continue;
    if (
      isAside(lead) ||
      /^\s*(?:DE )?(?:JUROS )?(?:DE MORA|MORATORI)/.test(folded.slice(end + period.length))
    )
      continue;
    const start = printed.start - (/(?:JUROS|TAXA|ENCARGOS|ACRESCID|\+)[^%.;]*$/.exec(lead)?.[0].length ?? 0);
    found.push({
      rate: { percent: trimDecimal(printed.percent), per: period.per },
      isEffective: /EFETIV/.test(lead.slice(-40) + folded.slice(end, end + period.length)),
      start,
      end: end + period.length,
    });
  }
  return found.filter((rate, index) => !isReplaced(folded, rate, found[index + 1]));
}

const speaksOfInterest = /JUROS|\bTAXA|ENCARGOS|REMUNERA|\bCDI\b|\bIPCA\b|\bTR\b|IGP|INPC|SELIC/;

/** `de 12% para 10% ao ano`: the first is over. */
const isReplaced = (folded: string, rate: RateFound, next: RateFound | undefined): boolean =>
  next !== undefined && /\bPARA\s*$/.test(folded.slice(rate.end, next.start).slice(0, 12));

/** `doze por cento`; null for what is more than one plain number: `doze inteiros e cinco décimos por cento`. */
function spelled(folded: string, at: number): { percent: Decimal; start: number } | null {
  const before = folded.slice(Math.max(0, at - 60), at);
  for (const { index } of before.matchAll(/\b[A-Z]{2,}/g)) {
    const start = Math.max(0, at - 60) + index;
    const number = readNumberInWords(folded, start);
    if (number && folded.slice(number.end, at).trim() === '')
      return /\b(?:VIRGULA|INTEIROS?|DECIMOS?|E)\s*$/.test(folded.slice(Math.max(0, start - 12), start))
        ? null
        : { percent: String(number.value), start };
  }
  return null;
}

/** Whether the percentage is of a year or a month, and how many characters behind it say so; null when nothing does. */
function periodOf(lead: string, after: string): { per: Rate['per']; length: number } | null {
  const year =
    /^,?\s?(?:EFETIV[OA]S? )?(?:AO ANO|A\.\s?A\b\.?|A\/A\b|AA\b|ANUA(?:L|IS)|POR ANO)(?: EFETIV[OA]S?)?/.exec(
      after,
    );
  if (year) return { per: 'year', length: year[0].length };
  const month =
    /^,?\s?(?:EFETIV[OA]S? )?(?:AO MES|A\.\s?M\b\.?|A\/M\b|MENSA(?:L|IS)|POR MES)(?: EFETIV[OA]S?)?/.exec(
      after,
    );
  if (month) return { per: 'month', length: month[0].length };
  const said =
    /\b(?:TAXA|JUROS|TAXA DE JUROS)(?: NOMINA(?:L|IS)| EFETIV[OA]S?| REMUNERATORIOS?)* (ANUA(?:L|IS)|MENSA(?:L|IS))(?: NOMINA(?:L|IS)| EFETIV[OA]S?)?(?: DE| A)?\s*$/.exec(
      lead,
    );
  return said?.[1] ? { per: said[1].startsWith('ANUA') ? 'year' : 'month', length: 0 } : null;
}

type IndexFound = FoundTerm<CreditIndex | null>;

/** Names of indices that stand for themselves wherever correction is spoken of. */
const named: readonly (readonly [RegExp, CreditIndex])[] = [
  [/\bIPCA(?:-?E)?\b(?!-?15)/g, 'IPCA'],
  [/\bINPC\b/g, 'INPC'],
  [/\bIGP-?\s?M\b/g, 'IGPM'],
  [/\bTAXA REFERENCIAL\b|(?:\b(?:MAIS|PELA|DA|E A|VARIACAO DA|INDICE|ACRESCID[OA]S? DA?)\s+|\+\s?)TR\b(?![.:]?\s?\d)|\bTR\s?\+|REMUNERACAO BASICA D[AO]S? (?:DEPOSITOS DE |CADERNETAS? DE )?POUPANCA/g, 'TR'],
  [/\bSELIC\b/g, 'SELIC'],
  [/\b(?:REMUNERACAO|RENDIMENTOS?)(?: INTEGRAL)? D[AEO]S? (?:DEPOSITOS (?:DE|EM) |CADERNETAS? DE )?POUPANCA/g, 'POUPANCA'],
  [/\bCDI\b|\bTAXAS? DI\b/g, 'CDI'],
]; // biome-ignore format: a table reads better than a column

/** Correction of which nobody can say the index from the words alone. */
const unnamed =
  /\bCORRECAO MONETARIA\b|\bATUALIZACAO MONETARIA\b|\bTJLP\b|\bTLP\b|\bU\.?P\.?C\b|\bO\.?T\.?N\b|\bO\.?R\.?T\.?N\b|\bB\.?T\.?N\b|\bIPCA-?E\b|\bVARIACAO CAMBIAL\b|\bDOLAR\b|\bINDICE[A-Z ]{0,40}POUPANCA\b/g;

function indicesIn(folded: string): IndexFound[] {
  const found: IndexFound[] = [];
  for (const [pattern, value] of named)
    for (const match of matchesIn(pattern, folded)) {
      const range = { start: match.index, end: match.index + match[0].length };
      if (isAside(clauseBefore(folded, range.start)) || isOtherPaper(folded, range)) continue;
      const part =
        /(\d{1,3}(?:[.,]\d+)?)\s?%\s?(?:\([^()]{0,60}\)\s?)?D[AO]S? (?:VARIACAO D[AO]S? |TAXA (?:MEDIA )?D[AO]S? )?$/.exec(
          folded.slice(0, range.start),
        );
      // A part of an index, `110% do CDI`, is none that the table knows.
      const isWhole = !part || Number(part[1]?.replace(',', '.')) === 100;
      found.push({
        ...range,
        start: part && part.index >= 0 ? part.index : range.start,
        value: isWhole && !match[0].includes('IPCA-E') ? value : null,
      });
    }
  for (const match of matchesIn(unnamed, folded)) {
    const range = { start: match.index, end: match.index + match[0].length };
    const isKnown = found.some((other) => other.start < range.end + 80 && range.start < other.end + 20);
    if (!isKnown && !isAside(clauseBefore(folded, range.start))) found.push({ ...range, value: null });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Banks and societies are called by savings too, and protocols by letters. */
const isOtherPaper = (folded: string, { start }: Range): boolean =>
  /ASSOCIACAO DE\s*$|CAIXA\s*$|LIVRO\s*$/.test(folded.slice(Math.max(0, start - 20), start));

function regimeIn(folded: string, effective: RateFound | null): FoundTerm<InterestRegime> | null {
  for (const [pattern, value] of regimes)
    for (const match of matchesIn(pattern, folded)) {
      const range = { start: match.index, end: match.index + match[0].length };
      if (!ofDefault.test(clauseBefore(folded, range.start))) return { ...range, value };
    }
  if (effective) return { ...effective, value: 'COMPOSTO' };
  const note = /\bCEDULAS? DE CREDITO BANCARIO\b/.exec(folded);
  return note ? { start: note.index, end: note.index + note[0].length, value: 'COMPOSTO' } : null;
}

const regimes: readonly (readonly [RegExp, InterestRegime])[] = [
  [/\bJUROS SIMPLES\b|\b(?:SEM|NAO)\s(?:CAPITALIZACAO|CAPITALIZAD[OA]S?|CAPITALIZAVEIS)\b/g, 'SIMPLES'],
  [/\bJUROS COMPOSTOS\b|\bCAPITALIZAD[OA]S?\b(?: (?:MENSAL|ANUAL|DIARIA|SEMESTRAL)MENTE)?|\bCAPITALIZACAO (?:MENSAL|ANUAL|DIARIA|SEMESTRAL|COMPOSTA)\b/g, 'COMPOSTO'],
]; // biome-ignore format: a table reads better than a column

function basisIn(folded: string): FoundTerm<DayBasis> | null {
  for (const [pattern, value] of bases) {
    const match = pattern.exec(folded);
    if (match) return { start: match.index, end: match.index + match[0].length, value };
  }
  return null;
}

const bases: readonly (readonly [RegExp, DayBasis])[] = [
  [/\b(?:BASE (?:DE |EM )?(?:UM )?(?:ANO (?:COMERCIAL )?DE )?)?(?:252|DUZENTOS E CINQUENTA E DOIS) (?:\([^()]{0,50}\) )?DIAS(?: UTEIS)?\b/, 'UTEIS_252'],
  [/\bANO COMERCIAL\b(?: DE 360 (?:\([^()]{0,50}\) )?DIAS)?|\b(?:BASE|ANO) (?:DE |EM )?(?:UM )?(?:ANO DE )?360 (?:\([^()]{0,50}\) )?DIAS\b/, 'COMERCIAL_360'],
  [/\bANO CIVIL\b|\b(?:BASE|ANO) (?:DE |EM )?(?:UM )?(?:ANO DE )?365 (?:\([^()]{0,50}\) )?DIAS\b/, 'CORRIDOS_365'],
]; // biome-ignore format: a table reads better than a column
