import { expect, test } from 'vitest';
import { explainCpfCnpj, formatCpfCnpj, isCpfCnpj, normaliseCpfCnpj, personKind } from './cpfCnpj.ts';

test('knows a person from a company by the length', () => {
  expect(personKind('52998224725')).toBe('person');
  expect(personKind('12ABC34501DE35')).toBe('company');
  expect(personKind('529982247')).toBeNull();
});

test('judges and prints either by its own rule', () => {
  expect(isCpfCnpj('52998224725')).toBe(true);
  expect(isCpfCnpj('12ABC34501DE35')).toBe(true);
  expect(explainCpfCnpj('52998224726')?.code).toBe('last-digit');
  expect(explainCpfCnpj('11222333000180')?.code).toBe('last-digit');
  expect(explainCpfCnpj('5299')).toEqual({ code: 'length-either', params: { found: 4 } });
  expect(formatCpfCnpj('52998224725')).toBe('529.982.247-25');
  expect(formatCpfCnpj(normaliseCpfCnpj('12.abc.345/01de-35'))).toBe('12.ABC.345/01DE-35');
});
