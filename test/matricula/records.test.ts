import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/read.ts';
import { toExtraction } from '../../src/domain/matricula/wire.ts';
import { printedPages } from '../support/printedPages.ts';
import { withScanNoise } from '../support/scanNoise.ts';

/**
 * Invented records of the states and house styles that the corpus of PDFs does not have. Each was written, with its
 * right answers, before the reader had seen it; figures on records the rules were since mended on flatter them.
 */
const records = fileURLToPath(new URL('../records/', import.meta.url));
const scorer = fileURLToPath(new URL('../corpus/score.mjs', import.meta.url));
const names = readdirSync(records)
  .filter((file) => file.endsWith('.gold.json'))
  .map((file) => file.replace('.gold.json', ''));
const work = mkdtempSync(join(tmpdir(), 'folio-records-'));
afterAll(() => rmSync(work, { recursive: true }));

const textOf = (name: string) => readFileSync(join(records, `${name}.txt`), 'utf8');
const read = (text: string) => readMatricula(printedPages(text)).map((reading) => toExtraction(reading));

/** F1 over all values and the counts of the scorer's table for liens in force, when texts are spoiled by `spoil`. */
function score(spoil: (text: string) => string) {
  const out = mkdtempSync(join(work, 'run-'));
  for (const name of names) {
    const [extraction] = read(spoil(textOf(name)));
    copyFileSync(join(records, `${name}.gold.json`), join(out, `${name}.gold.json`));
    writeFileSync(join(out, `${name}.json`), JSON.stringify(extraction ?? {}));
  }
  const table = execFileSync(process.execPath, [scorer, out, out], { encoding: 'utf8' });
  const [, found = '', extra = '', missed = ''] =
    /^onusAtivos\s+(?:[\d.]+\s+){3}(\d+)\s+(\d+)\s+(\d+)/m.exec(table) ?? [];
  return {
    overall: Number(/overall F1 = ([\d.]+)/.exec(table)?.[1]),
    liens: { found: Number(found), extra: Number(extra), missed: Number(missed) },
  };
}

test.each(names)('%s is one record', (name) => {
  expect(read(textOf(name))).toHaveLength(1);
});

test('reads records of other states, decades and house styles, and misses no lien in force', () => {
  const { overall, liens } = score((text) => text);
  expect(overall).toBeGreaterThanOrEqual(0.99);
  expect(liens).toMatchObject({ extra: 0, missed: 0 });
});

describe.each([1, 2, 3])('with one character in a hundred misread, seed %i', (seed) => {
  test('still reads nearly all', () => {
    const { overall, liens } = score((text) => withScanNoise(text, 0.01, seed));
    expect(overall).toBeGreaterThanOrEqual(0.95);
    expect(liens.missed / (liens.found + liens.missed)).toBeLessThanOrEqual(0.05);
  });
});
