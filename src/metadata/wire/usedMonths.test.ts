import { expect, test } from 'vitest';
import { inventedIndex } from '../../domain/calculators/testing.ts';
import { monthOf } from '../../domain/calendar.ts';
import { holdsInvented, tableOf, toSeries } from './conditions.ts';
import { watchTable } from './usedMonths.ts';

const month = (text: string) => monthOf(`${text}-01`);
const series = toSeries([
  ...inventedIndex.filter(({ Competencia }) => Competencia !== '2024-05'),
  { Indice: 'TR', Competencia: '2024-01', Valor: '0.1' },
]);

test('series hold every month from the first to the last, a gap where there is none', () => {
  expect(series).toEqual([
    {
      Indice: 'IPCA',
      De: '2023-12',
      Valores: [0.56, 0.42, 0.83, 0.16, 0.38, null, 0.21, 0.38, -0.02, 0.44, 0.56],
    },
    { Indice: 'TR', De: '2024-01', Valores: [0.1] },
  ]);
});

test('a table of series tells what the rows said, and which months are missing', () => {
  const table = tableOf({ Indices: series });
  expect(table.factorOf('IPCA', month('2024-08'))?.toString()).toBe('0.9998');
  expect(table.missing('IPCA', month('2024-04'), month('2024-07'))).toEqual([month('2024-05')]);
});

test('of the months taken it is known which are invented', () => {
  const mixed = toSeries([
    { Indice: 'IPCA', Competencia: '2024-01', Valor: '0.42', isInvented: true },
    { Indice: 'IPCA', Competencia: '2024-02', Valor: '0.83' },
    { Indice: 'IPCA', Competencia: '2024-03', Valor: '0.16', isInvented: true },
  ]);
  expect(mixed).toEqual([
    { Indice: 'IPCA', De: '2024-01', Valores: [0.42, 0.83, 0.16], Inventados: ['2024-01', '2024-03'] },
  ]);
  expect([holdsInvented(mixed), holdsInvented(series)]).toEqual([true, false]);
  const table = watchTable(tableOf({ Indices: mixed }));
  table.product('IPCA', month('2024-02'), month('2024-03'));
  expect(holdsInvented(table.usedOf(mixed))).toBe(false);
  table.product('IPCA', month('2023-01'), month('2024-02'));
  expect(table.usedOf(mixed)).toEqual([
    { Indice: 'IPCA', De: '2024-01', Valores: [0.42, 0.83], Inventados: ['2024-01'] },
  ]);
});

test('of the months asked for those are kept that there are; the others are not asked of anybody', () => {
  const table = watchTable(tableOf({ Indices: series }));
  expect(table.usedOf(series)).toEqual([]);
  expect(table.product('IPCA', month('2023-12'), month('2024-02')).toString()).toBe('1.00982352');
  table.factorOf('IPCA', month('2024-04'));
  table.missing('IPCA', month('2024-05'), month('2024-06'));
  table.missing('IGPM', month('2024-05'), month('2024-06'));
  expect(table.usedOf(series)).toEqual([
    { Indice: 'IPCA', De: '2023-12', Valores: [0.56, 0.42, null, null, 0.38] },
  ]);
});
