import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inForm } from '../../../test/support/run/form.ts';
import { addMonthsClamp, addMonthsLegal, businessDays, daysBetween, wholeMonths } from '../calendar.ts';
import { Precise, power, restOf, rounded, roundedParts, splitByWeights, sum } from './arithmetic.ts';
import { yearlyRate } from './interest.ts';

test('amounts and areas, split by any weights, always give the total back', () => {
  const weight = fc.integer({ min: 0, max: 1_000_000 }).map(String);
  const total = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(
    fc.property(
      total,
      fc.array(weight, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(2, 4),
      (cents, weights, places) => {
        const amount = new Precise(cents).div(10 ** places).toFixed(places);
        fc.pre(weights.some((one) => one !== '0'));
        const parts = splitByWeights(amount, weights, places).map((part) => new Precise(part));
        expect(sum(parts).toFixed(places)).toBe(amount);
        expect(parts.some((part) => part.isNegative())).toBe(false);
      },
    ),
    { numRuns: inForm({ short: 1_000, long: 10_000 }) },
  );
});

test('equal remainders go to the first', () => {
  expect(splitByWeights('100', ['1', '1', '1'], 2)).toEqual(['33.34', '33.33', '33.33']);
  expect(splitByWeights('0.05', ['1', '1'], 2)).toEqual(['0.03', '0.02']);
  expect(splitByWeights('10', ['0', '0'], 2)).toEqual(['0.00', '0.00']);
});

test('the total is rounded as the company rounds before it is split', () => {
  expect(splitByWeights('0.125', ['1', '1'], 2)).toEqual(['0.07', '0.06']);
  expect(splitByWeights(new Precise('0.125'), [new Precise(1), '1'], 2, 'HALF_EVEN')).toEqual([
    '0.06',
    '0.06',
  ]);
});

test('what is left beside a part adds up to the total with it', () => {
  expect(restOf('1.001', '0.500', 3)).toBe('0.501');
  expect(restOf('30000.000', '34000.000', 3)).toBe('-4000.000');
  expect(restOf('1.00', '1.00', 2)).toBe('0.00');
});

test('halves go up, or to the even neighbour', () => {
  const halves = ['0.125', '0.135', '-0.125', '2.5'];
  expect(halves.map((half) => rounded(new Precise(half), 2))).toEqual(['0.13', '0.14', '-0.13', '2.50']);
  expect(halves.map((half) => rounded(new Precise(half), 2, 'HALF_EVEN'))).toEqual([
    '0.12',
    '0.14',
    '-0.12',
    '2.50',
  ]);
  expect(rounded(new Precise('-0.001'), 2)).toBe('0.00');
});

test('legal terms end on the first of the month after, monetary ones on the last day there is', () => {
  expect(addMonthsLegal('2024-02-29', 36)).toBe('2027-03-01');
  expect(addMonthsLegal('2026-08-31', 6)).toBe('2027-03-01');
  expect(addMonthsClamp('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonthsClamp('2024-01-31', -2)).toBe('2023-11-30');
  expect(wholeMonths('2024-01-31', '2024-02-29')).toBe(1);
  expect(wholeMonths('2024-01-31', '2024-02-28')).toBe(0);
  expect(wholeMonths('2024-01-31', '2023-12-31')).toBe(0);
});

test('business days leave out weekends and holidays, whatever span they are counted over', () => {
  expect(businessDays('2026-11-19', '2026-11-23')).toBe(1);
  expect(businessDays('2026-11-19', '2026-11-23', ['2026-11-23'])).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 }), (first, second) => {
      const day = (offset: number) => new Date(Date.UTC(2025, 0, 1 + offset)).toISOString().slice(0, 10);
      const [a, b, c] = [day(0), day(first), day(first + second)];
      expect(businessDays(a, b) + businessDays(b, c)).toBe(businessDays(a, c));
      expect(businessDays(a, c)).toBeLessThanOrEqual(daysBetween(a, c));
    }),
  );
});

test('powers are those of logarithms to thirty-four digits', () => {
  const rate = fc.integer({ min: -9_000, max: 30_000 }).map((rate) => new Precise(rate).div(10_000).plus(1));
  const years = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 365 }));
  fc.assert(
    fc.property(rate, years, (base, [days, basis]) => {
      const exponent = new Precise(days).div(basis);
      fc.pre(exponent.lessThan(60));
      const shown = (value: Precise) => value.toSignificantDigits(34).toString();
      expect(shown(power(base, exponent))).toBe(shown(base.pow(exponent)));
    }),
  );
});

test('a monthly rate is twelve of it, or compounded', () => {
  expect(yearlyRate('1', 'SIMPLES')).toBe('12');
  expect(new Precise(yearlyRate('1', 'COMPOSTO')).toFixed(4)).toBe('12.6825');
});

test('amounts under a total add up to it, and one that is whole stays as it is', () => {
  const parts = (...amounts: readonly string[]) =>
    roundedParts(
      amounts.map((amount) => new Precise(amount)),
      2,
    );
  expect(parts('3.635', '3.635')).toEqual(['3.64', '3.63']);
  expect(parts('1000000000', '0.0025', '0.0025')).toEqual(['1000000000.00', '0.01', '0.00']);
  expect(parts('0.004', '0', '0.004')).toEqual(['0.01', '0.00', '0.00']);
  expect(parts()).toEqual([]);
});
