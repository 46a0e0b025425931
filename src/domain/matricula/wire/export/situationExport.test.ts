import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { boaAurora } from '../../../../../test/support/papers/matricula.ts';
import { names, readRecord } from '../../../../../test/support/papers/records.ts';
import { applyCorrections } from '../../corrections/corrections.ts';
import type { Reading } from '../../model/model.ts';
import { publishedSituation } from './publishedSituation.ts';
import { type ExportedRecord, situationExport } from './situationExport.ts';

const ajv = new Ajv({
  allErrors: true,
  formats: { date: /^\d{4}-\d\d-\d\d$/, 'date-time': /^\d{4}-\d\d-\d\dT.*Z$/ },
});
const isPublished = ajv.compile(publishedSituation());

const about: ExportedRecord = {
  id: 7,
  operation: '2026-000318',
  state: 'concluida',
  readingNumber: 1,
  file: 'boa-aurora.pdf',
  exportedAt: new Date('2026-11-22T12:00:00Z'),
  findings: [],
  opinion: null,
};

const exported = (reading: Reading, more: Partial<ExportedRecord> = {}) =>
  JSON.parse(JSON.stringify(situationExport(applyCorrections(reading, []), { ...about, ...more })));

const problems = (document: unknown) => {
  isPublished(document);
  return (isPublished.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe('the exported situation is as its published schema says', () => {
  test.each(names)('%s', (name) => {
    const readings = readRecord(name);
    expect(readings.length).toBeGreaterThan(0);
    for (const reading of readings) expect(problems(exported(reading))).toEqual([]);
  });

  test('with findings and opinion', () => {
    const document = exported(boaAurora(), {
      findings: [
        {
          id: 'RF-02:AV-9',
          rule: 'RF-02',
          severity: 'CRITICA',
          text: 'Penhora em vigor',
          law: 'CPC 844',
          acts: ['AV-9'],
          resolution: 'em_diligencia',
          reason: 'certidão pedida',
        },
      ],
      opinion: {
        id: 3,
        conclusion: 'FAVORAVEL',
        approvedAt: '2026-11-22T12:00:00.000Z',
        digest: 'a'.repeat(64),
        stale: false,
      },
    });
    expect(problems(document)).toEqual([]);
    expect(document).toMatchObject({
      Numero: '12345',
      Proprietarios: expect.arrayContaining([
        expect.objectContaining({ Nome: 'FÁBIO MOTA TESTE', Fracao: '1/2' }),
      ]),
      Onus: [{ Ato: 'R-7', Vencimento: '2027-03-11' }, { Ato: 'AV-9' }],
    });
  });

  test('and the schema refuses what is none', () => {
    expect(problems({ ...exported(boaAurora()), Numero: 12345 })).toEqual(['/Numero must be string,null']);
    expect(problems({ ...exported(boaAurora()), Outro: 1 })).not.toEqual([]);
  });
});
