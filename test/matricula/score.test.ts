import { expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../../src/domain/matricula/wire/index.ts';
import { corpusPages } from '../support/papers/readCorpus.ts';
import { bornDigitalNames, corpusFolder, scannedNames, scoreExtractions } from '../support/papers/score.ts';
import { partOf } from '../support/run/form.ts';

/** The PDFs of the corpus, read from their bytes on. The rules were written with them at hand. */
async function scoreOf(names: readonly string[]) {
  const extractions = new Map<string, unknown>();
  for (const name of names) {
    const [reading] = readMatricula(await corpusPages(name));
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
