import { expect, test } from 'vitest';
import { calculatorOf } from '../../../../metadata/calculators.ts';
import { filled } from '../testing.tsx';
import { originsOf, readsOf, standingSources } from './recordInput.ts';

const fields = calculatorOf('hipoteca')?.fields ?? [];
const record = { input: filled.Entrada, sources: filled.Fontes };
const [first, second] = filled.Entrada.Onus as readonly Record<string, unknown>[];

test('a row is known again where it moved, was edited, or others were removed', () => {
  const rows = [
    { Ato: 'R-1', Valor: 1 },
    { Ato: 'R-2', Valor: 2 },
    { Ato: 'R-3', Valor: 3 },
  ];
  expect(originsOf(rows.toReversed(), rows)).toEqual([2, 1, 0]);
  expect(originsOf([{ Ato: 'R-3', Valor: 9 }], rows)).toEqual([2]);
  expect(originsOf([...rows, { Ato: 'R-4' }], rows)).toEqual([0, 1, 2, null]);
  expect(
    originsOf(
      [
        { Ato: 'R-1', Valor: 1 },
        { Ato: 'R-1', Valor: 1 },
      ],
      rows,
    ),
  ).toEqual([0, null]);
});

test('an edited row without an act is the one most of whose values it has', () => {
  const before = [
    { Nome: 'A', Documento: '1', Fracao: '1/2' },
    { Nome: 'B', Documento: '2', Fracao: '1/2' },
  ];
  expect(originsOf([{ Nome: 'B', Documento: '2', Fracao: '1/3' }], before)).toEqual([1]);
});

test('sources are asked for by the places inputs have now, and stand while their values do', () => {
  const moved = { Onus: [second, { ...first, Valor: 1 }] };
  const read = readsOf(fields, moved, record);
  expect(read('Onus.1.Valor')).toMatchObject({ value: 200000, source: { Ato: 'R-2', Pagina: 1 } });
  expect(read('Onus.0.Valor')).toBeNull();
  expect(standingSources(fields, moved, record).map(({ Campo }) => Campo)).toEqual([
    'Onus.0.SaldoInformado',
    'Onus.1.DataBase',
  ]);
});
