import { addDays, type LocalDate, makeLocalDate } from './dates.ts';

/** A day on which banks operate nowhere in the country. */
export interface NationalHoliday {
  readonly date: LocalDate;
  /** Its name in Portuguese, as the law calls it: data of the register, not a text of a screen. */
  readonly name: string;
  /** The law or rule that made it. */
  readonly ground: string;
}

/**
 * National holidays of a year and the further days the financial market does not count as business days, in order
 * of date. A fixed one is there from the first year its law was in force on that day.
 * @param year 1583 (first whole Gregorian year) to 9999
 * @see Lei 662/1949 with Lei 10.607/2002; Lei 1.266/1950; Lei 6.802/1980; Lei 9.093/1995; Lei 14.759/2023
 * @see Resolução CMN 4.880/2020: Monday and Tuesday of Carnival and Corpus Christi are no business days
 */
export function nationalHolidays(year: number): readonly NationalHoliday[] {
  const easter = easterSunday(year);
  const fixed = fixedDays
    .filter(({ since }) => year >= since)
    .map(({ month, day, name, ground }) => ({ date: makeLocalDate(year, month, day) ?? '', name, ground }));
  const moveable = moveableDays.map(({ fromEaster, name, ground }) => ({
    date: addDays(easter, fromEaster),
    name,
    ground,
  }));
  return [...fixed, ...moveable].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/**
 * Easter Sunday of the Gregorian calendar.
 * @see the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8)
 */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return makeLocalDate(year, Math.floor(days / 31), (days % 31) + 1) ?? '';
}

const law662 = 'Lei 662/1949';

const fixedDays: readonly {
  readonly month: number;
  readonly day: number;
  readonly name: string;
  readonly ground: string;
  /** First year in which the day fell under the law. */
  readonly since: number;
}[] = [
  { month: 1, day: 1, name: 'Confraternização Universal', ground: law662, since: 1950 },
  { month: 4, day: 21, name: 'Tiradentes', ground: 'Lei 662/1949, red. Lei 10.607/2002', since: 1951 },
  { month: 5, day: 1, name: 'Dia do Trabalho', ground: law662, since: 1949 },
  { month: 9, day: 7, name: 'Independência do Brasil', ground: law662, since: 1949 },
  { month: 10, day: 12, name: 'Nossa Senhora Aparecida', ground: 'Lei 6.802/1980', since: 1980 },
  { month: 11, day: 2, name: 'Finados', ground: 'Lei 662/1949, red. Lei 10.607/2002', since: 2003 },
  { month: 11, day: 15, name: 'Proclamação da República', ground: law662, since: 1949 },
  {
    month: 11,
    day: 20,
    name: 'Dia Nacional de Zumbi e da Consciência Negra',
    ground: 'Lei 14.759/2023',
    since: 2024,
  },
  { month: 12, day: 25, name: 'Natal', ground: law662, since: 1949 },
];

const bankRule = 'Resolução CMN 4.880/2020 (dia não útil bancário)';

const moveableDays: readonly {
  readonly fromEaster: number;
  readonly name: string;
  readonly ground: string;
}[] = [
  { fromEaster: -48, name: 'Carnaval (segunda-feira)', ground: bankRule },
  { fromEaster: -47, name: 'Carnaval (terça-feira)', ground: bankRule },
  { fromEaster: -2, name: 'Sexta-feira da Paixão', ground: 'Lei 9.093/1995, art. 2º' },
  { fromEaster: 60, name: 'Corpus Christi', ground: bankRule },
];
