import { normaliseMatriculaNumber } from '../../../documents/matriculaNumber.ts';
import { type Line, linesOf } from '../../../pages/sourcedText.ts';
import type { PageText, Word } from '../../../pages/words.ts';
import { fold } from '../../../text/fold.ts';
import { type SortedLines, sortLines } from './furniture.ts';
import { isHeadingLine } from './heading.ts';

/** One record's lines, with the number its pages carry. */
export interface RecordLines extends SortedLines {
  readonly number: string | null;
  /** The first lines of the first page: the office's name stands there, furniture or not. */
  readonly head: readonly Line[];
}

/**
 * The records of a file, in order. A new one begins on a page that describes a property (`IMÓVEL:`) and carries
 * another number than the pages before, or the same number where the page before closed a certificate: two
 * certificates of one matrícula are two records. Pages that hold no record at all give nothing.
 */
export function splitRecords(pages: readonly PageText[]): RecordLines[] {
  const all = pages.map(({ words }) => linesOf(words)).filter((lines) => lines.length > 0);
  const groups: Line[][][] = [];
  let current: string | null = null;
  for (const lines of all) {
    const number = headNumber(lines);
    const isOther =
      number !== null && number !== current && !isPart(number, current) && describesProperty(lines);
    const startsNew =
      groups.length > 0 && (isOther || isAnotherCopy(groups.at(-1) ?? [], lines, number, current));
    if (startsNew && current !== null) groups.push([lines]);
    else if (groups.length === 0) groups.push([lines]);
    else groups.at(-1)?.push(lines);
    if (number !== null && (current === null || startsNew)) current = number;
  }
  return groups.filter(isRecord).map((group) => ({
    ...sortLines(group),
    number: numberInHeadings(group, numberOf(group)),
    head: headOf(group),
  }));
}

/** Another certificate of the matrícula before: its description begins again behind the words that closed the first. */
function isAnotherCopy(
  before: readonly (readonly Line[])[],
  lines: readonly Line[],
  number: string | null,
  current: string | null,
): boolean {
  if (number === null || current === null || number !== current) return false;
  if (!before.some(beginsRecord) || !beginsRecord(lines)) return false;
  return closesCertificate(before.at(-1) ?? []);
}

/** The description stands at the top, in no act, and the page says whose the land is or where it comes from. */
function beginsRecord(lines: readonly Line[]): boolean {
  const firstAct = lines.findIndex((line) => isHeadingLine(fold(line.text.slice(0, 400))));
  const top = firstAct < 0 ? lines : lines.slice(0, firstAct);
  const text = fold(top.map((line) => line.text.slice(0, 400)).join('\n'));
  return (
    describesProperty(top) &&
    /\bPROPRIETARI|\bREG(?:ISTRO|\.)?\s*ANTERIOR|\bTRANSMITENTE|\bADQUIRENTE/.test(text)
  );
}

/** The page's last words certify the copy: no act follows them. */
function closesCertificate(lines: readonly Line[]): boolean {
  const lastAct = lines.findLastIndex((line) => isHeadingLine(fold(line.text.slice(0, 400))));
  const text = fold(
    lines
      .slice(lastAct + 1)
      .map((line) => line.text.slice(0, 400))
      .join(' '),
  );
  return certifies.test(text);
}

const certifies =
  /\b(?:CERTIFIC[OA]|CERTIDAO)\b[^;]{0,400}?\b(?:COPIA|REPRODUC[A-Z]+|INTEIRO TEOR|EXTRAIDA|PRESENTE CERTIDAO|FIEL|AUTENTICA)\b|\bNADA MAIS\b[^;]{0,60}\b(?:REFERIDO|DOU FE|CONSTA)/;

/** A number broken by a scan is a part of the whole one. */
const isPart = (number: string, whole: string | null): boolean =>
  whole !== null && number.length < whole.length && (whole.startsWith(number) || whole.endsWith(number));

const headDepth = 7;

/** The top of the first page, and of the first that carries a number: an office may print its name only once. */
function headOf(pages: readonly (readonly Line[])[]): readonly Line[] {
  const first = pages[0] ?? [];
  const numbered = pages.find((lines) => headNumber(lines) !== null) ?? first;
  return [...new Set([...first.slice(0, headDepth), ...numbered.slice(0, headDepth)])];
}

