import { describe, expect, test } from 'vitest';
import { boaAurora, reading } from '../../../../test/support/papers/matricula.ts';
import type { Correction, CorrectionBody, CoverageBlock, Reading } from '../model/model.ts';
import { toExtraction } from '../wire/extraction.ts';
import { correctionFromWire, correctionToWire } from '../wire/wireCorrections.ts';
import { readingFromWire, readingToWire } from '../wire/wireReading.ts';
import { openBlocks } from './accountedBlocks.ts';
import { carryOver } from './carryOver.ts';
import { applyCorrections } from './corrections.ts';
import { coverageMissing } from './coverageMissing.ts';

const block = (more: Partial<CoverageBlock> & Pick<CoverageBlock, 'id'>): CoverageBlock => ({
  page: 2,
  boxes: [{ left: 0.1, top: 0.4, right: 0.9, bottom: 0.5 }],
  text: 'AV.1O-12.345. Em 14 de maio de 2024. PENHORA em favor de BANCO HORIZONTE S.A.',
  use: 'open',
  act: null,
  why: 'heading',
  ...more,
});

const read = (coverage: readonly CoverageBlock[]): Reading => ({ ...boaAurora(), coverage });
const who = { reason: 'carimbo', by: 'Helena', at: '2026-11-22T10:00:00Z' };
const said = (body: CorrectionBody): Correction => ({ ...body, ...who });
const setAside = (id: string, aside = true) => said({ type: 'set-aside', block: id, aside });
const penhora = said({
  type: 'add-act',
  act: 'AV-10+',
  block: '2-b',
  value: {
    kind: 'AV',
    order: 10,
    date: '2024-05-14',
    event: 'penhora',
    creditor: 'Banco Horizonte S.A.',
    value: '35000',
  },
});
const open = (from: Reading, ...corrections: readonly Correction[]) =>
  openBlocks(applyCorrections(from, corrections)).map(({ id }) => id);

const one = read([block({ id: '1-a', use: 'opening', why: null }), block({ id: '2-b' })]);

describe('an open block', () => {
  test('is closed by a person with a reason, who and when, and open again when that is taken back', () => {
    expect(open(one)).toEqual(['2-b']);
    expect(open(one, setAside('2-b'))).toEqual([]);
    expect(applyCorrections(one, [setAside('2-b')]).coverage[1]).toMatchObject({ aside: who });
    expect(open(one, setAside('2-b'), setAside('2-b', false))).toEqual(['2-b']);
  });

  test('is closed by the act typed in from it, which has its words for proof of what they say', () => {
    const { acts, coverage } = applyCorrections(one, [penhora]);
    const added = acts.find(({ id }) => id === 'AV-10+');
    expect(coverage[1]).toMatchObject({ use: 'act', act: 'AV-10+' });
    expect(added?.text).toContain('PENHORA em favor');
    expect(Object.keys(added?.evidence ?? {}).sort()).toEqual(['code', 'creditor', 'date', 'event', 'text']);
    expect(open(one, penhora, said({ type: 'remove-act', act: 'AV-10+' }))).toEqual(['2-b']);
  });

  test('bars concluding and leads to its place', () => {
    expect(coverageMissing(applyCorrections(one, []))).toEqual([
      { code: 'blocks-open', params: { blocks: 1 }, field: 'Cobertura' },
    ]);
    expect(coverageMissing(applyCorrections(one, [setAside('2-b')]))).toEqual([]);
  });

  test('that no reading has is refused', () => {
    expect(() => applyCorrections(one, [setAside('9-z')])).toThrow(
      expect.objectContaining({ code: 'correction-block-unknown' }),
    );
  });
});

test('the block before a missing number is open until an act has that number', () => {
  const acts = boaAurora().acts.filter(({ code }) => code !== 'AV-5');
  const gap = {
    ...reading(boaAurora().opening, acts),
    coverage: [block({ id: '2-b', act: 'R-4', why: 'number-gap' })],
  };
  expect(open(gap)).toEqual(['2-b']);
  const found = said({
    type: 'add-act',
    act: 'AV-5+',
    value: { kind: 'AV', order: 5, date: null, event: 'outro' },
  });
  expect(open(gap, found)).toEqual([]);
});

