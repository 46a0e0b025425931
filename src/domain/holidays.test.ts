import { describe, expect, test } from 'vitest';
import { easterSunday, nationalHolidays } from './holidays.ts';

const datesOf = (year: number) => nationalHolidays(year).map(({ date }) => date);

test.each([
  [1961, '1961-04-02'],
  [1981, '1981-04-19'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('finds Easter of %i', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

describe('national holidays', () => {
  test('of 2026 are those of the laws and the days without banks', () => {
    expect(nationalHolidays(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-01-01 Confraternização Universal',
      '2026-02-16 Carnaval (segunda-feira)',
      '2026-02-17 Carnaval (terça-feira)',
      '2026-04-03 Sexta-feira da Paixão',
      '2026-04-21 Tiradentes',
      '2026-05-01 Dia do Trabalho',
      '2026-06-04 Corpus Christi',
      '2026-09-07 Independência do Brasil',
      '2026-10-12 Nossa Senhora Aparecida',
      '2026-11-02 Finados',
      '2026-11-15 Proclamação da República',
      '2026-11-20 Dia Nacional de Zumbi e da Consciência Negra',
      '2026-12-25 Natal',
    ]);
  });

  test('name the law each rests on', () => {
    for (const { ground } of nationalHolidays(2026)) expect(ground).toMatch(/^(Lei|Resolução) \S+/);
  });

  test('begin with their laws', () => {
    expect(datesOf(2023)).not.toContain('2023-11-20');
    expect(datesOf(2024)).toContain('2024-11-20');
    expect(datesOf(1979)).not.toContain('1979-10-12');
    expect(datesOf(2002)).not.toContain('2002-11-02');
  });

  test('fall on days that exist, in order, over centuries', () => {
    for (let year = 1950; year <= 2199; year += 1) {
      const dates = datesOf(year);
      expect(dates).toEqual([...dates].sort());
      expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set([String(year)]));
      expect(new Date(`${easterSunday(year)}T00:00:00Z`).getUTCDay()).toBe(0);
    }
  });
});
