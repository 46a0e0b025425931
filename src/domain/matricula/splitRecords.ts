import { normaliseMatriculaNumber } from '../documents/matriculaNumber.ts';
import { fold } from '../text/fold.ts';
import { type SortedLines, sortLines } from './furniture.ts';
import { isHeadingLine } from './heading.ts';
import { type Line, linesOf } from './sourcedText.ts';
import type { PageText } from './words.ts';

/** One record's lines, with the number its pages carry. */
export interface RecordLines extends SortedLines {
  readonly number: string | null;
  /** The first lines of the first page: the office's name stands there, furniture or not. */
  readonly head: readonly Line[];
}

/**
 * The records of a file, in order. A new one begins on a page that describes a property (`IMÓVEL:`) and carries
 * another number than the pages before. Pages that hold no record at all give nothing.
 */
export function splitRecords(pages: readonly PageText[]): RecordLines[] {
  const all = pages.map(({ words }) => linesOf(words)).filter((lines) => lines.length > 0);
  const groups: Line[][][] = [];
  let current: string | null = null;
  for (const lines of all) {
    const number = headNumber(lines);
    const startsNew = groups.length > 0 && number !== null && number !== current && describesProperty(lines);
    if (startsNew && current !== null) groups.push([lines]);
    else if (groups.length === 0) groups.push([lines]);
    else groups.at(-1)?.push(lines);
    if (number !== null && (current === null || startsNew)) current = number;
  }
  return groups.filter(isRecord).map((group) => ({
    ...sortLines(group),
    number: numberInHeadings(group, numberOf(group)),
    head: (group.find((lines) => headNumber(lines) !== null) ?? group[0] ?? []).slice(0, headDepth),
  }));
}

const headDepth = 7;

/** A record describes a property, and says who owns it, what came before it, or what was done with it. */
function isRecord(pages: readonly (readonly Line[])[]): boolean {
  const text = fold(
    pages
      .flat()
      .map((line) => line.text)
      .join('\n')
      .slice(0, 200_000),
  );
  const signs = [
    /\bIMOVEL\s*[:;-]/, /\bPROPRIETARI[OA]S?\s*(?:\([A-Z)(]*)?\s*[:;-]/, /\bREG(?:ISTRO|\.)?\s*ANTERIOR/,
    /\bREGISTRO\s+GERAL\b/, /\bMATRICULA\s*(?:N[º°O.]*)?\s*:?\s*(?:M\s?-\s?)?\d/, /REGISTRO\s+DE\s+IMOVEIS|IMOBILIARI|REGISTRAL/,
  ]; // biome-ignore format: a table reads better than a column
  const hits = signs.filter((sign) => sign.test(text)).length;
  const acts = pages.flat().filter((line) => isHeadingLine(fold(line.text.slice(0, 400)))).length;
  const hasCore = [0, 1, 2].some((index) => signs[index]?.test(text));
  return hasCore && hits + Math.min(2, acts) >= 3;
}

const describesProperty = (lines: readonly Line[]): boolean =>
  lines
    .slice(0, 14)
    .some((line) =>
      /(?:^|[.:;-]\s*|\d\s+)(?:IDENTIFICACAO DO\s+)?IMOVEL\s*[:;-]/.test(fold(line.text.slice(0, 400))),
    );

const numberLabel =
  /\bMATR[IL1]?CULA\s*(?:N[º°O.]{0,3})?\s*[:|-]?\s*(?:N[º°O.]{1,3}\s*)?(?:M\s?[.-]\s?)?(\d{1,3}(?:[.,\s]\d{3})+|\d{1,8})(?!\d|[./]\d)/;

function headNumber(lines: readonly Line[]): string | null {
  for (const line of lines.slice(0, headDepth)) {
    const folded = fold(line.text.slice(0, 400));
    if (isHeadingLine(folded)) continue;
    const match = numberLabel.exec(folded);
    if (match?.[1] && !/(?:DA|DAS|NA|PELA)\s$/.test(folded.slice(0, match.index)))
      return normaliseMatriculaNumber(match[1]);
  }
  return null;
}

/** The number that the acts' own headings carry, where most of them speak against the page head: a scan misread it. */
function numberInHeadings(pages: readonly (readonly Line[])[], printed: string | null): string | null {
  const votes = new Map<string, number>();
  for (const line of pages.flat()) {
    const digits = numberedHeading.exec(fold(line.text.slice(0, 60)))?.[1];
    const number = digits ? normaliseMatriculaNumber(digits) : null;
    if (number) votes.set(number, (votes.get(number) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 3) return printed;
  return best[1] > 2 * (votes.get(printed ?? '') ?? 0) ? best[0] : printed;
}

const numberedHeading =
  /^\W{0,3}(?:R|AVV?)[\s.:/-]{0,4}\d{1,3}\s?[/.=–-]{1,2}\s?(?:M(?:AT[A-Z]*)?[\s.-]{0,3})?(?:N[ºO.]{0,2}\s?)?(\d{1,3}(?:\.\d{3})+|\d{3,8})(?![\d/])/;

/** The number most pages carry; else the first one printed in the text. */
function numberOf(pages: readonly (readonly Line[])[]): string | null {
  const votes = new Map<string, number>();
  for (const lines of pages) {
    const number = headNumber(lines);
    if (number) votes.set(number, (votes.get(number) ?? 0) + 1);
    for (const line of lines) {
      const cnm = /\b\d{6}\s?\.\s?2\s?\.\s?(\d{7})\s?-\s?\d{2}\b/.exec(line.text);
      const inCnm = cnm?.[1] && normaliseMatriculaNumber(cnm[1]);
      if (inCnm) votes.set(inCnm, (votes.get(inCnm) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (best) return best[0];
  const text = fold(
    pages
      .flat()
      .map((line) => line.text)
      .join(' ')
      .slice(0, 50_000),
  );
  const match = numberLabel.exec(text);
  return match?.[1] ? normaliseMatriculaNumber(match[1]) : null;
}
