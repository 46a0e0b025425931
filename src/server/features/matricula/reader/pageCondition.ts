import { percentileOf } from './paper.ts';
import type { GreyImage } from './render.ts';

/** How a scanned page looks, measured on itself. */
export interface PageCondition {
  /** How uneven the paper is: (95th - 5th percentile of the blocks' backgrounds) / their median. */
  readonly spread: number;
  /** Grain of the paper: 30th percentile over the blocks of (90th - 40th percentile in the block). */
  readonly noise: number;
  /** Share of the pixels inside the margins that are clearly darker than their paper. */
  readonly ink: number;
  /** Share of those darker than their paper by more than its grain: the ink of faded ribbons and pale copies too. */
  readonly paleInk: number;
}

/**
 * Over 29 pages of the development corpus good ones have spread 0.04-0.05 and noise 3-4, poor ones
 * 0.14-0.17 and 11-13; the limits stand far from both, but those scans come from one generator.
 */
export const conditionLimits = { spread: 0.1, noise: 8, blankInk: 0.0004, blankPaleInk: 0.002 } as const;

export const isPoor = ({ spread, noise }: PageCondition) =>
  spread > conditionLimits.spread || noise > conditionLimits.noise;

export const isBlank = ({ ink, paleInk }: PageCondition) =>
  ink < conditionLimits.blankInk && paleInk < conditionLimits.blankPaleInk;

const BLOCK = 32;
const MARGIN_SHARE = 0.04;
const INK_TO_PAPER = 0.6;
const PALE_TO_PAPER = 0.8;
/** Paper is a block's 70th percentile; its own grain reaches about as far below as this many times its width above. */
const GRAINS = 4;

export function conditionOf(image: GreyImage): PageCondition {
  const { width, height, pixels } = image;
  const marginX = Math.round(width * MARGIN_SHARE);
  const marginY = Math.round(height * MARGIN_SHARE);
  const backgrounds: number[] = [];
  const grains: number[] = [];
  const histogram = new Uint32Array(256);
  let dark = 0;
  let pale = 0;
  let all = 0;
  for (let top = marginY; top + BLOCK <= height - marginY; top += BLOCK) {
    for (let left = marginX; left + BLOCK <= width - marginX; left += BLOCK) {
      histogram.fill(0);
      for (let y = top; y < top + BLOCK; y++) {
        const row = y * width;
        for (let x = left; x < left + BLOCK; x++) histogram[pixels[row + x]!]!++;
      }
      const paper = percentileOf(histogram, BLOCK * BLOCK, 0.7);
      backgrounds.push(paper);
      const grain = percentileOf(histogram, BLOCK * BLOCK, 0.9) - percentileOf(histogram, BLOCK * BLOCK, 0.4);
      grains.push(grain);
      for (let value = 0; value < paper * INK_TO_PAPER; value++) dark += histogram[value]!;
      const limit = Math.min(paper * PALE_TO_PAPER, paper - GRAINS * grain);
      for (let value = 0; value < limit; value++) pale += histogram[value]!;
      all += BLOCK * BLOCK;
    }
  }
  if (all === 0) return { spread: 0, noise: 0, ink: 1, paleInk: 1 };
  backgrounds.sort((a, b) => a - b);
  grains.sort((a, b) => a - b);
  const middle = Math.max(1, at(backgrounds, 0.5));
  return {
    spread: (at(backgrounds, 0.95) - at(backgrounds, 0.05)) / middle,
    noise: at(grains, 0.3),
    ink: dark / all,
    paleInk: pale / all,
  };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
