import { expect, test } from 'vitest';
import { businessHours, dayOffNear, type WorkingCalendar } from './businessHours.ts';
import { nationalHolidays } from './holidays.ts';
import { instantOf } from './localInstant.ts';

const calendar: WorkingCalendar = {
  timeZone: 'America/Sao_Paulo',
  opensAt: '08:00',
  closesAt: '18:00',
  holidays: new Set([2018, 2019, 2026].flatMap((year) => nationalHolidays(year).map(({ date }) => date))),
};
const at = (local: string) => instantOf(local, calendar.timeZone);
const hours = (from: string, to: string) => businessHours(at(from), at(to), calendar);

test.each([
  ['opened before a holiday and a weekend', '2026-11-19T17:30', '2026-11-23T09:15', 1.75],
  ['inside a day', '2026-11-18T09:00', '2026-11-18T11:30', 2.5],
  ['across a weekend', '2026-11-13T17:00', '2026-11-16T09:00', 2],
  ['across a holiday', '2026-11-19T17:00', '2026-11-20T12:00', 1],
  ['start before the working day', '2026-11-18T05:00', '2026-11-18T09:00', 1],
  ['end after the working day', '2026-11-18T17:00', '2026-11-18T23:00', 1],
  ['start before and end after', '2026-11-18T00:00', '2026-11-18T23:59', 10],
  ['start and end the same', '2026-11-18T09:00', '2026-11-18T09:00', 0],
  ['end before start', '2026-11-18T10:00', '2026-11-18T09:00', 0],
  ['from Sunday to Sunday', '2026-11-15T09:00', '2026-11-15T17:00', 0],
  ['from Sunday to the next Sunday, with a holiday', '2026-11-15T09:00', '2026-11-22T17:00', 40],
  ['at night', '2026-11-18T18:00', '2026-11-19T08:00', 0],
  ['over a year with its 12 holidays on weekdays', '2026-01-01T00:00', '2027-01-01T00:00', (261 - 12) * 10],
  ['in summer time, when clocks stood at UTC−2', '2018-11-30T17:00', '2018-12-03T09:00', 2],
  ['across the end of summer time', '2019-02-15T17:00', '2019-02-18T09:00', 2],
])('business hours %s', (_case, from, to, expected) => {
  expect(hours(from, to)).toBe(expected);
});

test('the calendar is that of its own zone', () => {
  const [from, to] = [new Date('2026-11-18T11:00:00Z'), new Date('2026-11-18T12:00:00Z')];
  expect(businessHours(from, to, calendar)).toBe(1);
  expect(businessHours(from, to, { ...calendar, timeZone: 'America/Manaus' })).toBe(0);
});

test('hours and days without work are those of who works', () => {
  const own = { ...calendar, opensAt: '09:30', closesAt: '12:00', holidays: new Set<string>() };
  expect(businessHours(at('2026-11-19T11:00'), at('2026-11-23T10:00'), own)).toBe(1 + 2.5 + 0.5);
});

test.each([
  ['two days before', '2026-11-18', null],
  ['the day before, until after the weekend', '2026-11-19', { day: '2026-11-20', until: '2026-11-23' }],
  ['the day itself', '2026-11-20', { day: '2026-11-20', until: '2026-11-23' }],
  ['the day after', '2026-11-21', null],
  ['before one on a Sunday', '2026-11-14', null],
  ['Sunday, before two days of carnival', '2026-02-15', { day: '2026-02-16', until: '2026-02-18' }],
])('a holiday is near: %s', (_case, today, expected) => {
  expect(dayOffNear(today, calendar)).toEqual(expected);
});
