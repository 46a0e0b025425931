import { expect, test } from 'vitest';
import { termsOn } from '../testing.ts';
import { calculatePledge } from './calculate.ts';
import type { GoodsUnit } from './goods.ts';
import type { Pledge } from './model.ts';

const on = '2026-11-20';
const codesOf = (pledge: Pledge) =>
  calculatePledge({ DataReferencia: on, Penhores: [pledge] }, termsOn(on)).Alertas.map(
    ({ Codigo }) => Codigo,
  );

test('a pledge whose credit nobody said counts as nothing, and says so', () => {
  expect(codesOf({})).toEqual(['value-missing']);
  expect(codesOf({ ValorCredito: '0' })).toEqual([]);
  expect(codesOf({ SaldoInformado: '1', DataSaldo: on })).toEqual([]);
  expect(codesOf({ Cancelado: true })).toEqual([]);
});

const isTooLong = (pledge: Pledge) => codesOf({ ValorCredito: '1', ...pledge }).includes('term-too-long');
const bound = (Unidade: GoodsUnit) =>
  ({ Bens: [{ Produto: 'bem', Quantidade: '1', Unidade, ValorUnitario: '1' }] }) as const;
const from = { DataEmissao: '2004-02-29' } as const;

test('terms the law once set: six years for crops, eight for cattle, of a contract and of a note', () => {
  const untilSixth = { ...from, Vencimento: '2010-03-01' } as const;
  const seventh = { ...from, Vencimento: '2011-02-28' } as const;
  const ninth = { ...from, Vencimento: '2013-02-28' } as const;
  expect(isTooLong({ Tipo: 'AGRICOLA', ...untilSixth })).toBe(false);
  expect(isTooLong({ Tipo: 'AGRICOLA', ...seventh })).toBe(true);
  expect(isTooLong({ Tipo: 'CEDULAR', ...bound('sc60'), ...untilSixth })).toBe(false);
  expect(isTooLong({ Tipo: 'CEDULAR', ...bound('sc60'), ...seventh })).toBe(true);
  expect(isTooLong({ Tipo: 'PECUARIO', ...seventh })).toBe(false);
  expect(isTooLong({ Tipo: 'CEDULAR', ...bound('cab'), ...seventh })).toBe(false);
  expect(isTooLong({ Tipo: 'CEDULAR', ...bound('cab'), ...ninth })).toBe(true);
});

test('no term was set for machines, nor for goods nobody named, nor since a pledge lasts as long as its debt', () => {
  const ninth = { ...from, Vencimento: '2013-02-28' } as const;
  expect(isTooLong({ Tipo: 'CEDULAR', ...bound('un'), ...ninth })).toBe(false);
  expect(isTooLong({ Tipo: 'INDUSTRIAL', ...ninth })).toBe(false);
  expect(isTooLong({ Tipo: 'CEDULAR', ...ninth })).toBe(false);
  expect(isTooLong({ Tipo: 'AGRICOLA', DataEmissao: '2013-06-07', Vencimento: '2023-06-07' })).toBe(false);
});
