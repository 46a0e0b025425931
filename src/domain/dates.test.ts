import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysInMonth,
  formatDate,
  formatMonth,
  isDateTime,
  isLocalDate,
  isMonth,
  isTime,
  makeLocalDate,
} from './dates.ts';

test.each(['2024-02-29', '2000-02-29', '1987-03-12'])('%s is a day', (text) =>
  expect(isLocalDate(text)).toBe(true),
);
test.each(['2023-02-29', '1900-02-29', '2024-04-31', '2024-13-01', '2024-1-1', '0000-01-01', ''])(
  '%s is none',
  (text) => {
    expect(isLocalDate(text)).toBe(false);
  },
);

test('a day that does not exist is not made', () => {
  expect(makeLocalDate(2024, 2, 29)).toBe('2024-02-29');
  expect(makeLocalDate(2023, 2, 29)).toBeNull();
  expect(makeLocalDate(2024.5, 1, 1)).toBeNull();
  expect(daysInMonth(2100, 2)).toBe(28);
});

test('an instant has a day that exists and an hour of the clock', () => {
  expect(isDateTime('2024-02-29T23:59:59.123Z')).toBe(true);
  expect(isDateTime('2024-02-29T10:00-03:00')).toBe(true);
  expect(isDateTime('2023-02-29T10:00:00Z')).toBe(false);
  expect(isDateTime('2024-02-29T24:00:00Z')).toBe(false);
});

describe('a day as shown and typed', () => {
  test('follows the language, with the century when asked', () => {
    expect(formatDate('2026-11-20', 'pt-br')).toBe('20/11/26');
    expect(formatDate('2026-11-20', 'en-us')).toBe('11/20/26');
    expect(formatDate('1926-11-20', 'pt-br', 'full')).toBe('20/11/1926');
  });

  test('comes back as it is when it is none', () => {
    expect(formatDate('ontem', 'pt-br')).toBe('ontem');
    expect(formatDate('20240501', 'en-us', 'full')).toBe('20240501');
  });
});

test('days are counted across months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
});

test('a month has two digits from 01 to 12, and is shown with its year in full', () => {
  expect(['2026-03', '0999-12'].every(isMonth)).toBe(true);
  expect(['2026-13', '2026-00', '2026-3', '03/2026', ''].some(isMonth)).toBe(false);
  expect(formatMonth('2026-03')).toBe('03/2026');
  expect(formatMonth('março')).toBe('março');
});

test('a time of the clock runs from 00:00 to 23:59', () => {
  expect(['00:00', '08:30', '23:59'].every(isTime)).toBe(true);
  expect(['24:00', '8:30', '08:60', '08:30:00', ''].some(isTime)).toBe(false);
});
