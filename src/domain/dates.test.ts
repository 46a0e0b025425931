import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysInMonth, formatDate, isDateTime, isLocalDate, makeLocalDate, parseDate } from './dates.ts';
import { locales } from './locale.ts';

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

  test.each([
    ['3/2/24', 'pt-br', '2024-02-03'],
    ['3/2/24', 'en-us', '2024-03-02'],
    ['03022024', 'pt-br', '2024-02-03'],
    ['030224', 'pt-br', '2024-02-03'],
    [' 03.02.2024 ', 'pt-br', '2024-02-03'],
    ['3-2-2024', 'pt-br', '2024-02-03'],
    ['2024-02-03', 'pt-br', '2024-02-03'],
    ['12/3/87', 'pt-br', '1987-03-12'],
    ['12/3/45', 'pt-br', '2045-03-12'],
    ['12/3/46', 'pt-br', '1946-03-12'],
  ] as const)('%s in %s is %s', (text, locale, day) => {
    expect(parseDate(text, locale, 2026)).toBe(day);
  });

  test.each(['31/02/2024', '2024-02-31', '3/2', 'amanhã', '', '3/2/024'])('%s is refused', (text) => {
    expect(parseDate(text, 'pt-br', 2026)).toBeNull();
  });

  test('comes back as shown with its century, in every language', () => {
    const day = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...locales), (value, locale) => {
        expect(parseDate(formatDate(value, locale, 'full'), locale, 2026)).toBe(value);
      }),
    );
  });
});
