import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/read.ts';
import { toExtraction } from '../../src/domain/matricula/wire.ts';
import type { PageText } from '../../src/domain/matricula/words.ts';
import { createOcr } from '../../src/server/ocr/ocr.ts';
import { readPdf } from '../../src/server/ocr/readPdf.ts';
import { corpusPdf } from '../support/corpus.ts';
import { printedPages } from '../support/printedPages.ts';

const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const records = fileURLToPath(new URL('../records/', import.meta.url));
const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.gold.json'))
    .map((file) => file.replace('.gold.json', ''));

/** Born-digital documents of the corpus; the others are scans. */
const isBornDigital = (name: string) => /^(?:01|03|06|08|10|12|13|15|16|19|21|24)-/.test(name);

const work = mkdtempSync(join(tmpdir(), 'folio-score-'));
const ocr = createOcr({ cacheFolder: join(tmpdir(), 'folio-ocr') });
afterAll(() => {
  ocr.close();
  rmSync(work, { recursive: true });
});

interface Score {
  readonly overall: number;
  /** Liens in force that were not found. */
  readonly missedLiens: number;
}

/** Scores readings against the right answers of `folder`. */
async function score(
  folder: string,
  names: readonly string[],
  pagesOf: (name: string) => Promise<readonly PageText[]>,
): Promise<Score> {
  const out = mkdtempSync(join(work, 'run-'));
  for (const name of names) {
    const [reading] = readMatricula(await pagesOf(name));
    copyFileSync(join(folder, `${name}.gold.json`), join(out, `${name}.gold.json`));
    if (reading) writeFileSync(join(out, `${name}.json`), JSON.stringify(toExtraction(reading)));
  }
  const table = execFileSync(process.execPath, [join(corpus, 'score.mjs'), out, out], { encoding: 'utf8' });
  const liens = /^onusAtivos\s+(?:[\d.]+\s+){3}\d+\s+\d+\s+(\d+)/m.exec(table)?.[1];
  return { overall: Number(/overall F1 = ([\d.]+)/.exec(table)?.[1]), missedLiens: Number(liens) };
}

const fromPdf = async (name: string): Promise<PageText[]> =>
  (await readPdf(corpusPdf(name), { name: `${name}.pdf`, ocr })).pages.map(({ text }) => text);

describe('against the right answers', () => {
  let digital: Score;
  let scanned: Score;

  beforeAll(async () => {
    const names = namesIn(corpus);
    digital = await score(corpus, names.filter(isBornDigital), fromPdf);
    scanned = await score(
      corpus,
      names.filter((name) => !isBornDigital(name)),
      fromPdf,
    );
  }, 600_000);

  test('reads born-digital records', () => {
    expect(digital.overall).toBeGreaterThan(0.98);
    expect(digital.missedLiens).toBe(0);
  });

  test('reads scans, poor ones among them', () => {
    expect(scanned.overall).toBeGreaterThan(0.95);
    expect(scanned.missedLiens).toBe(0);
  });

  test('reads records of other states, decades and house styles', async () => {
    const other = await score(records, namesIn(records), async (name) =>
      printedPages(readFileSync(join(records, `${name}.txt`), 'utf8')),
    );
    expect(other.overall).toBeGreaterThan(0.98);
    expect(other.missedLiens).toBe(0);
  });
});

test('sees no record in an invoice', async () => {
  const pages = await readPdf(join(corpus, 'hostile/h5-nota-fiscal.pdf'), { name: 'h5.pdf', ocr });
  expect(readMatricula(pages.pages.map(({ text }) => text))).toEqual([]);
}, 60_000);
