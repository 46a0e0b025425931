import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/read.ts';
import { toExtraction } from '../../src/domain/matricula/wire/wire.ts';
import { createOcr } from '../../src/server/features/matricula/reader/ocr.ts';
import { readPdf } from '../../src/server/features/matricula/reader/readPdf.ts';
import { corpusPdf } from '../support/corpus.ts';
import { partOf } from '../support/form.ts';
import { bornDigitalNames, corpusFolder, scannedNames, scoreExtractions } from '../support/score.ts';

/** The PDFs of the corpus, read from their bytes on. The rules were written with them at hand. */
const ocr = createOcr({ cacheFolder: join(tmpdir(), 'folio-ocr') });
afterAll(() => ocr.close());

async function scoreOf(names: readonly string[]) {
  const extractions = new Map<string, unknown>();
  for (const name of names) {
    const { pages } = await readPdf(corpusPdf(name), { name: `${name}.pdf`, ocr });
    const [reading] = readMatricula(pages.map(({ text }) => text));
    extractions.set(name, reading && toExtraction(reading));
  }
  return scoreExtractions(corpusFolder, extractions);
}

test('reads born-digital records and misses no lien in force', { timeout: 200_000 }, async () => {
  const { overall, group } = await scoreOf(bornDigitalNames);
  expect(overall).toBeGreaterThan(0.98);
  expect(group('onusAtivos').missed).toBe(0);
});

test('reads scans, poor ones among them, and misses no lien in force', { timeout: 600_000 }, async () => {
  const { overall, group } = await scoreOf(partOf(scannedNames, 6));
  expect(overall).toBeGreaterThan(0.95);
  expect(group('onusAtivos').missed).toBe(0);
});
