import { describe, expect, test } from 'vitest';
import { inReadingOrder, numberLines } from './readingOrder.ts';

const page = { width: 600, height: 800, isRotated: false };
const heightOf = 10 / 800;

interface Placed {
  readonly text: string;
  readonly box: { left: number; top: number; right: number; bottom: number };
}

/** A word at `x` points, in row `row`, `wide` points long. */
const word = (text: string, x: number, row: number, wide = 40): Placed => {
  const top = (40 + row * 14) / 800;
  return { text, box: { left: x / 600, top, right: (x + wide) / 600, bottom: top + heightOf } };
};

/** A column of prose: `rows` rows of four words. */
const column = (name: string, left: number, rows: number, from = 0) =>
  Array.from({ length: rows }, (_, row) =>
    [0, 1, 2, 3].map((i) => word(`${name}${row}.${i}`, left + i * 55, from + row, 50)),
  );

const texts = (words: readonly Placed[]) => words.map(({ text }) => text);

describe('reading order', () => {
  const left = column('e', 50, 10, 1);
  const right = column('d', 320, 10, 1);
  const heading = [word('REGISTRO', 200, 0, 200)];
  const byColumns = [...heading, ...left.flat(), ...right.flat()];

  test('trusts a stream that goes down one column and then the other', () => {
    expect(inReadingOrder(byColumns, page)).toEqual(byColumns);
  });

  test('reads columns one after the other when the stream draws them row by row', () => {
    const byRows = [...heading, ...left.flatMap((row, i) => [...row, ...right[i]!])];
    expect(texts(inReadingOrder(byRows, page))).toEqual(texts(byColumns));
  });

  test('keeps what stands above a full line before it, in both columns', () => {
    const rule = [word('AVERBAÇÕES-E-REGISTROS', 150, 11, 300)];
    const lowerLeft = column('f', 50, 8, 12);
    const lowerRight = column('g', 320, 8, 12);
    const byRows = [
      ...left.flatMap((row, i) => [...row, ...right[i]!]),
      ...rule,
      ...lowerLeft.flatMap((row, i) => [...row, ...lowerRight[i]!]),
    ];
    expect(texts(inReadingOrder(byRows, page))).toEqual(
      texts([...left.flat(), ...right.flat(), ...rule, ...lowerLeft.flat(), ...lowerRight.flat()]),
    );
  });

  test('reads a table of narrow columns by its rows', () => {
    const table = Array.from({ length: 12 }, (_, row) => [
      word(`M-${row}`, 60, row),
      word(`${row},5 m`, 420, row),
    ]).flat();
    expect(inReadingOrder(table, page)).toEqual(table);
  });

  test('sorts far lines of a turned page from the top', () => {
    const lines = column('l', 60, 4);
    const mixed = [...lines[2]!, ...lines[3]!, ...lines[0]!, ...lines[1]!];
    expect(texts(inReadingOrder(mixed, { ...page, isRotated: true }))).toEqual(texts(lines.flat()));
    expect(inReadingOrder(mixed, page)).toEqual(mixed);
  });
});

describe('lines', () => {
  const numbers = (words: readonly Placed[]) =>
    numberLines(
      words.map((one) => ({ ...one, confidence: null })),
      3,
      page,
    ).map(({ line }) => line);

  test('begin when the height changes, when x goes back and after a wide gap', () => {
    expect(numbers([word('a', 50, 0), word('b', 100, 0), word('c', 50, 1)])).toEqual([0, 0, 1]);
    expect(numbers([word('a', 300, 0), word('b', 50, 0)])).toEqual([0, 1]);
    expect(numbers([word('a', 50, 0), word('b', 200, 0)])).toEqual([0, 1]);
  });

  test('hold a raised or small sign together with its word', () => {
    const raised = { text: 'ª', box: { left: 0.16, top: 38 / 800, right: 0.17, bottom: 45 / 800 } };
    expect(numbers([word('1', 50, 0), raised])).toEqual([0, 0]);
  });
});
