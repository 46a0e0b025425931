import { expect, test } from 'vitest';
import { conditionsOf, listWithin } from './figures.ts';
import type { FilterNode } from './filterNode.ts';

const list = (Filtro: FilterNode) => ({ Entidade: 'registro-matricula', Filtro });
const state = (Valor: string) => ({ Campo: 'Situacao', Operador: 'igual', Valor }) as const;
const days = { Campo: 'RecebidaEm', Operador: 'entre', Valor: ['2026-11-01', '2026-11-30'] } as const;

test('a list is told as one condition a field, any of some values in one', () => {
  expect(conditionsOf(list({ E: [{ OU: [state('recebida'), state('erro')] }, days] }))).toEqual([
    { Campo: 'Situacao', Operador: 'igual', Valor: ['recebida', 'erro'] },
    days,
  ]);
  expect(conditionsOf(list(state('erro')))).toEqual([{ ...state('erro'), Valor: ['erro'] }]);
});

test('what no such conditions say is left to the filter itself', () => {
  expect(conditionsOf(list({ E: [days, days] }))).toBeNull();
  expect(conditionsOf(list({ OU: [state('erro'), days] }))).toBeNull();
});

test('a series is narrowed to a point, whatever else it asks', () => {
  const point = { De: '2026-11-02', Ate: '2026-11-02' };
  expect(listWithin(list({ E: [state('erro'), days] }), point).Filtro).toEqual({
    E: [state('erro'), { ...days, Valor: ['2026-11-02', '2026-11-02'] }],
  });
});
