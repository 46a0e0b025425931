import { expect, test } from 'vitest';
import { openNotices } from './openNotices.ts';

const notice = (Codigo: string, De: string | null, ...Campos: string[]) => ({
  Codigo,
  De,
  Valores: {},
  Campos,
});
const notices = [
  notice('ask-appraisal', null, 'ValorImovel'),
  notice('ask-amount', 'Onus.0', 'Onus.0.Valor', 'Onus.0.SaldoInformado'),
  notice('ask-regime', 'Onus.1', 'Onus.1.Regime'),
  { Codigo: 'previous-transcription', De: null, Valores: {} },
  { Codigo: 'RF-62', De: 'R-4', Valores: {} },
];
const before = {
  Onus: [
    { Ato: 'R-1', Regime: 'SIMPLES' },
    { Ato: 'R-2', Regime: 'SIMPLES', Valor: 10 },
  ],
};
const [first, second] = before.Onus;
const left = (now: Record<string, unknown>) => openNotices(notices, before, now).map(({ Codigo }) => Codigo);

test('all are open while nothing was typed', () => {
  expect(left(before)).toHaveLength(5);
  expect(left({ ...before, ValorImovel: null })).toContain('ask-appraisal');
});

test('one leaves with the input it asks for, and comes back with its being emptied', () => {
  expect(left({ ...before, ValorImovel: 1 })).not.toContain('ask-appraisal');
  expect(left({ Onus: [{ ...first, SaldoInformado: 5 }, second] })).not.toContain('ask-amount');
});

test('one that asks for several things stays until each was given', () => {
  const Campos = ['Onus.0.Indice', 'Onus.0.JurosAa', 'Onus.0.JurosAm'];
  const Grupos = [['Onus.0.Indice'], ['Onus.0.JurosAa', 'Onus.0.JurosAm']];
  const terms = [{ ...notice('ask-terms', 'Onus.0', ...Campos), Grupos }];
  const isOpen = (typed: Record<string, unknown>) =>
    openNotices(terms, before, { Onus: [{ ...first, ...typed }, second] }).length > 0;
  expect([{}, { Indice: 'IPCA' }, { JurosAa: 12 }, { JurosAa: 12, JurosAm: 1 }].map(isOpen)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isOpen({ Indice: 'IPCA', JurosAm: 1 })).toBe(false);
  // Said to be none.
  expect(isOpen({ Indice: 'NENHUM', JurosAa: 0 })).toBe(false);
});

test('a value the form brings along is no answer', () => {
  expect(left({ Onus: [first, { ...second, Valor: 11 }] })).toContain('ask-regime');
  expect(left({ Onus: [first, { ...second, Regime: 'COMPOSTO' }] })).not.toContain('ask-regime');
});

test('it follows its row, and goes with it', () => {
  const moved = left({ Onus: [second, { ...first, Valor: 7 }] });
  expect(moved).toContain('ask-regime');
  expect(moved).not.toContain('ask-amount');
  expect(left({ Onus: [second] })).toEqual([
    'ask-appraisal',
    'ask-regime',
    'previous-transcription',
    'RF-62',
  ]);
});

test('what nothing typed answers stays', () => {
  expect(left({ ValorImovel: 1, Onus: [] })).toEqual(['previous-transcription', 'RF-62']);
});
