import type { Box, Word } from '../../../../domain/pages/words.ts';

interface Boxed {
  readonly box: Box;
}

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The words in the order a person reads them. The content stream is trusted, except when it jumps across
 * a gutter row by row (a file that draws both columns line by line) or the page is turned, where pdfium
 * may put far lines in the wrong order: then the order comes from geometry.
 */
export function inReadingOrder<W extends Boxed>(
  words: readonly W[],
  page: PageSize & { readonly isRotated: boolean },
): readonly W[] {
  const rows = rowsOf(words);
  const gutter = findGutter(rows, page);
  if (gutter !== null && jumpsAcross(words, gutter) >= gutter.rows / 2) return byColumns(rows, gutter, page);
  if (!page.isRotated) return words;
  return gutter === null ? rows.flat() : byColumns(rows, gutter, page);
}

/**
 * Numbers lines as a reader sees them: a new one when a word's centre leaves the band of the line, when x
 * goes back, or when the gap exceeds three heights (another column, a table's next cell).
 */
export function numberLines(
  words: readonly Pick<Word, 'text' | 'box' | 'confidence'>[],
  number: number,
  page: PageSize,
): Word[] {
  let line = -1;
  let last: Box | null = null;
  return words.map(({ text, box, confidence }) => {
    if (last === null || startsLine(last, box, page)) line++;
    last = box;
    return { page: number, line, text, box, confidence };
  });
}

function startsLine(last: Box, box: Box, page: PageSize): boolean {
  const middle = (box.top + box.bottom) / 2;
  if (middle < last.top || middle > last.bottom) return true;
  if (box.left < last.left) return true;
  const gap = (box.left - last.right) * page.width;
  return gap > 3 * Math.max(last.bottom - last.top, box.bottom - box.top) * page.height;
}

/** Words on one height, left to right, rows from the top. */
function rowsOf<W extends Boxed>(words: readonly W[]): W[][] {
  const rows: { middle: number; words: W[] }[] = [];
  const byHeight = [...words].sort((a, b) => middleOf(a.box) - middleOf(b.box));
  for (const word of byHeight) {
    const row = rows.at(-1);
    const half = (word.box.bottom - word.box.top) / 2;
    if (row !== undefined && middleOf(word.box) - row.middle < half) row.words.push(word);
    else rows.push({ middle: middleOf(word.box), words: [word] });
  }
  return rows.map((row) => row.words.sort((a, b) => a.box.left - b.box.left));
}

const middleOf = (box: Box) => (box.top + box.bottom) / 2;

interface Gutter {
  /** Fraction of the page's width. */
  readonly x: number;
  /** Rows with words on both sides of it and none on it. */
  readonly rows: number;
}

const CLEARANCE_POINTS = 4;
const STEP_POINTS = 2;
const MIN_ROWS = 6;
const MIN_ROW_SHARE = 0.35;
/** A column of prose is at least this wide; narrower ones are a table's, which is read by rows. */
const MIN_COLUMN_WIDTH = 0.25;

function findGutter(rows: readonly (readonly Boxed[])[], page: PageSize): Gutter | null {
  const clearance = CLEARANCE_POINTS / page.width;
  const step = Math.max(STEP_POINTS / page.width, 0.001);
  let best: (Gutter & { score: number }) | null = null;
  for (let x = 0.3; x <= 0.7; x += step) {
    const crossed = rows.filter((row) => row.some((word) => touches(word.box, x, clearance))).length;
    const both = rows.filter((row) => isSplit(row, x, clearance)).length;
    if (best === null || both - crossed > best.score) best = { x, rows: both, score: both - crossed };
  }
  if (best === null || best.rows < MIN_ROWS || best.rows < MIN_ROW_SHARE * rows.length) return null;
  const split = rows.filter((row) => isSplit(row, best.x, clearance));
  const leftWidth = median(split.map((row) => extent(row.filter((word) => word.box.right <= best.x))));
  const rightWidth = median(split.map((row) => extent(row.filter((word) => word.box.left >= best.x))));
  return Math.min(leftWidth, rightWidth) >= MIN_COLUMN_WIDTH ? { x: best.x, rows: best.rows } : null;
}

const touches = (box: Box, x: number, clearance: number) =>
  box.left - clearance < x && box.right + clearance > x;

const isSplit = (row: readonly Boxed[], x: number, clearance: number) =>
  row.some((word) => word.box.right <= x) &&
  row.some((word) => word.box.left >= x) &&
  !row.some((word) => touches(word.box, x, clearance));

const extent = (words: readonly Boxed[]) =>
  Math.max(...words.map((word) => word.box.right)) - Math.min(...words.map((word) => word.box.left));

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How often the stream goes on, on the same height, from the left column into the right one. */
function jumpsAcross(words: readonly Boxed[], gutter: Gutter): number {
  let jumps = 0;
  for (let i = 1; i < words.length; i++) {
    const from = words[i - 1]!.box;
    const to = words[i]!.box;
    const sameRow = middleOf(to) > from.top && middleOf(to) < from.bottom;
    if (sameRow && from.right <= gutter.x && to.left >= gutter.x) jumps++;
  }
  return jumps;
}

/** The left column, then the right one; a row that crosses the gutter (a heading) ends both before it. */
function byColumns<W extends Boxed>(rows: readonly (readonly W[])[], gutter: Gutter, page: PageSize): W[] {
  const ordered: W[] = [];
  let left: W[] = [];
  let right: W[] = [];
  const flush = () => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const row of rows) {
    if (row.some((word) => touches(word.box, gutter.x, CLEARANCE_POINTS / page.width))) {
      flush();
      ordered.push(...row);
      continue;
    }
    left.push(...row.filter((word) => word.box.right <= gutter.x));
    right.push(...row.filter((word) => word.box.left >= gutter.x));
  }
  flush();
  return ordered;
}
