import { describe, expect, test } from 'vitest';
import { daysIn, isPeriodDay, periodOf, pointsOf, precedingPeriod, problemOf, stepOf } from './period.ts';

describe('a period', () => {
  test.each([
    [null, null, '2026-11-01', '2026-11-23'],
    ['2026-10-05', null, '2026-10-05', '2026-11-23'],
    [null, '2026-02-28', '2026-02-01', '2026-02-28'],
    ['2026-10-05', '2026-10-06', '2026-10-05', '2026-10-06'],
  ])('of %s and %s is from %s to %s', (from, to, first, last) => {
    expect(periodOf(from, to, '2026-11-23')).toEqual({ from: first, to: last });
  });

  test('of one day has one day', () => {
    expect(daysIn({ from: '2026-11-20', to: '2026-11-20' })).toBe(1);
  });

  test('is refused reversed, and beyond 366 days', () => {
    expect(problemOf({ from: '2026-11-20', to: '2026-11-19' })).toBe('reversed');
    expect(problemOf({ from: '2025-11-20', to: '2026-11-20' })).toBeNull();
    expect(problemOf({ from: '2025-11-20', to: '2026-11-21' })).toBe('too-long');
    expect(problemOf({ from: '2024-01-01', to: '2024-12-31' })).toBeNull();
  });

  test('is made of days that exist and calendars know', () => {
    expect(['2026-02-28', '1900-01-01', '2199-12-31'].every(isPeriodDay)).toBe(true);
    expect(['2026-02-29', '1899-12-31', '2200-01-01', '20261120', 'ontem', ''].some(isPeriodDay)).toBe(false);
  });

  test('is compared with as many days before it', () => {
    expect(precedingPeriod({ from: '2026-11-01', to: '2026-11-19' })).toEqual({
      from: '2026-10-13',
      to: '2026-10-31',
    });
    expect(precedingPeriod({ from: '2024-03-01', to: '2024-03-01' })).toEqual({
      from: '2024-02-29',
      to: '2024-02-29',
    });
  });
});

describe('a series', () => {
  test('has a point for every day, also over the days clocks changed', () => {
    const points = pointsOf({ from: '2018-11-02', to: '2018-11-05' });
    expect(points.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2018-11-02 2018-11-02',
      '2018-11-03 2018-11-03',
      '2018-11-04 2018-11-04',
      '2018-11-05 2018-11-05',
    ]);
  });

  test('is told in ISO weeks beyond 92 days, the first and the last cut', () => {
    expect(stepOf({ from: '2026-08-01', to: '2026-10-31' })).toBe('day');
    const period = { from: '2026-08-01', to: '2026-11-04' };
    expect(stepOf(period)).toBe('week');
    const points = pointsOf(period);
    expect(points[0]).toEqual({ from: '2026-08-01', to: '2026-08-02' });
    expect(points[1]).toEqual({ from: '2026-08-03', to: '2026-08-09' });
    expect(points.at(-1)).toEqual({ from: '2026-11-02', to: '2026-11-04' });
    expect(points.reduce((days, point) => days + daysIn(point), 0)).toBe(daysIn(period));
  });
});
