import { expect, test } from 'vitest';
import { explainCnj, formatCnj, isCnj, normaliseCnj } from './cnj.ts';

// Body 0001234 2020 8 26 0100: its check digits are 98 - (0001234202082601 00 00 mod 97).
const right = '00012341320208260100';

test('accepts a case number whose whole is congruent to 1, and prints it', () => {
  const body = `${right.slice(0, 7)}${right.slice(9)}`;
  expect(BigInt(`${body}${right.slice(7, 9)}`) % 97n).toBe(1n);
  expect(isCnj(right)).toBe(true);
  expect(formatCnj(right)).toBe('0001234-13.2020.8.26.0100');
  expect(normaliseCnj('0001234-13.2020.8.26.0100')).toBe(right);
});

test('refuses any single wrong digit and says which digits it should carry', () => {
  for (let at = 0; at < 20; at++) {
    const wrong = [...right].with(at, String((Number(right[at]) + 1) % 10)).join('');
    expect(isCnj(wrong), wrong).toBe(false);
  }
  expect(explainCnj(right.replace('000123413', '000123414'))).toEqual({
    code: 'last-digit',
    params: { found: '4', expected: '3' },
  });
});
