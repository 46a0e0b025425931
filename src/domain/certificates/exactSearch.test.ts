import { describe, expect, test } from 'vitest';
import { leavesHomonymsOut, matchesDocument, matchesName, normaliseName } from './exactSearch.ts';

describe('documents', () => {
  test.each([
    ['529.982.247-25', '52998224725', true, true],
    ['52998224725', '52998224725', false, true],
    ['52998224725', '11144477735', false, false],
    ['11.222.333/0001-81', '11222333000181', true, true],
    ['11222333000181', '11222333000262', true, false],
    ['11222333000181', '11222333000262', false, true],
    ['11222333000181', '11222333', false, true],
    ['11222333000181', '11222334000100', false, false],
    ['12.ABC.345/0001-35', '12abc345000299', false, true],
    ['', '', false, false],
    ['11222333000181', '11222333000', false, false],
  ])('%s against %s, exact %s: %s', (searched, found, isExact, matches) => {
    expect(matchesDocument(searched, found, isExact)).toBe(matches);
  });
});

describe('names', () => {
  test('are identical through case, accents, points and blanks', () => {
    expect(normaliseName('  José  d’Ávila – Neto.')).toBe('JOSE D AVILA NETO');
    expect(matchesName('JOSÉ  DA SILVA', 'Jose da Silva', true)).toBe(true);
  });

  test.each([
    ['Maria Souza Lima', 'Maria Lima Souza', true, false],
    ['Maria Souza Lima', 'Lima, Maria de Souza', false, true],
    ['Maria Lima', 'Maria de Souza Lima', false, true],
    ['Maria de Souza Lima', 'Maria Lima', false, false],
    ['J. Carlos Lima', 'José Carlos Lima', false, true],
    ['José Carlos Lima', 'J. C. Lima', false, true],
    ['J. Carlos Lima', 'José Carlos Lima', true, false],
    ['K. Carlos Lima', 'José Carlos Lima', false, false],
    ['Jonas Teixeira', 'Jonas Teyxeira', false, true],
    ['Jonas Teixeira', 'Jonas Tejxeyra', false, false],
    ['Maria Souza', 'Maria Sousa', false, false],
    ['Marcos Lima', 'Marcia Lima', false, false],
    ['J. João', 'João José', false, true],
    ['João João', 'João Lima', false, false],
    ['', 'João Lima', false, false],
  ])('%s against %s, exact %s: %s', (searched, found, isExact, matches) => {
    expect(matchesName(searched, found, isExact)).toBe(matches);
  });
});

test('says what a clean search by name leaves out', () => {
  expect(leavesHomonymsOut({ isExact: true, result: 'NADA_CONSTA' })).toBe(true);
  expect(leavesHomonymsOut({ isExact: true, document: '52998224725', result: 'NADA_CONSTA' })).toBe(false);
  expect(leavesHomonymsOut({ isExact: false, result: 'NADA_CONSTA' })).toBe(false);
  expect(leavesHomonymsOut({ isExact: true, result: 'CONSTA' })).toBe(false);
});
