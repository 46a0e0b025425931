import { describe, expect, test } from 'vitest';
import { boxBeforeTurn, tiltOf, turnedBack } from './deskew.ts';
import type { GreyImage } from './render.ts';

const WIDTH = 1200;
const HEIGHT = 1600;

/** Rows of letter-like blocks, uneven as type is, the whole sheet turned so that its lines fall by `degrees`. */
function sheet(degrees: number): GreyImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(230);
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const dx = x - WIDTH / 2;
      const dy = y - HEIGHT / 2;
      const u = dx * cos + dy * sin + WIDTH / 2;
      const v = -dx * sin + dy * cos + HEIGHT / 2;
      const isText = u > 150 && u < 1050 && v > 150 && v < 1450 && v % 43 < 18 && isLetter(u, v);
      if (isText) pixels[y * WIDTH + x] = 40;
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const isLetter = (u: number, v: number) => {
  const row = Math.floor(v / 43);
  return Math.sin(u * 0.37 + row * 1.7) + Math.sin(u * 0.113 + row * 2.9) > 0;
};

describe('levelling a page', () => {
  test.each([-3.4, -1.2, -0.3, 0.5, 1.6, 3.8])('finds a tilt of %f degrees within an eighth', (degrees) => {
    expect(Math.abs(tiltOf(sheet(degrees)) - degrees)).toBeLessThan(0.125);
  });

  test('leaves a level page and an empty one alone', () => {
    const level = sheet(0);
    expect(tiltOf(level)).toBe(0);
    expect(turnedBack(level, 0)).toBe(level);
    expect(tiltOf({ ...level, pixels: level.pixels.slice().fill(230) })).toBe(0);
  });

  test('does not take the texture of a photograph for lines', () => {
    const photo = sheet(0);
    let seed = 7;
    for (let i = 0; i < photo.pixels.length; i++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      photo.pixels[i] = seed >> 23;
    }
    expect(tiltOf(photo)).toBe(0);
  });

  test.each([-2.5, 0.7, 3])(
    'leads a box found after turning by %f degrees back to the page as shown',
    (degrees) => {
      // One dark block on the tilted page, found again on the level one.
      const tilted: GreyImage = {
        width: WIDTH,
        height: HEIGHT,
        pixels: new Uint8Array(WIDTH * HEIGHT).fill(255),
      };
      const printed = { left: 250, top: 1300, right: 330, bottom: 1320 };
      for (let y = printed.top; y < printed.bottom; y++) {
        tilted.pixels.fill(0, y * WIDTH + printed.left, y * WIDTH + printed.right);
      }
      const found = darkBox(turnedBack(tilted, degrees));
      const back = boxBeforeTurn(found, WIDTH, HEIGHT, degrees);

      // The upright box around a turned box is larger by the turn of its own sides, twice: there and back.
      const reach = (degree: number) => Math.abs(Math.sin((degree * Math.PI) / 180));
      const growX = 20 * reach(degrees) + 2;
      const growY = 82 * reach(degrees) + 2;
      expect(Math.abs(back.left - printed.left)).toBeLessThan(growX);
      expect(Math.abs(back.right - printed.right)).toBeLessThan(growX);
      expect(Math.abs(back.top - printed.top)).toBeLessThan(growY);
      expect(Math.abs(back.bottom - printed.bottom)).toBeLessThan(growY);
      // Without the way back it would be far off: the block moved by tens of pixels.
      const moved = Math.hypot(found.left - printed.left, found.top - printed.top);
      expect(moved).toBeGreaterThan(5);
      const middle = (a: number, b: number) => (a + b) / 2;
      expect(middle(back.left, back.right)).toBeCloseTo(middle(printed.left, printed.right), -0.5);
      expect(middle(back.top, back.bottom)).toBeCloseTo(middle(printed.top, printed.bottom), -0.5);
    },
  );
});

function darkBox({ width, pixels }: GreyImage) {
  const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  pixels.forEach((value, i) => {
    if (value > 127) return;
    const x = i % width;
    const y = Math.floor(i / width);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  });
  return box;
}
