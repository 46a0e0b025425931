import { expect, test } from 'vitest';
import { seasonKey, seasonOf } from './season.ts';

test.each([
  ['2023/2024', '2023/2024'],
  ['2023/24', '2023/2024'],
  ['23/24', '2023/2024'],
  ['2023-2024', '2023/2024'],
  [' 2023 / 24 ', '2023/2024'],
  ['2023–24', '2023/2024'],
  ['Safra 2023/24', '2023/2024'],
  ['safra agrícola de 23/24', '2023/2024'],
  ['1999/00', '1999/2000'],
  ['99/00', '1999/2000'],
  ['49/50', '2049/2050'],
])('the season “%s” is %s', (text, season) => {
  expect(seasonOf(text)).toBe(season);
});

test('what is no pair of years that follow each other stays as written', () => {
  for (const text of ['2024', '03/2025', '2023/2025', '2024/2023', '2ª safra 2024/2025', 'verão'])
    expect(seasonOf(text)).toBe(text);
  expect([seasonOf(null), seasonOf(undefined), seasonOf('  ')]).toEqual([null, null, null]);
});

test('case and accents tell no seasons apart, words do', () => {
  expect(seasonKey('Verão 2025')).toBe(seasonKey('VERAO  2025'));
  expect(seasonKey('safrinha 2025')).not.toBe(seasonKey('2025'));
  expect(seasonKey(null)).toBe(seasonKey(' '));
});
