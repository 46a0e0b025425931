import { TipoAto } from '../../../generated/codes.ts';
import type { SourcedText } from '../../../pages/sourcedText.ts';
import { fold } from '../../../text/fold.ts';
import type { Range } from '../../../text/found.ts';
import { isEventTitle } from './classify.ts';
import { datedHeadingAt, headingAt } from './heading.ts';
import type { HeadingCandidate } from './headingCandidate.ts';

/** A record's text in its three blocks. */
export interface Blocks {
  readonly opening: Range;
  readonly acts: readonly (Range & { readonly heading: HeadingCandidate })[];
  readonly closing: Range;
}

/**
 * Cuts a record's text at its act headings and at the closing of the certificate. Of all places that may be
 * headings, the chain is taken that speaks best for itself while its numbers rise: R and AV in one sequence, or
 * each in its own where the office numbers them apart.
 */
export function splitActs(sourced: SourcedText, number: string | null): Blocks {
  const seen = candidatesIn(sourced, number);
  const candidates = seen.filter(({ score }) => score >= enough);
  const shared = bestChain(candidates);
  const apart = TipoAto.map((kind) => bestChain(candidates.filter((item) => item.kind === kind)));
  const apartScore = (apart[0]?.score ?? 0) + (apart[1]?.score ?? 0);
  const areApart = apartScore > shared.score + 2 && repeatsOrders(apart.flatMap(({ chain }) => chain));
  const chosen = areApart
    ? apart.flatMap(({ chain }) => chain).sort((a, b) => a.start - b.start)
    : shared.chain;
  const numbered = areApart ? chosen : withMisread(withMissing(chosen, seen), candidates);
  const headings = withLastInDoubt(sourced, numbered).map((heading) => withTitleAbove(sourced, heading));
  const closingStart = findClosing(
    sourced,
    headings.at(-1)?.end ?? openingFloor(sourced),
    headings.length > 0,
  );
  return {
    opening: { start: 0, end: headings[0]?.start ?? closingStart },
    acts: headings.map((heading, index) => ({
      heading,
      start: heading.start,
      end: headings[index + 1]?.start ?? closingStart,
    })),
    closing: { start: closingStart, end: sourced.text.length },
  };
}

const enough = 1.5;
/** Enough for a heading whose number is the very one missing. */
const enoughInGap = 0.4;

