import { describe, expect, test } from 'vitest';
import { conditionOf, isBlank, isPoor } from './pageCondition.ts';
import { preparePage } from './preparePage.ts';
import type { GreyImage } from './render.ts';

const WIDTH = 960;
const HEIGHT = 1200;

/** Letter-like blocks on paper whose brightness and grain are given. */
function sheet(
  paper: (x: number, y: number) => number,
  grain: number,
  hasText = true,
  ink = 0.25,
): GreyImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  let seed = 1;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const noise = (seed / 2_147_483_648 - 0.5) * 2 * grain;
      const isText = hasText && x > 100 && x < 860 && y > 100 && y < 1100 && y % 60 < 20 && x % 16 < 6;
      pixels[y * WIDTH + x] = Math.min(255, Math.max(0, paper(x, y) * (isText ? ink : 1) + noise));
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const even = () => 235;
const shaded = (x: number) => 140 + (100 * x) / WIDTH;

describe('the condition of a page', () => {
  test('tells good paper from grainy and from shaded paper', () => {
    expect(isPoor(conditionOf(sheet(even, 4)))).toBe(false);
    expect(isPoor(conditionOf(sheet(even, 40)))).toBe(true);
    expect(isPoor(conditionOf(sheet(shaded, 4)))).toBe(true);
  });

  test('tells an empty sheet, also a grainy one, from one with text', () => {
    expect(isBlank(conditionOf(sheet(even, 12, false)))).toBe(true);
    expect(isBlank(conditionOf(sheet(even, 12)))).toBe(false);
  });

  test('takes print as pale as a faded ribbon for text, and what shows through from behind for none', () => {
    expect(isBlank(conditionOf(sheet(even, 6, true, 0.7)))).toBe(false);
    expect(isBlank(conditionOf(sheet(even, 6, true, 0.9)))).toBe(true);
  });
});

describe('preparation', () => {
  test('makes shaded paper white and keeps the text dark', () => {
    const { image, tilt } = preparePage(sheet(shaded, 10), 200, 0);
    expect(tilt).toBe(0);
    const at = (x: number, y: number) => image.pixels[y * WIDTH + x]!;
    for (const x of [200, 500, 800]) {
      expect(at(x, 90)).toBe(255);
      expect(at(x - (x % 16) + 3, 490)).toBeLessThan(90);
    }
  });

  test('does not touch a good level page', () => {
    const good = sheet(even, 3);
    expect(preparePage(good, 200, 0).image.pixels).toEqual(good.pixels);
  });

  test('marks what has the size of letters, and neither rules nor grain', () => {
    const page = sheet(even, 0, false);
    page.pixels.fill(20, 300 * WIDTH + 50, 300 * WIDTH + 900); // a rule
    for (let y = 400; y < 418; y++) page.pixels.fill(20, y * WIDTH + 400, y * WIDTH + 412);
    page.pixels.fill(20, 600 * WIDTH + 600, 600 * WIDTH + 602); // a speck
    expect([...preparePage(page, 200, 0).marks]).toEqual([400, 400, 412, 418]);
  });
});
