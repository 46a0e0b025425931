import { percentileOf } from './paper.ts';
import type { GreyImage } from './render.ts';

/** Softens grain, in place: weights 1 2 1 both ways. The outermost pixels stay. */
export function blur({ width, height, pixels }: GreyImage): void {
  // Sums across of three rows: what is above is overwritten already.
  let above = new Uint16Array(width);
  let here = new Uint16Array(width);
  let below = new Uint16Array(width);
  sumAcross(pixels, 0, here);
  for (let y = 0; y < height - 1; y++) {
    const row = y * width;
    sumAcross(pixels, row + width, below);
    if (y > 0) {
      for (let x = 0; x < width; x++) pixels[row + x] = (above[x]! + 2 * here[x]! + below[x]! + 8) >> 4;
    }
    [above, here, below] = [here, below, above];
  }
}

function sumAcross(pixels: Uint8Array, row: number, sums: Uint16Array): void {
  const last = sums.length - 1;
  sums[0] = pixels[row]! * 4;
  sums[last] = pixels[row + last]! * 4;
  for (let x = 1; x < last; x++) {
    sums[x] = pixels[row + x - 1]! + 2 * pixels[row + x]! + pixels[row + x + 1]!;
  }
}

const BLOCK = 24;
/** The paper of a block is the value that a quarter of its pixels pass. */
const PAPER_PERCENTILE = 0.75;
/** Shares of the paper's brightness that become black and white. */
const BLACK = 0.35;
const WHITE = 0.85;

/** Makes the paper white everywhere, in place: each pixel relative to the paper around it, stretched. */
export function flatten(image: GreyImage): void {
  const { width, height, pixels } = image;
  const columns = Math.max(1, Math.ceil(width / BLOCK));
  const rows = Math.max(1, Math.ceil(height / BLOCK));
  const paper = smoothed(paperGrid(image, columns, rows), columns, rows);
  const out = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  // value = pixel / paper, stretched: the factor of each pixel comes from the grid, first down, then across.
  const stretch = 255 / (WHITE - BLACK);
  const factors = new Float32Array(columns + 1);
  const halfBlock = BLOCK / 2;
  for (let y = 0; y < height; y++) {
    const gridY = clamp((y + 0.5) / BLOCK - 0.5, rows - 1);
    const upper = Math.floor(gridY) * columns;
    const lower = Math.min(Math.floor(gridY) + 1, rows - 1) * columns;
    const share = gridY - Math.floor(gridY);
    for (let c = 0; c < columns; c++) {
      factors[c] = stretch / (paper[upper + c]! * (1 - share) + paper[lower + c]! * share);
    }
    factors[columns] = factors[columns - 1]!;
    const row = y * width;
    for (let c = -1; c < columns; c++) {
      const from = factors[Math.max(c, 0)]!;
      const step = (factors[c + 1]! - from) / BLOCK;
      const start = c * BLOCK + halfBlock;
      const end = Math.min(width, start + BLOCK);
      let factor = from + step * (Math.max(start, 0) - start + 0.5);
      for (let x = Math.max(start, 0); x < end; x++, factor += step) {
        out[row + x] = pixels[row + x]! * factor - BLACK * stretch;
      }
    }
  }
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

function paperGrid({ width, height, pixels }: GreyImage, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      histogram.fill(0);
      const bottom = Math.min(height, (r + 1) * BLOCK);
      const right = Math.min(width, (c + 1) * BLOCK);
      for (let y = r * BLOCK; y < bottom; y++) {
        for (let x = c * BLOCK; x < right; x++) histogram[pixels[y * width + x]!]!++;
      }
      const total = (bottom - r * BLOCK) * (right - c * BLOCK);
      paper[r * columns + c] = Math.max(1, percentileOf(histogram, total, PAPER_PERCENTILE));
    }
  }
  return paper;
}

/** Mean over the block and its neighbours, so that a stamp does not pass for dark paper. */
function smoothed(grid: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(grid.length);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, r - 1); y <= Math.min(rows - 1, r + 1); y++) {
        for (let x = Math.max(0, c - 1); x <= Math.min(columns - 1, c + 1); x++) {
          sum += grid[y * columns + x]!;
          count++;
        }
      }
      out[r * columns + c] = sum / count;
    }
  }
  return out;
}