function candidatesIn({ folded, text, lineStarts }: SourcedText, number: string | null): HeadingCandidate[] {
  const found: HeadingCandidate[] = [];
  for (const start of lineStarts) {
    const candidate =
      headingAt(folded, text, start, number, true) ?? datedHeadingAt(folded, text, start, number);
    if (candidate && candidate.score >= enoughInGap) found.push(trimmed(folded, candidate));
  }
  // A heading may be swallowed by the line before it; then only its full form counts.
  for (const match of folded.matchAll(/[.)"][ ]{1,3}(?=(?:R|AV)[.\s-]{0,3}\d)/g)) {
    const candidate = headingAt(folded, text, match.index + match[0].length, number, false);
    const isInDated = found.some(({ date, start, end }) => date && match.index >= start && match.index < end);
    if (candidate?.numbered && candidate.score >= enough + 1 && !isInDated) found.push(candidate);
  }
  const dated = found.filter(({ date }) => date);
  const sorted = found
    .filter((item) => item.date || !dated.some(({ start, end }) => item.start > start && item.start < end))
    .sort((a, b) => a.start - b.start);
  return sorted.filter((item, index) => item.start !== sorted[index - 1]?.start).slice(0, 3000);
}

const trimmed = (folded: string, candidate: HeadingCandidate): HeadingCandidate => {
  const lead = /^[\s>*_#"'|.,:;~-]*/.exec(folded.slice(candidate.start, candidate.end))?.[0].length ?? 0;
  return { ...candidate, start: candidate.start + lead };
};

interface Chain {
  readonly chain: readonly HeadingCandidate[];
  readonly score: number;
}

/** The rising chain of the highest score; a missing number costs, a repeated one only a strong heading can afford. */
function bestChain(candidates: readonly HeadingCandidate[]): Chain {
  const best: number[] = [];
  const previous: number[] = [];
  for (const [index, item] of candidates.entries()) {
    best[index] = item.score - gapCost(0, item.order);
    previous[index] = -1;
    for (let other = Math.max(0, index - 60); other < index; other += 1) {
      const before = candidates[other];
      if (!before) continue;
      const score = (best[other] ?? 0) + item.score - stepCost(before, item);
      if (score > (best[index] ?? 0)) {
        best[index] = score;
        previous[index] = other;
      }
    }
  }
  let at = best.reduce(
    (top, score, index) => (score > (best[top] ?? Number.NEGATIVE_INFINITY) ? index : top),
    -1,
  );
  if (at < 0 && best.length > 0) at = 0;
  const score = best[at] ?? 0;
  const chain: HeadingCandidate[] = [];
  for (; at >= 0; at = previous[at] ?? -1) {
    const item = candidates[at];
    if (item) chain.unshift(item);
  }
  return { chain, score };
}

function stepCost(before: HeadingCandidate, item: HeadingCandidate): number {
  if (item.order > before.order) return gapCost(before.order, item.order);
  return item.order === before.order && item.kind !== before.kind
    ? 3
    : item.score >= 4 && item.order === before.order
      ? 3.4
      : 6;
}

const gapCost = (before: number, order: number): number => Math.min(4, (order - before - 1) * 0.6);

const repeatsOrders = (chain: readonly HeadingCandidate[]): boolean =>
  new Set(chain.map(({ order }) => order)).size < chain.length;

/**
 * A scan's last heading whose number leaps by one digit that is easily taken for the one expected: `R-16` behind `R-9`.
 * No act behind it tells a slip of the reading from pages that are lost, so the number stays and is asked for.
 */
function withLastInDoubt({ starts, words, source }: SourcedText, headings: readonly HeadingCandidate[]) {
  const [before, last] = [headings.at(-2), headings.at(-1)];
  if (!before || !last?.numbered || last.order <= before.order + 1) return headings;
  const piece = starts.findLastIndex((start) => start <= last.start);
  if ((source[words[piece] ?? 0]?.confidence ?? null) === null) return headings;
  const [printed, expected] = [String(last.order), String(before.order + 1)];
  const wrong = [...expected].filter((digit, index) => digit !== printed[index]);
  const isAlike = [...expected].every(
    (digit, index) =>
      digit === printed[index] ||
      alikeDigits.some((set) => set.includes(digit) && set.includes(printed[index] ?? '-')),
  );
  return printed.length === expected.length && wrong.length === 1 && isAlike
    ? [...headings.slice(0, -1), { ...last, repaired: true }]
    : headings;
}

const alikeDigits = ['0689', '17', '38', '56'];

/** An act whose title has the line above its code, behind the end of the act before. */
function withTitleAbove(
  { text, folded, lineStarts }: SourcedText,
  heading: HeadingCandidate,
): HeadingCandidate {
  const at = lineStarts.indexOf(heading.start);
  const start = at > 0 ? (lineStarts[at - 1] ?? 0) : 0;
  const line = at > 0 ? text.slice(start, heading.start).trim() : '';
  const isTitle =
    /^\p{Lu}[\p{Lu}\d º°ª,./()-]{5,70}$/u.test(line) &&
    isEventTitle(fold(line)) &&
    /[.;:)"_*-]$/.test(folded.slice(Math.max(0, start - 3), start).trimEnd());
  return isTitle ? { ...heading, start, title: { start, end: start + line.length } } : heading;
}

/** Numbers left out between two others: taken from what spoke too little for itself, where only one speaks at all. */
function withMissing(
  chain: readonly HeadingCandidate[],
  seen: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  const filled = chain.flatMap((after, index) => {
    const before = chain[index - 1];
    const from = (before?.order ?? 0) + 1;
    if (after.order - from < 1 || after.order - from > 3) return [after];
    const between = seen.filter(
      (item) =>
        item.start > (before?.start ?? -1) &&
        item.start < after.start &&
        item.order >= from &&
        item.order < after.order,
    );
    const orders = new Set(between.map(({ order }) => order));
    const isRising = between.every((item, at) => at === 0 || item.order > (between[at - 1]?.order ?? 0));
    return orders.size === between.length && isRising ? [...between, after] : [after];
  });
  return filled;
}

/** Headings left out because their order was misread: taken back where exactly that many numbers are missing. */
function withMisread(
  chain: readonly HeadingCandidate[],
  candidates: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  const result: HeadingCandidate[] = [];
  for (let index = 0; index <= chain.length; index += 1) {
    const [before, after] = [chain[index - 1], chain[index]];
    const from = (before?.order ?? 0) + 1;
    const missing = after ? after.order - from : 1;
    const between = candidates.filter(
      (item) =>
        item.start > (before?.start ?? -1) &&
        item.start < (after?.start ?? Number.POSITIVE_INFINITY) &&
        item.numbered &&
        item.score >= 4,
    );
    const isMisread = (item: HeadingCandidate, place: number) =>
      String(item.order).length === String(from + place).length || item.repaired;
    if (missing > 0 && between.length === missing && between.every(isMisread)) {
      between.forEach((item, place) => {
        result.push({ ...item, order: from + place, repaired: true });
      });
    }
    if (after) result.push(after);
  }
  return result;
}

/** Without acts, the certificate's closing is looked for behind the description. */
function openingFloor({ folded }: SourcedText): number {
  return Math.max(0, folded.search(/\bPROPRIETARI|\bREGISTRO\s+ANTERIOR|\bIMOVEL\s*:/));
}

/** The line that opens the certificate's closing: `CERTIFICO que a presente`, `C E R T I D A O`. */
function findClosing({ folded, text, lineStarts }: SourcedText, from: number, hasActs: boolean): number {
  for (const start of lineStarts) {
    if (start < from || (!hasActs && start === 0)) continue;
    const line = folded.slice(start, start + 400);
    if (
      hasActs &&
      notice.test(line) &&
      /[.;)\w]$/.test(folded.slice(Math.max(0, start - 4), start).trimEnd())
    )
      return start;
    // `O REFERIDO É VERDADE E DOU FÉ. Balsas, 08 de setembro de 2021. Certidão extraída ...` behind a signed act.
    if (
      hasActs &&
      certifiedBefore.test(line) &&
      signedBefore.test(folded.slice(Math.max(0, start - 90), start))
    )
      return start;
    if (
      !/^[\W_]{0,6}(?:CERTIFICA(?:MOS)?\b|CERTIFICO\b|CERTIDAO\b|C\s?E\s?R\s?T\s?I\s?[DF]\s?|NADA MAIS\b)/.test(
        line,
      )
    )
      continue;
    const before = folded.slice(Math.max(0, start - 30), start).trimEnd();
    const isEnd = /^[\W_]{0,6}NADA MAIS\b/.test(line);
    const isSigned =
      /\b(?:OFICIALA?|ESCREVENTE|AUTORIZAD[OA]|TITULAR|REGISTRADORA?|SUBSTITUT[OA]|SUB-?OFICIAL),$/.test(
        before,
      );
    if (!isEnd && !isSigned && /(?:,|\b(?:D[EOA]S?|A|O|E|EM|PELA|CONFORME|QUE|COM|SUA))$/.test(before))
      continue;
    if (/^[\W_]*(?:CERTIDAO|CERTIFICA)\b/.test(line) && /^\p{Ll}/u.test(text.slice(start).trimStart()))
      continue;
    if (closingWords.test(line)) return start;
  }
  const inside =
    /(?<=[.;]\s{1,2})CERTIFIC[OA](?:MOS)?\b(?:\s+E\s+DOU\s+FE)?,?[^.;]{0,90}\b(?:PRESENTE|ESTA)\s+(?:CERTIDAO|COPIA|FOTOCOPIA|REPRODUCAO|E\s+(?:COPIA|REPRODUCAO|FOTOCOPIA))/.exec(
      folded.slice(from),
    );
  if (inside) return from + inside.index;
  return text.length;
}

/** What stands behind the last act of a view that certifies nothing. */
const notice =
  /^\W{0,3}(?:CONSTAM?\s+(?:PRENOTAD|PROTOCOLAD|PROTOCOLIZAD)|EXISTEM?\s+(?:TITULO|PRENOTA)|ESTA\s+(?:VISUALIZACAO|CERTIDAO)|TITULOS?\s+PRENOTAD|PRENOTAC(?:AO|OES)\s+(?:EM|VIGENTE|ATIVA|PENDENTE))/;

const certifiedBefore =
  /^[\W_]{0,6}O\s+REFERIDO\s+E\s+VERDADE\b.{0,160}?\b(?:CERTIDAO\s+(?:EXTRAID|EXPEDID|EMITID|LAVRAD|VALID)|ART(?:IGO)?\.?\s?19\b|INTEIRO\s+TEOR|CERTIDAO\s+D[AEO])/;
const signedBefore =
  /\b(?:OFICIALA?|ESCREVENTE|TITULAR|REGISTRADORA?|SUBSTITUT[OA]|INTERIN[OA]|PREPOST[OA]|DOU FE)\b[^;]{0,60}$/;

const closingWords =
  /PRESENTE|REPRODU|COPIA|FOTOCOPIA|INTEIRO TEOR|MATRICULA|EXTRAID|AUTENTIC|CONFERE|PRENOTA|EMOL|PROTOCOL|ENCERRAD|EXPEDID|BUSCAS|DOU FE/;
