import type { PixelBox } from './deskew.ts';
import type { Marks } from './marks.ts';
import type { RecognizedWord } from './ocrEngine.ts';
import type { GreyImage } from './render.ts';

/** Marks of letters that make a line, and none of which any word covers. */
const MIN_MARKS = 8;
/** In heights of a word: how far apart the marks of a line may be, and how long it is at least. */
const MAX_GAP = 5;
const MIN_LENGTH = 8;
const MAX_LINES = 12;
/** Words of a second look are taken only when they are this sure, lines when their words are on average. */
const MIN_WORD = 40;
const MIN_LINE = 65;

/**
 * Lines that recognition passed over though letters stand there, as boxes to look at once more by themselves.
 * Page segmentation takes a line under a rubber stamp for a picture and drops all of it, price and date included.
 */
export function missedLines(marks: Marks, words: readonly RecognizedWord[]): PixelBox[] {
  const height = median(words.map(({ box }) => box.bottom - box.top));
  if (height === 0) return [];
  const free = uncovered(marks, words, height * 0.25).filter(
    (mark) => mark.bottom - mark.top > height * 0.35 && mark.bottom - mark.top < height * 1.6,
  );
  return rowsOf(free, height * 0.6)
    .flatMap((row) => segmentsOf(row, height * MAX_GAP))
    .filter((row) => row.length >= MIN_MARKS && extentOf(row) >= MIN_LENGTH * height)
    .slice(0, MAX_LINES)
    .map((row) => aroundOf(row, height * 0.5));
}

/** The part of an image inside a box. */
export function cut(
  { width, height, pixels }: GreyImage,
  box: PixelBox,
): { image: GreyImage; left: number; top: number } {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(width, Math.ceil(box.right));
  const bottom = Math.min(height, Math.ceil(box.bottom));
  const out = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++) {
    out.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  }
  return { image: { width: right - left, height: bottom - top, pixels: out }, left, top };
}

/**
 * The words of a second look put among the others: into the line on their height, else as a line of their own
 * after the last one above. What lies on a word already read, or is not sure enough, is left out.
 */
export function withMissedLine(
  words: readonly RecognizedWord[],
  found: readonly RecognizedWord[],
): readonly RecognizedWord[] {
  const fresh = found.filter(
    (word) => word.confidence >= MIN_WORD && !words.some((known) => isOn(known.box, word.box)),
  );
  if (fresh.length === 0 || mean(fresh) < MIN_LINE) return words;
  const { after, line } = placeFor(extentBox(fresh), words);
  return [...words.slice(0, after), ...fresh.map((word) => ({ ...word, line })), ...words.slice(after)];
}

/** Behind the word to the left on the same height; else behind the line above, as a line between two. */
function placeFor(box: PixelBox, words: readonly RecognizedWord[]): { after: number; line: number } {
  const middle = (box.top + box.bottom) / 2;
  const beside = words.findLastIndex(
    (word) => word.box.top < middle && word.box.bottom > middle && word.box.left < box.left,
  );
  if (beside >= 0) return { after: beside + 1, line: words[beside]!.line };
  const above = words.findLastIndex((word) => word.box.bottom <= middle && overlaps(word.box, box));
  const line = (words[above]?.line ?? -1) + 0.5;
  return { after: words.findLastIndex((word) => word.line < line) + 1, line };
}

function uncovered(marks: Marks, words: readonly RecognizedWord[], reach: number): PixelBox[] {
  const free: PixelBox[] = [];
  for (let i = 0; i < marks.length; i += 4) {
    const mark = { left: marks[i]!, top: marks[i + 1]!, right: marks[i + 2]!, bottom: marks[i + 3]! };
    const x = (mark.left + mark.right) / 2;
    const y = (mark.top + mark.bottom) / 2;
    const isCovered = words.some(
      ({ box }) =>
        x >= box.left - reach && x <= box.right + reach && y >= box.top - reach && y <= box.bottom + reach,
    );
    if (!isCovered) free.push(mark);
  }
  return free;
}

function rowsOf(marks: readonly PixelBox[], reach: number): PixelBox[][] {
  const rows: { middle: number; marks: PixelBox[] }[] = [];
  const middleOf = (mark: PixelBox) => (mark.top + mark.bottom) / 2;
  for (const mark of [...marks].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row !== undefined && middleOf(mark) - row.middle < reach) row.marks.push(mark);
    else rows.push({ middle: middleOf(mark), marks: [mark] });
  }
  return rows.map((row) => row.marks.sort((a, b) => a.left - b.left));
}

function segmentsOf(row: readonly PixelBox[], maxGap: number): PixelBox[][] {
  const segments: PixelBox[][] = [];
  for (const mark of row) {
    const last = segments.at(-1)?.at(-1);
    if (last !== undefined && mark.left - last.right <= maxGap) segments.at(-1)!.push(mark);
    else segments.push([mark]);
  }
  return segments;
}

const extentOf = (row: readonly PixelBox[]) => row.at(-1)!.right - row[0]!.left;

function aroundOf(row: readonly PixelBox[], margin: number): PixelBox {
  return {
    left: row[0]!.left - margin,
    top: Math.min(...row.map(({ top }) => top)) - margin,
    right: Math.max(...row.map(({ right }) => right)) + margin,
    bottom: Math.max(...row.map(({ bottom }) => bottom)) + margin,
  };
}

function isOn(known: PixelBox, box: PixelBox): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x >= known.left && x <= known.right && y >= known.top && y <= known.bottom;
}

const overlaps = (a: PixelBox, b: PixelBox) => a.left < b.right && a.right > b.left;

const extentBox = (words: readonly RecognizedWord[]): PixelBox => ({
  left: Math.min(...words.map(({ box }) => box.left)),
  top: Math.min(...words.map(({ box }) => box.top)),
  right: Math.max(...words.map(({ box }) => box.right)),
  bottom: Math.max(...words.map(({ box }) => box.bottom)),
});

const mean = (words: readonly RecognizedWord[]) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
