import { expect, test } from 'vitest';
import { calculatorOf } from '../../../metadata/calculators.ts';
import { inputChanges } from './inputChanges.ts';

const mortgage = calculatorOf('hipoteca');
if (!mortgage) throw new Error('no mortgage');
const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  inputChanges(mortgage, before, after).map(({ row, field, before: was, after: is }) => [
    [row?.name, field.name].filter(Boolean).join(' '),
    was,
    is,
  ]);

test('tells each input that differs; absent, null and blank are the same', () => {
  expect(changed({ ValorImovel: 1, NovaOperacao: null }, { ValorImovel: 2, DesagioPct: '' })).toEqual([
    ['ValorImovel', 1, 2],
  ]);
});

test('tells cells of rows by their act, wherever the row is, and every value of one added or removed', () => {
  const first = { Ato: 'R-2', Valor: 1, Grau: 1 };
  const second = { Ato: 'R-4', Valor: 2 };
  expect(changed({ Onus: [first, second] }, { Onus: [second, { ...first, Valor: 5 }] })).toEqual([
    ['R-2 Valor', 1, 5],
  ]);
  expect(changed({ Onus: [first] }, { Onus: [first, second] })).toEqual([
    ['R-4 Ato', undefined, 'R-4'],
    ['R-4 Valor', undefined, 2],
  ]);
  expect(changed({ Onus: [first, second] }, { Onus: [first] })).toEqual([
    ['R-4 Ato', 'R-4', undefined],
    ['R-4 Valor', 2, undefined],
  ]);
});
