import { describe, expect, test } from 'vitest';
import type { Reading } from '../../src/domain/matricula/model/index.ts';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../../src/domain/matricula/wire/index.ts';
import { printedPages } from '../support/papers/printedPages.ts';
import { names, readRecord, textOf } from '../support/papers/records.ts';
import { withScanNoise } from '../support/papers/scanNoise.ts';
import { recordsFolder, scoreExtractions } from '../support/papers/score.ts';
import { inForm, partOf } from '../support/run/form.ts';

/**
 * Invented records of the states and house styles that the corpus of PDFs does not have. Each was written, with its
 * right answers, before the reader had seen it; figures on records the rules were since mended on flatter them.
 */
const score = (chosen: readonly string[], read: (name: string) => readonly Reading[]) =>
  scoreExtractions(
    recordsFolder,
    new Map(
      chosen.map((name) => {
        const [reading] = read(name);
        return [name, reading && toExtraction(reading)];
      }),
    ),
  );

test.each(names)('%s is one record', (name) => {
  expect(readRecord(name)).toHaveLength(1);
});

test('reads records of other states, decades and house styles, and misses no lien in force', () => {
  const { overall, group } = score(names, readRecord);
  expect(overall).toBeGreaterThanOrEqual(0.99);
  expect(group('onusAtivos')).toMatchObject({ extra: 0, missed: 0 });
});

describe.each(inForm({ short: [1], long: [1, 2, 3] }))(
  'with one character in a hundred misread, seed %i',
  (seed) => {
    test('still reads nearly all', () => {
      const { overall, group } = score(partOf(names, 2), (name) =>
        readMatricula(printedPages(withScanNoise(textOf(name), 0.01, seed))),
      );
      expect(overall).toBeGreaterThanOrEqual(0.95);
      expect(group('onusAtivos').recall).toBeGreaterThanOrEqual(0.95);
    });
  },
);