test('an act a person takes out leaves its text set aside with the same reason', () => {
  const used = read([block({ id: '2-b', use: 'act', act: 'AV-9', why: null })]);
  const { coverage } = applyCorrections(used, [said({ type: 'remove-act', act: 'AV-9' })]);
  expect(coverage).toMatchObject([{ aside: { reason: 'carimbo' } }]);
});

describe('into another reading', () => {
  test('what was set aside goes along by id, else by the likest words of the page', () => {
    const again = read([
      block({ id: '2-x', text: `${block({ id: '' }).text.replace('Horizonte', 'Hor1zonte')} fl.` }),
    ]);
    const { corrections } = carryOver([setAside('2-b'), penhora], one, again, true);
    expect(corrections).toMatchObject([{ block: '2-x' }, { block: '2-x' }]);
  });

  test('what the new reading uses itself is no longer asked for, and what it lacks is shown as lost', () => {
    const { corrections, lost } = carryOver([setAside('2-b')], one, read([]), true);
    expect([corrections, lost]).toMatchObject([[], [{ block: '2-b' }]]);
  });
});

test('travels and comes back the same', () => {
  for (const correction of [setAside('2-b'), setAside('2-b', false), penhora])
    expect(correctionFromWire(JSON.parse(JSON.stringify(correctionToWire(correction))))).toEqual(correction);
  expect(readingFromWire(JSON.parse(JSON.stringify(readingToWire(one)))).coverage).toEqual(one.coverage);
  expect(toExtraction(one, [setAside('2-b')]).Cobertura).toMatchObject({
    Abertos: 0,
    Blocos: [{ Uso: 'abertura' }, { Uso: 'desconsiderado', Motivo: 'carimbo', Quem: 'Helena' }],
  });
});

test('readings stored before there was a ledger keep what they had left over, open', () => {
  const { Cobertura, ...old } = readingToWire(one) as Record<string, unknown>;
  const wire = {
    ...old,
    NaoLidos: [
      { Texto: 'sobra', Evidencia: { Pagina: 3, Caixas: [[0, 0, 1, 1]], Citacao: 'sobra', Confianca: 90 } },
    ],
  };
  expect(Cobertura).toBeDefined();
  expect(readingFromWire(wire).coverage).toMatchObject([
    { page: 3, text: 'sobra', use: 'open', why: 'unread' },
  ]);
});

describe('words given as proof of a corrected value', () => {
  const proof = (quote: string, page = 2) => ({ spans: [{ page, boxes: [] }], quote, confidence: 100 });
  const due = (value: string, quote: string, page?: number) =>
    said({ type: 'change', act: 'R-7', field: 'dueOn', value, from: null, proof: proof(quote, page) });

  test('become its proof when they say it and stand on the page', () => {
    const { acts } = applyCorrections(one, [due('2024-05-14', 'Em 14 de maio de 2024')]);
    expect(acts.find(({ code }) => code === 'R-7')?.evidence.dueOn).toMatchObject({
      quote: 'Em 14 de maio de 2024',
    });
  });

  test.each([
    ['another value', '2025-05-14', 'Em 14 de maio de 2024', 2],
    ['words the page lacks', '2025-05-14', 'Em 14 de maio de 2025', 2],
    ['a page without those words', '2024-05-14', 'Em 14 de maio de 2024', 1],
    ['a page that there is none of', '2025-05-14', 'Em 14 de maio de 2025', 999],
  ])('are refused for %s', (_, value, quote, page) => {
    expect(() => applyCorrections(one, [due(value, quote, page)])).toThrow(
      expect.objectContaining({ code: 'quote-without-value' }),
    );
  });

  test.each([
    ['no page at all', { spans: [], quote: 'Em 14 de maio de 2024', confidence: 100 }, '2024-05-14'],
    ['no words', { ...proof(' — '), confidence: 100 }, null],
  ])('are refused for %s', (_, given, value) => {
    const change = { type: 'change', act: 'R-7', field: 'dueOn', value, from: null, proof: given } as const;
    expect(() => applyCorrections(one, [said(change)])).toThrow(
      expect.objectContaining({ code: 'quote-without-value' }),
    );
  });

  test('travel with the correction', () => {
    const correction = due('2024-05-14', 'Em 14 de maio de 2024');
    expect(correctionFromWire(JSON.parse(JSON.stringify(correctionToWire(correction))))).toEqual(correction);
  });
});
