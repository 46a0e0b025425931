import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addShares,
  compareShares,
  divideShares,
  formatDecimal,
  isShare,
  multiplyShares,
  subtractShares,
  sumShares,
  toDecimal,
  toPercentages,
  toShare,
  trimDecimal,
} from './units.ts';

describe('shares', () => {
  test('are exact and in lowest terms', () => {
    expect(toShare('2/4')).toBe('1/2');
    expect(toShare('0.125')).toBe('1/8');
    expect(sumShares(['1/3', '1/3', '1/3'])).toBe('1/1');
    expect(sumShares([])).toBe('0/1');
    expect(addShares('1/3', '1/6')).toBe('1/2');
    expect(subtractShares('2/3', '1/4')).toBe('5/12');
    expect(multiplyShares('2/3', '3/4')).toBe('1/2');
    expect(divideShares('1/2', '3/1')).toBe('1/6');
    expect(compareShares('1/3', '3333/10000')).toBe(1);
  });

  test.each(['1/2', '0/1', '1/1', '1/7'])('%s is a share', (text) => expect(isShare(text)).toBe(true));
  test.each(['2/4', '3/2', '-1/2', '1/0', '0.5', 'metade', ''])('%s is none', (text) => {
    expect(isShare(text)).toBe(false);
  });
});

describe('percentages', () => {
  test('of thirds give the rest to the first', () => {
    expect(toPercentages(['1/3', '1/3', '1/3'], 2)).toEqual(['33.34', '33.33', '33.33']);
    expect(toPercentages(['5/12', '1/3', '1/4'], 4)).toEqual(['41.6667', '33.3333', '25.0000']);
  });

  test('sum to exactly one hundred whatever the shares of a whole', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 4 }), (parts, places) => {
        const total = parts.reduce((a, b) => a + b);
        const shares = parts.map((part) => toShare(`${part}/${total}`));
        const unit = 10 ** places;
        const sum = toPercentages(shares, places).reduce(
          (all, item) => all + Math.round(Number(item) * unit),
          0,
        );
        expect(sum).toBe(100 * unit);
      }),
    );
  });

  test('do not invent what is missing', () => {
    expect(toPercentages(['1/2', '1/4'], 2)).toEqual(['50.00', '25.00']);
    expect(toPercentages([], 2)).toEqual([]);
  });
});

describe('decimals', () => {
  test('keep every digit and lose idle zeros', () => {
    expect(trimDecimal('48.4000')).toBe('48.4');
    expect(toDecimal('123456789012345678.90')).toBe('123456789012345678.9');
    expect(toDecimal(1e21)).toBe('1000000000000000000000');
    expect(trimDecimal('-0.00')).toBe('0');
  });

  test.each([
    ['1234567.5', 'pt-br', 2, '1.234.567,50'],
    ['1234567.5', 'en-us', 2, '1,234,567.50'],
    ['-1234.005', 'pt-br', 2, '-1.234,01'],
    ['0.125', 'pt-br', undefined, '0,125'],
    ['999', 'pt-br', undefined, '999'],
    ['-100', 'pt-br', undefined, '-100'],
  ] as const)('%s is shown in %s with %s places as %s', (value, locale, places, shown) => {
    expect(formatDecimal(value, locale, places)).toBe(shown);
  });
});
