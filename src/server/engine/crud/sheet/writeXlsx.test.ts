import { expect, test } from 'vitest';
import { readWorkbook } from '../../../../../test/support/papers/readWorkbook.ts';
import { tableBytes } from '../../../../../test/support/papers/tableBytes.ts';
import type { TableCell } from './tableFile.ts';
import { writeXlsx } from './writeXlsx.ts';

const text = (value: string): TableCell => ({ text: value, isNumber: false, sheet: null });
const number = (value: number, format: string): TableCell => ({
  text: String(value),
  isNumber: true,
  sheet: { value, format },
});
const wall = (value: string, format: string): TableCell => ({
  text: value,
  isNumber: false,
  sheet: { value: { wall: value }, format },
});
const read = async (
  lines: readonly (readonly TableCell[])[],
  header = ['A', 'B', 'C'],
  name = 'Clientes',
) => {
  return readWorkbook(await tableBytes(writeXlsx(header, name), lines));
};

test('numbers and days are such, the head stays in view', async () => {
  const { rows, frozenRows } = await read([
    [text('São Paulo <&> "x"'), number(1234.5, '#,##0.00'), wall('2026-11-20', 'dd/mm/yyyy')],
    [text(''), number(-0.01, '#,##0.00'), wall('2026-11-20T10:30:00', 'dd/mm/yyyy hh:mm')],
  ]);
  expect(frozenRows).toBe(1);
  expect(rows).toEqual([
    { A: 'A', B: 'B', C: 'C' },
    // Day 46,346 after 1899-12-30, as spreadsheets count them.
    {
      A: 'São Paulo <&> "x"',
      B: { number: 1234.5, format: '#,##0.00' },
      C: { number: 46_346, format: 'dd/mm/yyyy' },
    },
    {
      B: { number: -0.01, format: '#,##0.00' },
      C: { number: expect.closeTo(46_346.4375, 6), format: 'dd/mm/yyyy hh:mm' },
    },
  ]);
});

test('a text is never a formula, and none makes a file that does not open', async () => {
  const { rows } = await read([
    [text('=1+1'), text('a\u0000b\ud800c'), text('x'.repeat(40_000))],
    [text('@SUM(A1)'), text('linha 1\nlinha 2'), text("'já tinha")],
  ]);
  expect(rows[1]).toEqual({ A: '=1+1', B: 'abc', C: `${'x'.repeat(32_766)}…` });
  expect(rows[2]).toEqual({ A: '@SUM(A1)', B: 'linha 1\nlinha 2', C: "'já tinha" });
});

test('takes any name and no lines at all', async () => {
  const { rows } = await read([], ['Nome'], "Certidões: [todas] / d'água de 2026 e de antes");
  expect(rows).toEqual([{ A: 'Nome' }]);
});
