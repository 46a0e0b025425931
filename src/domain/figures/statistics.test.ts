import { describe, expect, test } from 'vitest';
import { percentile, roundedPercent, statisticsOf, toDecimals, variation } from './statistics.ts';

describe('statistics', () => {
  test('of the example of the rule', () => {
    const { mean, p90, ...others } = statisticsOf([12, 15, 18, 20, 22, 25, 31, 40, 55, 120]);
    expect(others).toEqual({ n: 10, median: 23.5, min: 12, max: 120 });
    expect(mean).toBeCloseTo(35.8, 10);
    expect(p90).toBeCloseTo(61.5, 10);
  });

  test('of one sample are all that sample', () => {
    expect(statisticsOf([7])).toEqual({ n: 1, mean: 7, median: 7, p90: null, min: 7, max: 7 });
  });

  test('hide the ninetieth percentile of four samples and show that of five', () => {
    expect(statisticsOf([4, 3, 2, 1])).toMatchObject({ n: 4, median: 2.5, p90: null });
    expect(statisticsOf([5, 4, 3, 2, 1]).p90).toBeCloseTo(4.6, 10);
  });

  test('of nothing are nothing, not zero', () => {
    expect(statisticsOf([])).toEqual({ n: 0, mean: null, median: null, p90: null, min: null, max: null });
  });

  test('do not hang on the order of the samples, nor sort them as texts', () => {
    expect(statisticsOf([100, 9, 20])).toMatchObject({ median: 20, min: 9, max: 100 });
  });
});

test('a percentile lies between its neighbours', () => {
  expect(percentile([10, 20], 0.25)).toBe(12.5);
  expect(percentile([10, 20], 0)).toBe(10);
  expect(percentile([10, 20], 1)).toBe(20);
});

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 8, 12.5],
  [1, 16, 6.3],
  [0, 5, 0],
  [3, 0, null],
])('%d of %d are %s %%', (part, whole, percent) => {
  expect(roundedPercent(part, whole)).toBe(percent);
});

test('a variation is told of what was, not of what is', () => {
  expect(variation(184, 164)).toBe(12.2);
  expect(variation(0, 4)).toBe(-100);
  expect(variation(4, 0)).toBeNull();
  expect(variation(null, 4)).toBeNull();
  expect(variation(4, null)).toBeNull();
});

test.each([
  [1.25, 1, 1.3],
  [1.005, 2, 1.01],
  [-1.25, 1, -1.2],
  [87.75, 1, 87.8],
  [12, 3, 12],
  [null, 1, null],
])('%s with %d decimals is %s', (value, places, expected) => {
  expect(toDecimals(value, places)).toBe(expected);
});
