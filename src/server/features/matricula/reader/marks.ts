import { paperOf } from './paper.ts';
import type { GreyImage } from './render.ts';

/** Boxes of connected dark spots the size of letters: left, top, right, bottom in pixels, four numbers each. */
export type Marks = Uint16Array;

const SHRINK = 2;
const INK_TO_PAPER = 0.75;
const MILLIMETRES_PER_INCH = 25.4;
/** Sizes of a printed letter, or of a few that touch. */
const MIN_HEIGHT = 1;
const MAX_HEIGHT = 6;
const MAX_WIDTH = 14;
const MAX_MARKS = 20_000;

/** Letters, as far as size tells; rules, frames, stamps' rings and photographs are too large, grain too small. */
export function marksOf(image: GreyImage, dpi: number): Marks {
  const width = Math.floor(image.width / SHRINK);
  const height = Math.floor(image.height / SHRINK);
  const isDark = darkCells(image, width, height);
  const cellsPerMm = dpi / MILLIMETRES_PER_INCH / SHRINK;
  const boxes: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < isDark.length && boxes.length < MAX_MARKS * 4; start++) {
    if (isDark[start] === 0) continue;
    const box = fill(isDark, width, start, stack);
    const tall = (box.bottom - box.top) / cellsPerMm;
    const wide = (box.right - box.left) / cellsPerMm;
    if (tall >= MIN_HEIGHT && tall <= MAX_HEIGHT && wide <= MAX_WIDTH) {
      boxes.push(box.left * SHRINK, box.top * SHRINK, box.right * SHRINK, box.bottom * SHRINK);
    }
  }
  return Uint16Array.from(boxes);
}

/** At half the size; a cell is as dark as its darkest pixel, so that thin strokes stay whole. */
function darkCells({ width: imageWidth, pixels }: GreyImage, width: number, height: number): Uint8Array {
  const limit = paperOf(pixels) * INK_TO_PAPER;
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * SHRINK * imageWidth + x * SHRINK;
      const below = at + imageWidth;
      const isInk =
        pixels[at]! < limit ||
        pixels[at + 1]! < limit ||
        pixels[below]! < limit ||
        pixels[below + 1]! < limit;
      if (isInk) cells[y * width + x] = 1;
    }
  }
  return cells;
}

/** The box around the spot that contains `start`, which is wiped out. Corners touch. */
function fill(cells: Uint8Array, width: number, start: number, stack: number[]) {
  let left = width;
  let right = 0;
  let top = Number.MAX_SAFE_INTEGER;
  let bottom = 0;
  cells[start] = 0;
  stack.push(start);
  while (stack.length > 0) {
    const at = stack.pop()!;
    const y = Math.floor(at / width);
    const x = at - y * width;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    if (y >= bottom) bottom = y + 1;
    const fromX = x > 0 ? -1 : 0;
    const toX = x < width - 1 ? 1 : 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = fromX; dx <= toX; dx++) {
        const next = at + dy * width + dx;
        if (cells[next] === 1) {
          cells[next] = 0;
          stack.push(next);
        }
      }
    }
  }
  return { left, top, right, bottom };
}
