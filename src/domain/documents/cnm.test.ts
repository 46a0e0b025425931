import { describe, expect, test } from 'vitest';
import { explainCnm, formatCnm, isCnm, makeCnm, normaliseCnm, splitCnm } from './cnm.ts';

const table = [
  ['999999', '2', '100', '999999.2.0000100-08'],
  ['999999', '2', '103', '999999.2.0000103-96'],
  ['123456', '2', '12345', '123456.2.0012345-13'],
  ['123456', '2', '1', '123456.2.0000001-88'],
  ['123456', '3', '987', '123456.3.0000987-06'],
  ['111111', '2', '7654321', '111111.2.7654321-48'],
  ['123456', '2', '30', '123456.2.0000030-98'],
  ['123456', '2', '95', '123456.2.0000095-97'],
] as const;

describe('CNM', () => {
  test.each(table)('of office %s, book %s, number %s is %s', (office, book, number, shown) => {
    expect(formatCnm(makeCnm(office, book, number))).toBe(shown);
    expect(isCnm(normaliseCnm(shown))).toBe(true);
    expect(splitCnm(normaliseCnm(shown))).toEqual({ office, book, number });
  });

  test('is judged by the congruence where remainders 0 and 1 allow two prints', () => {
    expect(isCnm('1234562000003001')).toBe(true);
    expect(isCnm('1234562000009500')).toBe(true);
  });

  test('is refused with any single wrong digit', () => {
    for (let at = 0; at < 16; at++) {
      const digit = Number('1234562001234513'[at]);
      const wrong = [...'1234562001234513'].with(at, String((digit + 1) % 10)).join('');
      expect(isCnm(wrong), wrong).toBe(false);
    }
  });

  test('names the digits it should end in', () => {
    expect(explainCnm('1234562001234567')).toEqual({
      code: 'check-digits',
      params: { found: '67', expected: '13' },
    });
  });

  test('of the old model with 15 digits is told apart from a slip', () => {
    expect(explainCnm('123452001234513')?.code).toBe('superseded');
    expect(explainCnm('12345200123451')?.code).toBe('length');
  });

  test('belongs to book 2 or 3', () => {
    expect(explainCnm('1234564001234513')?.code).toBe('characters');
  });
});
