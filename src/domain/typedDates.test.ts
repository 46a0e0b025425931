import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate } from './dates.ts';
import { locales } from './locale.ts';
import { findMissingDay, parseDate, parseDateTime, parseMonth, parseTime } from './typedDates.ts';

const today = '2026-11-21';

describe('a day as typed', () => {
  test.each([
    ['3/2/24', 'pt-br', '2024-02-03'],
    ['3/2/24', 'en-us', '2024-03-02'],
    ['03022024', 'pt-br', '2024-02-03'],
    ['01032026', 'en-us', '2026-01-03'],
    ['030224', 'pt-br', '2024-02-03'],
    [' 03.02.2024 ', 'pt-br', '2024-02-03'],
    ['3-2-2024', 'pt-br', '2024-02-03'],
    ['3\u20132\u20132024', 'pt-br', '2024-02-03'],
    ['3\u00a02\u00a02024', 'pt-br', '2024-02-03'],
    ['2024-02-03', 'en-us', '2024-02-03'],
    ['2024-02-03T00:00:00', 'pt-br', '2024-02-03'],
    ['03/02/2024 00:00:00', 'pt-br', '2024-02-03'],
    ['12/3/87', 'pt-br', '1987-03-12'],
    ['12/3/45', 'pt-br', '2045-03-12'],
    ['12/3/46', 'pt-br', '1946-03-12'],
    ['1 mar 2026', 'pt-br', '2026-03-01'],
    ['1 mar 2026', 'en-us', '2026-03-01'],
    ['1º de Março de 2026', 'pt-br', '2026-03-01'],
    ['1mar26', 'pt-br', '2026-03-01'],
    ['01-fev.-2026', 'pt-br', '2026-02-01'],
    ['March 1st, 2026', 'en-us', '2026-03-01'],
    ['sex., 20 nov 2026', 'pt-br', '2026-11-20'],
    ['sexta-feira, 20 de novembro de 2026', 'pt-br', '2026-11-20'],
    ['Friday, November 20, 2026', 'en-us', '2026-11-20'],
    ['hoje', 'pt-br', '2026-11-21'],
    ['Amanhã', 'pt-br', '2026-11-22'],
    ['yesterday', 'en-us', '2026-11-20'],
  ] as const)('%s in %s is %s', (text, locale, day) => {
    expect(parseDate(text, locale, today)).toBe(day);
  });

  test.each([
    '31/02/2024',
    '2024-02-31',
    '3/2',
    '1 mar',
    '1 ma 2026',
    '1 maz 2026',
    '',
    '3/2/024',
    '3/13/2024',
    '03/02/2024 10:00',
    'depois',
    '__proto__',
  ])('%s is refused', (text) => expect(parseDate(text, 'pt-br', today)).toBeNull());

  test('comes back as shown with its century, in every language', () => {
    const day = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...locales), (value, locale) => {
        expect(parseDate(formatDate(value, locale, 'full'), locale, today)).toBe(value);
      }),
    );
  });
});

test.each([
  ['31/02/2024', 'pt-br', { day: 31, month: 2, year: 2024 }],
  ['29/2/23', 'pt-br', { day: 29, month: 2, year: 2023 }],
  ['April 31, 2024', 'en-us', { day: 31, month: 4, year: 2024 }],
  ['2024-02-30', 'pt-br', { day: 30, month: 2, year: 2024 }],
  ['28/02/2024', 'pt-br', null],
  ['31/13/2024', 'pt-br', null],
  ['0/02/2024', 'pt-br', null],
  ['ontem', 'pt-br', null],
] as const)('the day missing from %s in %s is %j', (text, locale, parts) => {
  expect(findMissingDay(text, locale, today)).toEqual(parts);
});

test.each([
  ['3/26', '2026-03'],
  ['03/2026', '2026-03'],
  ['032026', '2026-03'],
  ['mar 2026', '2026-03'],
  ['março de 2026', '2026-03'],
  ['dez/87', '1987-12'],
  ['2026-03', '2026-03'],
  ['13/2026', null],
  ['0326', null],
  ['março', null],
])('the month %s is %s', (text, month) => expect(parseMonth(text, today)).toBe(month));

test.each([
  ['8:30', '08:30'],
  ['8h30', '08:30'],
  ['8h', '08:00'],
  ['8 h', '08:00'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8:30 pm', '20:30'],
  ['12 a.m.', '00:00'],
  ['12 pm', '12:00'],
  ['10:40:00', '10:40'],
  ['13 pm', null],
  ['24:00', null],
  ['8', null],
  ['8:3', null],
])('the time %s is %s', (text, time) => expect(parseTime(text)).toBe(time));

test.each([
  ['20/11/26 10:40', '2026-11-20T10:40:00'],
  ['20/11/2026, 10:40:15', '2026-11-20T10:40:15'],
  ['hoje às 14h30', '2026-11-21T14:30:00'],
  ['20 nov 2026 2:30 pm', '2026-11-20T14:30:00'],
  ['2026-11-20 10:40', '2026-11-20T10:40:00'],
  ['2026-11-20T10:40:00Z', '2026-11-20T10:40:00Z'],
  ['20/11/2026', null],
  ['10:40', null],
  ['31/02/2026 10:40', null],
])('the instant %s is %s', (text, instant) => expect(parseDateTime(text, 'pt-br', today)).toBe(instant));
