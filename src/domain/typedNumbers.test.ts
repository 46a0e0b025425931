import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import {
  explainNumber,
  explainShare,
  parseDecimal,
  parseHectares,
  parseMoney,
  parsePercent,
  parseShare,
} from './typedNumbers.ts';
import { formatDecimal, toDecimal } from './units.ts';

describe('a decimal as typed', () => {
  test.each([
    ['1.234,56', 'pt-br', '1234.56'],
    ['1234,56', 'pt-br', '1234.56'],
    ['1234,5', 'pt-br', '1234.5'],
    ['1 234,5', 'pt-br', '1234.5'],
    ['1\u00a0234\u00a0567,5', 'pt-br', '1234567.5'],
    [',5', 'pt-br', '0.5'],
    ['\u22123,2', 'pt-br', '-3.2'],
    ['0,00', 'pt-br', '0'],
    ['1,234.56', 'en-us', '1234.56'],
    ['1.500.000', 'pt-br', '1500000'],
    ['123456789012345678901234567890', 'pt-br', '123456789012345678901234567890'],
  ] as const)('%s in %s is %s', (text, locale, value) => expect(parseDecimal(text, locale)).toBe(value));

  test.each([
    ['1.23', 'pt-br'],
    ['1,23,4', 'pt-br'],
    ['1.234 567', 'pt-br'],
    ['12 34', 'pt-br'],
    ['1,234.56', 'pt-br'],
    ['1.234,56', 'en-us'],
    ['-0', 'pt-br'],
    ['-0,00', 'pt-br'],
    ['mil', 'pt-br'],
    ['', 'pt-br'],
    ['-', 'pt-br'],
    ['5,', 'pt-br'],
    ['1e5', 'en-us'],
    ['1e309', 'en-us'],
    ['NaN', 'en-us'],
    ['Infinity', 'en-us'],
    ['R$ 5', 'pt-br'],
    ['5%', 'pt-br'],
  ] as const)('%s in %s is refused, not guessed', (text, locale) => {
    expect(parseDecimal(text, locale)).toBeNull();
  });

  test('comes back as it was shown, in every language', () => {
    const decimal = fc.tuple(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.integer({ min: 0, max: 6 }),
    );
    fc.assert(
      fc.property(decimal, fc.constantFrom(...locales), ([digits, places], locale) => {
        const value = toDecimal(`${digits}e-${places}`);
        expect(parseDecimal(formatDecimal(value, locale), locale)).toBe(value);
      }),
    );
  });
});

describe('a unit that is typed along', () => {
  test('is that of the field', () => {
    expect(parseMoney(' R$ 1.234,50 ', 'pt-br')).toBe('1234.5');
    expect(parseMoney('-R$1,50', 'pt-br')).toBe('-1.5');
    expect(parsePercent('12,5 %', 'pt-br')).toBe('12.5');
    expect(parseHectares('48,4032 ha', 'pt-br')).toBe('48.4032');
    expect(parseHectares('1 hectare', 'pt-br')).toBe('1');
  });

  test('of square metres is converted exactly', () => {
    expect(parseHectares('484.032 m²', 'pt-br')).toBe('48.4032');
    expect(parseHectares('5 m2', 'pt-br')).toBe('0.0005');
  });

  test('of another kind is refused', () => {
    expect(parseMoney('US$ 5', 'pt-br')).toBeNull();
    expect(parseMoney('5%', 'pt-br')).toBeNull();
    expect(parseHectares('2 alqueires', 'pt-br')).toBeNull();
    expect(parsePercent('5 ha', 'pt-br')).toBeNull();
  });
});

describe('a share as typed', () => {
  test.each([
    ['1/3', '1/3'],
    [' 2 / 6 ', '1/3'],
    ['1\u20443', '1/3'],
    ['½', '1/2'],
    ['33,33%', '3333/10000'],
    ['33,33', '3333/10000'],
    ['50', '1/2'],
    ['100%', '1/1'],
    ['0,5%', '1/200'],
    ['150%', '3/2'],
  ])('%s is %s', (text, share) => expect(parseShare(text, 'pt-br')).toBe(share));

  test.each(['1/0', '0,5', '1', '-1/3', '-5%', 'metade', '1/3/4'])('%s is refused', (text) => {
    expect(parseShare(text, 'pt-br')).toBeNull();
  });
});

test('a bare number up to 1 may be a part or a percentage', () => {
  expect(explainShare('0,5', 'pt-br')).toEqual({ part: '1/2', percent: '0,5%' });
  expect(explainShare('1', 'pt-br')).toEqual({ part: '1/1', percent: '1%' });
  expect(explainShare('0.25', 'en-us')).toEqual({ part: '1/4', percent: '0.25%' });
  expect(explainShare('50', 'pt-br')).toBeNull();
  expect(explainShare('0,5%', 'pt-br')).toBeNull();
  expect(explainShare('1/3', 'pt-br')).toBeNull();
});

describe('a number that was not understood', () => {
  test.each([
    ['1,234.56', 'pt-br', { code: 'number-signs', meant: '1234,56' }],
    ['1.234,56', 'en-us', { code: 'number-signs', meant: '1234.56' }],
    ['R$ 1.23', 'pt-br', { code: 'number-decimals', meant: '1,23' }],
    ['1,2', 'en-us', { code: 'number-decimals', meant: '1.2' }],
    ['123456789012345678901234567890', 'pt-br', { code: 'number-digits' }],
    ['NaN', 'pt-br', null],
    ['1e309', 'pt-br', { code: 'number-digits' }],
    ['1e3', 'pt-br', { code: 'number-exponent', meant: '1000' }],
    ['-1,25e-1', 'pt-br', { code: 'number-exponent', meant: '-0,125' }],
    ['1.25e-1', 'en-us', { code: 'number-exponent', meant: '0.125' }],
    ['1e', 'pt-br', null],
    ['-0', 'pt-br', null],
  ] as const)('%s in %s: %j', (text, locale, reason) => {
    const found = explainNumber(text, locale);
    if (reason === null) expect(found).toBeNull();
    else expect(found).toMatchObject(reason);
  });
});