/** A record describes a property, and says who owns it, what came before it, or what was done with it. */
function isRecord(pages: readonly (readonly Line[])[]): boolean {
  const text = pages
    .flat()
    .map((line) => fold(line.text))
    .join('\n')
    .slice(0, 200_000);
  const signs = [
    /\bIMOVEL\s*[:;-]|^\W{0,4}I ?M ?O ?V ?E ?L\W{0,4}$/m, /\bPROPRIETARI[OA]S?\s*(?:\([A-Z)(]*)?\s*[:;-]|^\W{0,4}PROPRIETARI[OA]S?\W{0,4}$/m, /\bREG(?:ISTRO|\.)?\s*ANTERIOR/,
    /\bREGISTRO\s+GERAL\b/, /\bMATRICULA\s*(?:N[º°O.]*)?\s*:?\s*(?:M\s?-\s?)?\d/, /REGISTRO\s+DE\s+IMOVEIS|IMOBILIARI|REGISTRAL/,
  ]; // biome-ignore format: a table reads better than a column
  const hits = signs.filter((sign) => sign.test(text)).length;
  const acts = pages.flat().filter((line) => isHeadingLine(fold(line.text.slice(0, 400)))).length;
  const hasCore = [0, 1, 2].some((index) => signs[index]?.test(text));
  return hasCore && hits + Math.min(2, acts) >= 3;
}

const describesProperty = (lines: readonly Line[]): boolean =>
  lines
    .slice(0, 20)
    .some((line) =>
      /(?:^|[.:;-]\s*|\d\s+|\b(?:IDENTIFICACAO|DESCRICAO|CARACTERISTIC[OA]S)\s+DO\s+)(?:IMOVEL|CARACTERISTIC[OA]S(?: E CONFRONTACOES)?|CONFRONTACOES)\s*[:;-]|^\W{0,4}I ?M ?O ?V ?E ?L\W{0,4}$/.test(
        fold(line.text.slice(0, 400)),
      ),
    );

/** Single digits apart are one number: `3 . 9 0 7`. */
const printedNumber =
  '(\\d(?:\\s(?:[.,]\\s)?\\d){2,6}(?![\\d.,])|\\d{1,3}(?:[.,\\s]\\d{3})+|\\d{1,8})(?!\\d|[./]\\d)';
const behindLabel = `\\s*(?:N[º°O.]{0,3})?\\s*[:|-]?\\s*(?:N[º°O.]{1,3}\\s*)?(?:M\\s?[.-]\\s?)?${printedNumber}`;
const numberLabel = new RegExp(`\\bMATR[IL1]?CULA${behindLabel}`);

/** `LIVRO 2-C FLS. 01 MATR. 1.077`: shortened, the word names the record only among the other parts of a page head. */
const shortLabel = new RegExp(`\\bMATR?\\.${behindLabel}`);
const headParts = /\b(?:LIVRO|LIV\.|FLS?\.|FOLHAS?|FICHA|REGISTRO GERAL)/;

/** A card's labels, their values on the line below: `matrícula   ficha`. */
const cardLabels =
  /\bMATRICULA\s{1,3}(?:N[º°O.]{0,3}\s{0,3})?(?:FICHA|FOLHA|FLS?\.?)\s*(?:N[º°O.]{0,3})?\s*$|^\W{0,3}MATRICULA\W{0,3}$/;

function headNumber(lines: readonly Line[]): string | null {
  for (const [index, line] of lines.slice(0, headDepth).entries()) {
    const folded = fold(line.text.slice(0, 400));
    if (isHeadingLine(folded)) continue;
    const next = lines[index + 1];
    const below =
      numberInColumn(line, next) ??
      (cardLabels.test(folded)
        ? /^\W{0,3}(\d{1,3}(?:[.,]\d{3})+|\d{1,8})(?!\d|[.,/-]\d)/.exec(next?.text ?? '')?.[1]
        : undefined);
    if (below) return normaliseMatriculaNumber(below);
    const match = numberLabel.exec(folded) ?? (headParts.test(folded) ? shortLabel.exec(folded) : null);
    if (match?.[1] && !/(?:DA|DAS|NA|PELA)\s$/.test(folded.slice(0, match.index)))
      return normaliseMatriculaNumber(match[1].replace(/\s/g, ''));
  }
  return null;
}

/** A row of labels over a row of values, `LIVRO  MATRÍCULA  FICHA` over `2  8.112  01`: the number below its own label. */
function numberInColumn(labels: Line, values: Line | undefined): string | null {
  if (!values || labels.text.length > 120 || values.text.length > 60 || /\p{L}{3}/u.test(values.text))
    return null;
  const label = labels.words.find(({ text }) => /^\W{0,2}MATR(?:[IL1]CULA|\.)\W{0,2}$/.test(fold(text)));
  if (!label) return null;
  const distance = ({ box }: Word) => Math.abs(middle(box) - middle(label.box));
  const [nearest] = values.words
    .filter(({ text }) => /^(?:\d{1,3}(?:[.,]\d{3})+|\d{1,8})$/.test(text))
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) < columnReach ? nearest.text : null;
}

const middle = ({ left, right }: Word['box']): number => (left + right) / 2;

/** Of a page's width: a value may stand left or right of the middle of its label by this much. */
const columnReach = 0.1;

/** The number that the acts' own headings carry, where most of them speak against the page head: a scan misread it. */
function numberInHeadings(pages: readonly (readonly Line[])[], printed: string | null): string | null {
  const votes = new Map<string, number>();
  for (const line of pages.flat()) {
    const start = fold(line.text.slice(0, 60));
    const digits = (numberedHeading.exec(start) ?? numberFirst.exec(start))?.[1];
    const number = digits ? normaliseMatriculaNumber(digits) : null;
    if (number) votes.set(number, (votes.get(number) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 3) return printed;
  return best[1] > 2 * (votes.get(printed ?? '') ?? 0) ? best[0] : printed;
}

/** `M-1.077 - R-1`. */
const numberFirst =
  /^\W{0,3}(?:M(?:AT[A-Z]*)?[\s.-]{0,3})?(?:N[ºO.]{0,2}\s?)?(\d{1,3}(?:\.\d{3})+|\d{3,8})\s?[-.,/:–]\s?(?:R|AV)[\s.:/-]{0,3}\d{1,3}(?!\d)/;

const numberedHeading =
  /^\W{0,3}(?:R|AVV?)[\s.:/-]{0,4}\d{1,3}\s?[/.=–(-]{1,2}\s?(?:M(?:AT[A-Z]*)?[\s.-]{0,3})?(?:N[ºO.]{0,2}\s?)?(\d{1,3}(?:\.\d{3})+|\d{3,8})(?![\d/])/;

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
