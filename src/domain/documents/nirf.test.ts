import { expect, test } from 'vitest';
import { checkDigitOfNirf, explainNirf, formatNirf, isNirf, normaliseNirf } from './nirf.ts';

test.each([
  ['0000001', '9', '0.000.001-9'],
  ['9999999', '4', '9.999.999-4'],
  ['1234567', '9', '1.234.567-9'],
  ['5432109', '3', '5.432.109-3'],
  ['4567890', '1', '4.567.890-1'],
])('gives NIRF %s the digit %s and prints it %s', (base, digit, shown) => {
  expect(checkDigitOfNirf(base)).toBe(digit);
  expect(explainNirf(`${base}${digit}`)).toBeNull();
  expect(formatNirf(`${base}${digit}`)).toBe(shown);
});

test('warns of a wrong digit without refusing the shape', () => {
  expect(explainNirf('12345678')).toEqual({ code: 'last-digit', params: { found: '8', expected: '9' } });
  expect(isNirf('12345678')).toBe(true);
});

test('reads a CIB with letters in base 32, where I and L are 1 and O is 0', () => {
  expect(normaliseNirf('a1b2-oil-z')).toBe('A1B2011Z');
  expect(isNirf('A1B2011Z')).toBe(true);
  expect(explainNirf('A1B2011Z')).toBeNull();
  expect(formatNirf('A1B2011Z')).toBe('A1B2011-Z');
  expect(explainNirf('A1B2U11Z')?.code).toBe('characters');
});
