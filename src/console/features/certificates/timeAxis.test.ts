import { expect, test } from 'vitest';
import { axisAround, isOn, placeOnAxis } from './timeAxis.ts';

test('shows the month before today and half a year, both days on it', () => {
  const axis = axisAround('2026-11-23', '2026-12-15');
  expect(axis.from).toBe('2026-10-01');
  expect(axis.months).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ]);
  expect(isOn(axis, '2026-11-23') && isOn(axis, '2026-12-15')).toBe(true);
  expect(placeOnAxis(axis, '2026-10-01')).toBe(0);
  expect(placeOnAxis(axis, '2026-11-23')).toBeLessThan(placeOnAxis(axis, '2026-12-15'));
});

test('grows with a day far away, and no further than two years', () => {
  expect(isOn(axisAround('2026-11-23', '2027-10-01'), '2027-10-01')).toBe(true);
  const far = axisAround('2026-11-23', '2096-01-01');
  expect(far.days).toBe(730);
  expect(placeOnAxis(far, '2096-01-01')).toBe(100);
  expect(placeOnAxis(far, '1996-01-01')).toBe(0);
});

test('reaches back to a day just gone', () => {
  expect(isOn(axisAround('2026-11-23', '2026-08-10'), '2026-08-10')).toBe(true);
});
