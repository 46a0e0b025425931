import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/domain/findings/context.ts';
import type { Finding } from '../../src/domain/findings/finding.ts';
import { findingRules, findingsOf } from '../../src/domain/findings/findings.ts';
import { applyCorrections, situationOf } from '../../src/domain/matricula/corrections/index.ts';
import type { EventCode, Reading, Situation } from '../../src/domain/matricula/model/index.ts';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { findingText } from '../../src/metadata/findingText.ts';
import { act, cancels, inOrder, opening, owner, property, reading } from '../support/papers/matricula.ts';
import { corpusPages } from '../support/papers/readCorpus.ts';
import { names, readRecord } from '../support/papers/records.ts';
import { bornDigitalNames, corpusFolder, recordNames, recordsFolder } from '../support/papers/score.ts';

/**
 * Findings of whole records: no record breaks the rules, no lien in force goes without its finding, and every flag
 * has its words, its law and its sentence.
 */
const deal: Deal = {
  date: '2026-11-20',
  lenders: [],
  borrower: null,
  usesFgts: false,
  guarantee: 'HIPOTECA',
  isHousing: true,
  propertyKind: null,
  appraisalMonths: 12,
  statements: [],
};

function look(from: Reading): { readonly findings: Finding[]; readonly today: Situation } {
  const truth = applyCorrections(from, []);
  const today = situationOf(truth);
  return { findings: findingsOf(truth, today, deal), today };
}

/** Rules that speak of a lien of each event as a burden, whatever else they say of it. */
const burdens: Readonly<Partial<Record<EventCode, readonly string[]>>> = {
  indisponibilidade: ['RF-01'],
  penhora: ['RF-02'],
  arresto: ['RF-02'],
  sequestro: ['RF-02'],
  premonitoria: ['RF-03'],
  alienacao_fiduciaria: ['RF-04'],
  hipoteca: ['RF-05'],
  hipoteca_cedular: ['RF-05'],
  cedula_credito: ['RF-05'],
  caucao: ['RF-05'],
  clausulas_restritivas: ['RF-06', 'RF-07', 'RF-60'],
  usufruto: ['RF-08'],
  compromisso_venda: ['RF-09'],
  locacao: ['RF-10'],
  arrendamento: ['RF-10'],
  tombamento: ['RF-37'],
  desapropriacao: ['RF-38'],
  servidao: ['RF-38', 'RF-49'],
  penhor: ['RF-48'],
  penhor_cedular: ['RF-48'],
};

function expectSound({ findings, today }: ReturnType<typeof look>): void {
  for (const lien of today.encumbrances) {
    const about = findings.filter(({ acts, kind }) => kind === 'finding' && acts.includes(lien.act));
    const wanted = burdens[lien.event] ?? [];
    expect(
      about.some(({ rule }) => wanted.includes(rule)),
      `${lien.code} ${lien.event}`,
    ).toBe(true);
  }
  const ids = findings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const finding of findings) {
    expect(finding.law).not.toBe('');
    for (const locale of ['pt-br', 'en-us'] as const) {
      const said = findingText(finding, locale);
      expect(said).not.toMatch(/%\{|^findings\./);
    }
  }
}

/** What may stand without words: absences, and facts that no page holds. */
const wordless = ['RF-24', 'RF-27', 'RF-28', 'RF-30', 'RF-39', 'FL-01'];

function expectProved({ findings }: ReturnType<typeof look>): void {
  for (const { rule, kind, evidence, text } of findings) {
    if (kind === 'question' || wordless.includes(rule)) continue;
    expect(evidence.length, `${rule} ${text}`).toBeGreaterThan(0);
    for (const item of evidence)
      expect(item, rule).toMatchObject({ page: expect.any(Number), quote: expect.stringMatching(/\S/) });
  }
}

describe('printed records of all states', () => {
  test.each(names)('%s', (name) => {
    for (const item of readRecord(name)) {
      const seen = look(item);
      expectSound(seen);
      expectProved(seen);
    }
  });
});

test('records with a text layer, from their bytes on', { timeout: 200_000 }, async () => {
  for (const name of bornDigitalNames) {
    for (const item of readMatricula(await corpusPages(name))) {
      const seen = look(item);
      expectSound(seen);
      expectProved(seen);
    }
  }
});

interface Gold {
  readonly RegistroAnterior: string | null;
  readonly Imovel: { readonly Tipo: string; readonly Uf: string | null };
  readonly Proprietarios: readonly { readonly Nome: string; readonly Documento: string | null }[];
  readonly Atos: readonly {
    readonly Codigo: string;
    readonly Data: string | null;
    readonly Evento: EventCode;
    readonly Valido: boolean;
    readonly Cancela: readonly string[] | null;
  }[];
  readonly OnusAtivos: readonly string[];
}

/** The right answers as a record, so that no slip of the reader hides one of the rules. */
function readingOfGold({ Imovel, Proprietarios, RegistroAnterior, Atos }: Gold): Reading {
  const [first] = Proprietarios;
  return reading(
    opening(first ? [owner(first.Nome, '1/1', { document: first.Documento })] : [], {
      previousRecord: RegistroAnterior,
      property: property({ kind: Imovel.Tipo === 'Rural' ? 'rural' : 'urban', state: Imovel.Uf }),
    }),
    inOrder(
      ...Atos.map(({ Codigo, Data, Evento, Cancela, Valido }) =>
        act(Codigo, Evento, {
          date: Data,
          text: Evento === 'cedula_credito' ? 'o imóvel em garantia hipotecária' : '',
          links: cancels(...(Cancela ?? [])),
          manualValidity: { valid: Valido, reason: 'gabarito' },
        }),
      ),
    ),
  );
}

describe.each([
  ['corpus', corpusFolder],
  ['records', recordsFolder],
])('by the right answers of the %s', (_folder, folder) => {
  test.each(recordNames(folder))('%s: no lien in force goes without its finding', (name) => {
    const gold: Gold = JSON.parse(readFileSync(join(folder, `${name}.gold.json`), 'utf8'));
    const seen = look(readingOfGold(gold));
    expectSound(seen);
    const told = new Set(
      seen.findings.filter(({ kind }) => kind === 'finding').flatMap(({ codes }) => codes),
    );
    expect(gold.OnusAtivos.filter((code) => !told.has(code))).toEqual([]);
  });
});

test('every rule of the list is there, with its heading and what to do in both languages', () => {
  const list = Array.from({ length: 62 }, (_, index) => `RF-${String(index + 1).padStart(2, '0')}`);
  expect(list.filter((id) => !findingRules.some((rule) => rule.id === id))).toEqual([]);
  for (const locale of ['pt-br', 'en-us']) {
    const { findings } = JSON.parse(
      readFileSync(new URL(`../../i18n/${locale}.json`, import.meta.url), 'utf8'),
    );
    for (const { id } of findingRules)
      expect(findings.rules[id], `${locale} ${id}`).toMatchObject({
        title: expect.any(String),
        todo: expect.any(String),
      });
  }
});
