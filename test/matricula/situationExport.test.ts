import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { applyCorrections } from '../../src/domain/matricula/corrections/index.ts';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { publishedSituation, situationExport } from '../../src/domain/matricula/wire/index.ts';
import { corpusPages } from '../support/papers/readCorpus.ts';
import { bornDigitalNames } from '../support/papers/score.ts';

/** What other programs get of the PDFs of the corpus. */
const isPublished = new Ajv({ formats: { date: true, 'date-time': true } }).compile(publishedSituation());

test.each(bornDigitalNames)(
  '%s is exported as the publishedSituation schema says',
  { timeout: 60_000 },
  async (name) => {
    for (const reading of readMatricula(await corpusPages(name))) {
      const document = situationExport(applyCorrections(reading, []), {
        id: 1,
        operation: null,
        state: 'em_analise',
        readingNumber: 1,
        file: `${name}.pdf`,
        exportedAt: new Date('2026-11-22T12:00:00Z'),
        findings: [],
        opinion: null,
      });
      isPublished(JSON.parse(JSON.stringify(document)));
      expect(isPublished.errors).toBeNull();
    }
  },
);
