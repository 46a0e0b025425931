import { expect, test } from 'vitest';
import type { ArrearsTerms } from './arrears.ts';
import { arrearsOn } from './arrearsRates.ts';
import type { Debt } from './debt.ts';
import { problemsOfDebt, updateDebt } from './debt.ts';
import { type IndexRow, indexTable } from './indexTable.ts';
import { termsOn } from './testing.ts';

/** Invented variations. */
const rows: readonly IndexRow[] = (
  [
    ['SELIC', '2024-07', '0.91'],
    ['SELIC', '2024-08', '0.87'],
    ['SELIC', '2024-09', '0.84'],
    ['SELIC', '2024-10', '0.93'],
    ['IPCA', '2024-07', '0.38'],
    ['IPCA', '2024-08', '-0.02'],
    ['IPCA', '2024-09', '0.44'],
    ['IPCA', '2024-10', '1.20'],
  ] as const
).map(([Indice, Competencia, Valor]) => ({ Indice, Competencia, Valor }));
const indices = indexTable(rows);

const rateOf = (terms: ArrearsTerms, from: string, to: string) =>
  arrearsOn(terms, { from, to, today: '2026-11-20', indices });
const percentOf = (...given: Parameters<typeof rateOf>) => rateOf(...given).percent.toFixed(8);

const legal: ArrearsTerms = { JurosMora: 'TAXA_LEGAL' };

test('the legal rate of a month is what the Selic of the month before exceeds prices by', () => {
  // September 2024: 1.0087 / 0.9998 - 1, with six places.
  expect(percentOf(legal, '2024-08-31', '2024-09-30')).toBe('0.89017800');
  // And October: 1.0084 / 1.0044 - 1.
  expect(percentOf(legal, '2024-08-31', '2024-10-31')).toBe('1.28842600');
});

test('where prices rose more it is zero, never less', () => {
  expect(percentOf(legal, '2024-10-31', '2024-11-30')).toBe('0.00000000');
});

test('days of a month count by the days it has, and months only sum', () => {
  expect(percentOf(legal, '2024-09-30', '2024-10-10')).toBe('0.12846710');
  expect(percentOf({ JurosMora: 'CONTRATO', MoraAm: '1' }, '2024-01-15', '2024-03-15')).toBe('2.00000000');
  expect(percentOf({ JurosMora: 'CONTRATO', MoraAm: '2' }, '2023-12-31', '2024-12-31')).toBe('24.00000000');
});

test('the legal rate begins on 30 August 2024; what stood before it is what somebody chose', () => {
  const onePercent = rateOf({ ...legal, MoraAnterior: 'UM_POR_CENTO' }, '2024-07-31', '2024-09-30');
  expect(onePercent.months.map(({ month, days, of }) => `${month} ${days}/${of}`)).toEqual([
    '2024-08 29/31',
    '2024-08 2/31',
    '2024-09 30/30',
  ]);
  // 1% · 29/31, the legal rate of August (1.0091 / 1.0038 - 1) · 2/31, that of September.
  expect(onePercent.percent.toFixed(6)).toBe('1.859726');
  expect(percentOf({ ...legal, MoraAnterior: 'SELIC' }, '2024-07-31', '2024-08-29')).toBe('0.81387097');
});

test('a span of years is the sum of its months however it is worked out', () => {
  const selic: ArrearsTerms = { ...legal, MoraAnterior: 'SELIC' };
  const months = Array.from({ length: 240 }, (_, index) => ({
    Indice: 'SELIC',
    Competencia: `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    Valor: String(((index * 7) % 100) / 100),
  }));
  const long = indexTable(months);
  const on = (from: string, to: string) =>
    arrearsOn(selic, { from, to, today: '2026-11-20', indices: long }).percent;
  const whole = on('2004-05-17', '2015-08-09');
  expect(on('2004-05-17', '2009-11-30').plus(on('2009-11-30', '2015-08-09')).toFixed(20)).toBe(
    whole.toFixed(20),
  );
  expect(on('2001-03-03', '2004-05-17').plus(whole).toFixed(20)).toBe(
    on('2001-03-03', '2015-08-09').toFixed(20),
  );
});

const debt: Debt = { Valor: '1000', DataBase: '2024-08-31', Vencimento: '2024-08-31' };
const terms = termsOn('2024-10-31', { indices });

test('nothing is charged unasked; what is charged stands on the corrected principal and in the account', () => {
  expect(updateDebt(debt, 'Onus.0', terms).total.toFixed(2)).toBe('1000.00');
  const late = updateDebt({ ...debt, Indice: 'IPCA', ...legal, PisoNominal: false }, 'Onus.0', terms);
  expect(late.principal.toFixed(2)).toBe('1003.60');
  expect(late.arrears.toFixed(2)).toBe('12.93');
  expect(late.total.toFixed(2)).toBe('1016.53');
  expect(late.isEstimate).toBe(true);
  expect(late.memory.map(({ Passo }) => Passo)).toEqual(['corrected', 'arrears-legal', 'updated']);
  expect(late.memory[1]?.Valores).toMatchObject({
    M: '1.28842600%',
    meses: '2',
    taxas: '2024-09 0.890178%, 2024-10 0.398248%',
  });
});

test('agreed arrears are no estimate, and nobody is late before the day', () => {
  const agreed = { ...debt, JurosMora: 'CONTRATO', MoraAm: '1' } as const;
  expect(updateDebt(agreed, 'Onus.0', terms)).toMatchObject({ isEstimate: false });
  expect(updateDebt(agreed, 'Onus.0', terms).arrears.toFixed(2)).toBe('20.00');
  expect(updateDebt({ ...agreed, Vencimento: '2024-12-01' }, 'Onus.0', terms).arrears.toFixed(2)).toBe(
    '0.00',
  );
});

test('what is missing is asked for beside its field', () => {
  const ask = (more: Partial<Debt>) =>
    problemsOfDebt({ ...debt, JurosMora: 'TAXA_LEGAL', ...more }, 'Onus.0', terms).map(
      ({ field, code }) => `${field} ${code}`,
    );
  expect(ask({ Vencimento: null })).toEqual(['Onus.0.MoraDesde date-missing']);
  expect(ask({ JurosMora: 'CONTRATO' })).toEqual(['Onus.0.MoraAm arrears-rate-missing']);
  expect(ask({ MoraDesde: '2024-01-01' })).toEqual(['Onus.0.MoraAnterior arrears-choice-missing']);
  expect(ask({ MoraDesde: '2024-06-15', MoraAnterior: 'SELIC' })).toEqual(['Onus.0.JurosMora index-missing']);
  expect(ask({})).toEqual([]);
});

test('the Selic beside an index would correct twice, and is warned of', () => {
  const late = { ...debt, Indice: 'IPCA', MoraDesde: '2024-07-31', MoraAnterior: 'SELIC', ...legal } as const;
  const codes = updateDebt(late, 'Onus.0', terms).alerts.map(({ Codigo }) => Codigo);
  expect(codes).toContain('selic-with-index');
});
