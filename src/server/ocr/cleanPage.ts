import { percentileOf } from './paper.ts';
import type { GreyImage } from './render.ts';

/** Softens grain: weights 1 2 1 both ways. The outermost pixels stay. */
export function blur(image: GreyImage): GreyImage {
  const { width, height, pixels } = image;
  const across = new Uint16Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    across[row] = pixels[row]! * 4;
    across[row + width - 1] = pixels[row + width - 1]! * 4;
    for (let i = row + 1; i < row + width - 1; i++)
      across[i] = pixels[i - 1]! + 2 * pixels[i]! + pixels[i + 1]!;
  }
  const out = new Uint8Array(pixels);
  for (let i = width; i < pixels.length - width; i++) {
    out[i] = (across[i - width]! + 2 * across[i]! + across[i + width]! + 8) >> 4;
  }
  return { width, height, pixels: out };
}

const BLOCK = 24;
/** The paper of a block is the value that a quarter of its pixels pass. */
const PAPER_PERCENTILE = 0.75;
/** Shares of the paper's brightness that become black and white. */
const BLACK = 0.35;
const WHITE = 0.85;

/** Makes the paper white everywhere: each pixel relative to the paper around it, stretched. */
export function flatten(image: GreyImage): GreyImage {
  const { width, height, pixels } = image;
  const columns = Math.max(1, Math.ceil(width / BLOCK));
  const rows = Math.max(1, Math.ceil(height / BLOCK));
  const paper = smoothed(paperGrid(image, columns, rows), columns, rows);
  const out = new Uint8Array(pixels.length);
  const stretch = 255 / (WHITE - BLACK);
  const cellOf = Array.from({ length: width }, (_, x) => clamp((x + 0.5) / BLOCK - 0.5, columns - 1));
  for (let y = 0; y < height; y++) {
    const gy = clamp((y + 0.5) / BLOCK - 0.5, rows - 1);
    const y0 = Math.floor(gy);
    const y1 = Math.min(y0 + 1, rows - 1);
    const fy = gy - y0;
    // The grid interpolated to this row once, then across.
    const line = new Float32Array(columns);
    for (let c = 0; c < columns; c++) {
      line[c] = paper[y0 * columns + c]! * (1 - fy) + paper[y1 * columns + c]! * fy;
    }
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const gx = cellOf[x]!;
      const x0 = gx | 0;
      const x1 = x0 + 1 < columns ? x0 + 1 : x0;
      const fx = gx - x0;
      const background = line[x0]! * (1 - fx) + line[x1]! * fx;
      const value = (pixels[row + x]! / background - BLACK) * stretch;
      out[row + x] = Math.min(255, Math.max(0, value));
    }
  }
  return { width, height, pixels: out };
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
