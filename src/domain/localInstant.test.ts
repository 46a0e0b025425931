import { describe, expect, test } from 'vitest';
import { instantOf, momentOf, wallTimeOf } from './localInstant.ts';

describe('instantOf', () => {
  test.each([
    ['2026-11-20T10:40:00', 'America/Sao_Paulo', '2026-11-20T13:40:00.000Z'],
    ['2026-11-20T10:40', 'America/Manaus', '2026-11-20T14:40:00.000Z'],
    ['2026-07-01T00:00:00', 'UTC', '2026-07-01T00:00:00.000Z'],
    ['2026-11-20T10:40:00.250', 'America/Sao_Paulo', '2026-11-20T13:40:00.250Z'],
  ])('reads %s in %s as %s', (local, zone, instant) => {
    expect(instantOf(local, zone).toISOString()).toBe(instant);
  });

  test('takes the first pass of the hour that came twice at the end of summer time', () => {
    expect(instantOf('2018-02-17T23:30:00', 'America/Sao_Paulo').toISOString()).toBe(
      '2018-02-18T01:30:00.000Z',
    );
  });

  test('reads an hour that summer time skipped with the offset before', () => {
    expect(instantOf('2018-11-04T00:30:00', 'America/Sao_Paulo').toISOString()).toBe(
      '2018-11-04T03:30:00.000Z',
    );
  });

  test('obeys an offset that is given', () => {
    expect(instantOf('2026-11-20T10:40:00Z', 'America/Sao_Paulo').toISOString()).toBe(
      '2026-11-20T10:40:00.000Z',
    );
    expect(instantOf('2026-11-20T10:40:00+02:00', 'America/Sao_Paulo').toISOString()).toBe(
      '2026-11-20T08:40:00.000Z',
    );
  });
});

describe('the moments of a day', () => {
  test.each([
    ['2026-11-20', '2026-11-20T03:00:00.000Z', '2026-11-21T02:59:59.999Z'],
    [
      'the day that begins at one o’clock',
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T01:59:59.999Z',
      '2018-11-04',
    ],
    ['the day of twenty-five hours', '2018-02-17T02:00:00.000Z', '2018-02-18T02:59:59.999Z', '2018-02-17'],
  ])('%s', (name, first, last, day = name) => {
    const zone = 'America/Sao_Paulo';
    expect(momentOf(day, 'first', zone).toISOString()).toBe(first);
    expect(momentOf(day, 'last', zone).toISOString()).toBe(last);
    for (const moment of [first, last]) expect(wallTimeOf(Date.parse(moment), zone).day).toBe(day);
  });
});
