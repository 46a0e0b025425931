import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { applyCorrections } from '../../src/domain/matricula/corrections/corrections.ts';
import published from '../../src/domain/matricula/export/situacao.schema.json' with { type: 'json' };
import { situationExport } from '../../src/domain/matricula/export/situationExport.ts';
import { readMatricula } from '../../src/domain/matricula/read.ts';
import { corpusPages } from '../support/papers/readCorpus.ts';
import { bornDigitalNames } from '../support/papers/score.ts';

/** What other programs get of the PDFs of the corpus. */
const isPublished = new Ajv({ formats: { date: true, 'date-time': true } }).compile(published);

test.each(bornDigitalNames)(
  '%s is exported as the published schema says',
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
