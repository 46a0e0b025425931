import { paperOf } from './paper.ts';
import type { GreyImage } from './render.ts';

/** Pixels from the left and top. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SHRINK = 4;
const MAX_DEGREES = 4;
const COARSE = 0.2;
const FINE = 0.04;
/** A best angle whose sum of squares barely beats that of no turn is chance, not a tilt. */
const MIN_GAIN = 1.02;
/** Turning less moves no pixel of a line's end by more than about one: not worth the blur. */
const MIN_DEGREES = 0.06;
const MAX_CELLS = 60_000;
const INK_TO_PAPER = 0.75;
/** A pixel in the sums of `turnedBack`: sixteen bits behind the point, so that a side of 6,000 stays below 31. */
const ONE = 65_536;
const HALF = 32_768;

/**
 * By how many degrees the lines of the page fall to the right (0 when none stands out): the angle whose
 * row histogram of dark cells, each moved up by x·tan, is the most uneven.
 */
export function tiltOf(image: GreyImage): number {
  const cells = darkCells(image);
  if (cells.x.length < 50) return 0;
  const score = scorer(cells, Math.ceil(image.width / SHRINK), Math.ceil(image.height / SHRINK));
  const coarse = bestAngle(score, -MAX_DEGREES, MAX_DEGREES, COARSE);
  const fine = bestAngle(score, coarse - COARSE, coarse + COARSE, FINE);
  const isClear = score(fine) > MIN_GAIN * score(0);
  return isClear && Math.abs(fine) >= MIN_DEGREES ? fine : 0;
}

/** The image turned so that lines falling by `degrees` become level; corners are filled white. */
export function turnedBack(image: GreyImage, degrees: number): GreyImage {
  if (degrees === 0) return image;
  const { width, height, pixels } = image;
  const out = new Uint8Array(pixels.length).fill(255);
  const { cos, sin, centreX, centreY } = rotation(width, height, degrees);
  // Whole numbers of 1/65,536 of a pixel: three times as fast as fractions, and a twentieth of a pixel off at most.
  const stepX = Math.round(cos * ONE);
  const stepY = Math.round(sin * ONE);
  const endX = (width - 1) * ONE;
  const endY = (height - 1) * ONE;
  for (let y = 0; y < height; y++) {
    // Source of (x, y): turned by +degrees about the centre.
    const startX = Math.round((centreX - centreX * cos - (y - centreY) * sin) * ONE);
    const startY = Math.round((centreY - centreX * sin + (y - centreY) * cos) * ONE);
    const isInside = (x: number) => {
      const sourceX = startX + x * stepX;
      const sourceY = startY + x * stepY;
      return sourceX >= 0 && sourceY >= 0 && sourceX < endX && sourceY < endY;
    };
    let from = 0;
    let to = width;
    while (from < to && !isInside(from)) from++;
    while (to > from && !isInside(to - 1)) to--;
    let sourceX = startX + from * stepX;
    let sourceY = startY + from * stepY;
    for (let at = y * width + from; at < y * width + to; at++, sourceX += stepX, sourceY += stepY) {
      const source = (sourceY >> 16) * width + (sourceX >> 16);
      const shareX = (sourceX >> 8) & 255;
      const shareY = (sourceY >> 8) & 255;
      const left = pixels[source]!;
      const lowerLeft = pixels[source + width]!;
      const upper = (left << 8) + (pixels[source + 1]! - left) * shareX;
      const lower = (lowerLeft << 8) + (pixels[source + width + 1]! - lowerLeft) * shareX;
      out[at] = ((upper << 8) + (lower - upper) * shareY + HALF) >> 16;
    }
  }
  return { width, height, pixels: out };
}

/** Where a box of the turned image lies on the original one: the upright box around its turned corners. */
export function boxBeforeTurn(box: PixelBox, width: number, height: number, degrees: number): PixelBox {
  if (degrees === 0) return box;
  const { cos, sin, centreX, centreY } = rotation(width, height, degrees);
  const middleX = (box.left + box.right) / 2 - centreX;
  const middleY = (box.top + box.bottom) / 2 - centreY;
  const halfX = (box.right - box.left) / 2;
  const halfY = (box.bottom - box.top) / 2;
  const x = centreX + middleX * cos - middleY * sin;
  const y = centreY + middleX * sin + middleY * cos;
  const reachX = halfX * cos + halfY * Math.abs(sin);
  const reachY = halfX * Math.abs(sin) + halfY * cos;
  return { left: x - reachX, top: y - reachY, right: x + reachX, bottom: y + reachY };
}

function rotation(width: number, height: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle), centreX: width / 2, centreY: height / 2 };
}

interface Cells {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Dark cells of the image at a quarter of its size; a cell is as dark as its darker pixels. */
function darkCells({ width, height, pixels }: GreyImage): Cells {
  const columns = Math.floor(width / SHRINK);
  const rows = Math.floor(height / SHRINK);
  const means = new Uint8Array(columns * rows);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      for (let y = r * SHRINK; y < (r + 1) * SHRINK; y++) {
        const at = y * width + c * SHRINK;
        sum += pixels[at]! + pixels[at + 1]! + pixels[at + 2]! + pixels[at + 3]!;
      }
      means[r * columns + c] = sum >> 4;
    }
  }
  const limit = paperOf(pixels) * INK_TO_PAPER;
  const found: number[] = [];
  for (let i = 0; i < means.length; i++) if (means[i]! < limit) found.push(i);
  // A photo has too many dark cells to be worth counting: every nth keeps the histogram's shape.
  const step = Math.max(1, Math.ceil(found.length / MAX_CELLS));
  const kept = step === 1 ? found : found.filter((_, i) => i % step === 0);
  return {
    x: Float32Array.from(kept, (i) => i % columns),
    y: Float32Array.from(kept, (i) => Math.floor(i / columns)),
  };
}

function scorer({ x, y }: Cells, columns: number, rows: number) {
  const pad = Math.ceil(columns * Math.tan(((MAX_DEGREES + 1) * Math.PI) / 180)) + 2;
  const bins = new Float64Array(rows + 2 * pad);
  return (degrees: number) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    bins.fill(0);
    for (let i = 0; i < x.length; i++) bins[(y[i]! - x[i]! * slope + pad) | 0]!++;
    let sum = 0;
    for (const count of bins) sum += count * count;
    return sum;
  };
}

function bestAngle(score: (degrees: number) => number, from: number, to: number, step: number): number {
  let best = 0;
  let bestScore = -1;
  for (let i = 0; i <= Math.round((to - from) / step); i++) {
    const degrees = from + i * step;
    const value = score(degrees);
    if (value > bestScore) {
      best = degrees;
      bestScore = value;
    }
  }
  return best;
}
