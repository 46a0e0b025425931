import { describe, expect, test } from 'vitest';
import { cut, missedLines, withMissedLine } from './missedLines.ts';
import type { RecognizedWord } from './ocrEngine.ts';

const word = (text: string, left: number, top: number, line: number, confidence = 95): RecognizedWord => ({
  text,
  confidence,
  line,
  box: { left, top, right: left + text.length * 12, bottom: top + 24 },
});

/** A letter every 14 pixels. */
const letters = (count: number, left: number, top: number) =>
  Array.from({ length: count }, (_, i) => [left + i * 14, top, left + i * 14 + 10, top + 20]).flat();

const read = [word('Devedores:', 100, 100, 0), word('GERALDO', 240, 100, 0), word('Titular:', 100, 200, 1)];

describe('lines that recognition passed over', () => {
  test('are found where letters stand that no word covers', () => {
    const marks = Uint16Array.from([
      ...letters(8, 100, 102),
      ...letters(40, 100, 150),
      ...letters(7, 100, 202),
    ]);
    expect(missedLines(marks, read)).toEqual([{ left: 88, top: 138, right: 668, bottom: 182 }]);
  });

  test('are not seen in a few stray marks, nor on a page without words', () => {
    const marks = Uint16Array.from([...letters(5, 100, 150), ...letters(5, 600, 300)]);
    expect(missedLines(marks, read)).toEqual([]);
    expect(missedLines(Uint16Array.from(letters(40, 100, 150)), [])).toEqual([]);
  });

  test('come between the lines above and below', () => {
    const found = [word('Valor:', 100, 150, 0), word('Cr$', 200, 150, 0, 80)];
    const all = withMissedLine(read, found);
    expect(all.map(({ text }) => text)).toEqual(['Devedores:', 'GERALDO', 'Valor:', 'Cr$', 'Titular:']);
    expect(new Set(all.map(({ line }) => line)).size).toBe(3);
  });

  test('continue the line on whose height they lie', () => {
    const all = withMissedLine(read, [word('POLIZEL', 340, 102, 0)]);
    expect(all.map(({ text, line }) => `${text} ${line}`)).toEqual([
      'Devedores: 0',
      'GERALDO 0',
      'POLIZEL 0',
      'Titular: 1',
    ]);
  });

  test('are left out when unsure or already read', () => {
    expect(withMissedLine(read, [word('é||j', 100, 150, 0, 20)])).toBe(read);
    expect(withMissedLine(read, [word('GERALDO', 241, 101, 0, 99)])).toBe(read);
  });

  test('are cut from the image within its bounds', () => {
    const image = { width: 4, height: 3, pixels: Uint8Array.from({ length: 12 }, (_, i) => i) };
    expect(cut(image, { left: 1.5, top: -4, right: 3, bottom: 2 })).toEqual({
      image: { width: 2, height: 2, pixels: Uint8Array.of(1, 2, 5, 6) },
      left: 1,
      top: 0,
    });
  });
});
