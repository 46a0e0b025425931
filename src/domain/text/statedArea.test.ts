import { expect, test } from 'vitest';
import { explainStatedArea } from './statedArea.ts';

test.each([
  [`${'9'.repeat(16)}`, 'area-digits'],
  [`${'9'.repeat(31)} ha`, 'area-digits'],
  ['1.12345678901 ha', 'area-digits'],
  ['1,12345678901', 'area-digits'],
  ['-5', 'area-negative'],
  ['-48,4 ha', 'area-negative'],
  ['48,4 ha', null],
  ['grande', null],
  ['-grande', null],
])('“%s” is told: %s', (text, doubt) => {
  expect(explainStatedArea(text, 'pt-br')).toBe(doubt);
});

test('a hundred thousand characters are told as fast as few', () => {
  for (const part of ['9', '9.', '-9', '9 ']) explainStatedArea(part.repeat(50_000), 'pt-br');
});
