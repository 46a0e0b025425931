import type { Evidence } from '../../pages/evidence.ts';
import { evidenceOf, firstPiece, linesOf, type SourcedText, toSourcedText } from '../../pages/sourcedText.ts';
import type { PageText, Word } from '../../pages/words.ts';
import type { Range } from '../../text/found.ts';
import { mended } from './mending.ts';

/** Words printed close together: a line of a form holds several, each with a label or a value. */
export interface Cell extends Range {
  readonly line: number;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The words of a certificate as running text, and the cells of its lines. */
export interface CertificateText {
  /** Words misread are mended in `text` and `folded`; `source` keeps them as printed. */
  readonly sourced: SourcedText;
  readonly text: string;
  readonly folded: string;
  readonly cells: readonly Cell[];
  /** Cells by line, in reading order. */
  readonly lines: readonly (readonly Cell[])[];
  /** Cells that stand side by side on the page, from left to right; the columns of a form are lines apart. */
  readonly rows: readonly (readonly Cell[])[];
  /** The place of each cell's row among them. */
  readonly rowAt: ReadonlyMap<Cell, number>;
}

export function certificateTextOf(pages: readonly PageText[]): CertificateText {
  const lines = linesOf(pages.flatMap(({ words }) => words));
  const sourced = {
    ...toSourcedText(lines.map((line) => ({ ...line, words: line.words.map(mended) }))),
    source: lines.flatMap(({ words }) => words),
  };
  const byLine: Cell[][] = [];
  let first = 0;
  for (const [line, { words }] of lines.entries()) {
    byLine.push(cellsOf(sourced, words, first, line));
    first += words.length;
  }
  const rows = rowsOf(byLine.flat());
  return {
    sourced,
    text: sourced.text,
    folded: sourced.folded,
    cells: byLine.flat(),
    lines: byLine,
    rows,
    rowAt: new Map(rows.flatMap((row, at) => row.map((cell) => [cell, at] as const))),
  };
}

/** Whether the words come from recognition, so that some may be lost or spoiled. */
export const isScan = ({ sourced }: CertificateText): boolean =>
  sourced.source.some(({ confidence }) => confidence !== null);

export const evidenceIn = ({ sourced }: CertificateText, range: Range, doubt = 0): Evidence =>
  evidenceOf(sourced, range, doubt);

/** What is printed in a range, blanks made single; words that were mended as they stand on the page. */
export function printedIn({ sourced, text }: CertificateText, { start, end }: Range): string {
  let result = '';
  let at = start;
  for (let index = firstPiece(sourced, start); index < sourced.starts.length; index += 1) {
    const from = sourced.starts[index] ?? 0;
    const to = from + (sourced.lengths[index] ?? 0);
    if (from >= end) break;
    const word = sourced.source[sourced.words[index] ?? 0]?.text ?? '';
    const isMended = !word.startsWith(text.slice(from, to).replace(/[-\u00AD]$/, ''));
    const tail = to > end ? word.replace(/[^\p{L}\d]+$/u, '') : word;
    const core = from < start ? tail.replace(/^[^\p{L}\d]+/u, '') : tail;
    result += text.slice(at, Math.max(at, from));
    result += isMended ? core : text.slice(Math.max(from, start), Math.min(to, end));
    at = Math.min(to, end);
  }
  return (result + text.slice(at, end)).replace(/\s+/g, ' ').trim();
}

/** A gap as wide as this many letters parts two cells; a blank is half a letter to one letter wide. */
const partingGap = 2.2;

function cellsOf(sourced: SourcedText, words: readonly Word[], first: number, line: number): Cell[] {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const width = words.reduce((sum, { box }) => sum + box.right - box.left, 0) / Math.max(1, letters);
  const cells: Cell[] = [];
  for (const [index, { box, page }] of words.entries()) {
    const start = sourced.starts[first + index] ?? 0;
    const end = start + (sourced.lengths[first + index] ?? 0);
    const last = cells.at(-1);
    if (last && box.left - last.right < partingGap * width)
      cells.splice(-1, 1, {
        ...last,
        end,
        right: box.right,
        top: Math.min(last.top, box.top),
        bottom: Math.max(last.bottom, box.bottom),
      });
    else cells.push({ start, end, line, page, ...box });
  }
  return cells;
}

/** Cells whose middles lie less than this part of a height apart stand in one row. */
const sameRow = 0.6;

function rowsOf(cells: readonly Cell[]): Cell[][] {
  const middle = ({ top, bottom }: Cell) => (top + bottom) / 2;
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.page - b.page || middle(a) - middle(b))) {
    const first = rows.at(-1)?.[0];
    const height = first ? Math.min(first.bottom - first.top, cell.bottom - cell.top) : 0;
    if (first && first.page === cell.page && middle(cell) - middle(first) < sameRow * height)
      rows.at(-1)?.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}
