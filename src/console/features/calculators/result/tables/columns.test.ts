import { expect, test } from 'vitest';
import { calculatorOf } from '../../../../../metadata/calculators.ts';
import { columnsOf } from './columns.ts';

const shown = (code: string, table: string, rows: Parameters<typeof columnsOf>[1]) => {
  const fields = calculatorOf(code)?.tables.find(({ name }) => name === table)?.fields ?? [];
  return columnsOf(fields, rows).map(({ name }) => name);
};

test('a column that says in every row that nothing was added is left out, one that says it in some is not', () => {
  const plain = { Ato: 'R-1', Fator: '1.00000000', Juros: '0.00', Mora: '0.00', Atualizado: '5.00' };
  expect(shown('hipoteca', 'Onus', [plain])).toEqual(['Ato', 'Atualizado']);
  expect(shown('hipoteca', 'Onus', [plain, { ...plain, Juros: '0.10' }])).toEqual([
    'Ato',
    'Juros',
    'Atualizado',
  ]);
  // A margin of nothing is an answer.
  expect(shown('hipoteca', 'PorGrau', [{ Grau: 1, Total: '0.00', Margem: '0.00' }])).toEqual([
    'Grau',
    'Total',
    'Margem',
  ]);
});

test('of a farm the difference stands in hectares once, of a town lot in both units', () => {
  const row = { Ato: 'AV-1', Movimento: '-1.80', DiferencaHa: '-0.0002' };
  expect(shown('historico-area', 'Linhas', [{ ...row, Unidade: 'ha' }])).not.toContain('DiferencaHa');
  expect(shown('historico-area', 'Linhas', [{ ...row, Unidade: 'm2' }])).toContain('DiferencaHa');
});
