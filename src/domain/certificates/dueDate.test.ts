import { expect, test } from 'vitest';
import { dueDate, isGoodOn, lapsedBy } from './dueDate.ts';

test.each([
  [{ issuedOn: '2026-10-22', days: 30 }, '2026-11-21'],
  [{ issuedOn: '2026-06-10', days: 180 }, '2026-12-07'],
  [{ issuedOn: '2026-08-31', months: 6 }, '2027-03-01'],
  [{ issuedOn: '2024-02-29', months: 12 }, '2025-03-01'],
  [{ issuedOn: '2026-11-23', days: 0 }, '2026-11-23'],
  [{ issuedOn: '2026-11-23', days: 30, printedDue: '2026-11-30' }, '2026-11-30'],
  [{ issuedOn: '2026-11-23', days: 0, months: 3 }, '2026-11-23'],
  [{ issuedOn: '2026-11-23' }, null],
  [{ issuedOn: '2026-11-23', days: null, months: null, printedDue: null }, null],
])('%o is good until %s', (terms, due) => {
  expect(dueDate(terms)).toBe(due);
});

test('names exactly those that will have lapsed by the day of the signature', () => {
  const certificates = [
    { code: 'CND_FED', issuedOn: '2026-11-01', days: 180, printedDue: '2026-12-10' },
    { code: 'PROT', issuedOn: '2026-11-09', days: 30 },
    { code: 'CRF', issuedOn: '2026-11-11', days: 30 },
    { code: 'INDISP', issuedOn: '2026-12-10', days: 0 },
    { code: 'CADIN', issuedOn: '2026-12-11', days: 0 },
    { code: 'CAR_DEM', issuedOn: '2019-01-01' },
  ];
  const codes = (day: string) => lapsedBy(certificates, day).map(({ code }) => code);
  expect(codes('2026-12-10')).toEqual(['PROT']);
  expect(codes('2026-12-11')).toEqual(['CND_FED', 'PROT', 'INDISP']);
  expect(codes('2026-12-12')).toEqual(['CND_FED', 'PROT', 'CRF', 'INDISP', 'CADIN']);
  expect(codes('2026-11-23')).toEqual([]);
});

test('a certificate of the day is good on that day alone', () => {
  const due = dueDate({ issuedOn: '2026-11-23', days: 0 });
  expect([isGoodOn(due, '2026-11-23'), isGoodOn(due, '2026-11-24')]).toEqual([true, false]);
});
