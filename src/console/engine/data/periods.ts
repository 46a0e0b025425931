import { addDays, daysInMonth, type LocalDate, makeLocalDate } from '../../../domain/dates.ts';

/** Stretches of days that move with the calendar. The names stand in addresses and in saved views. */
export const periods = [
  'hoje',
  'ontem',
  'ultimos-7-dias',
  'ultimos-30-dias',
  'este-mes',
  'mes-passado',
  'este-ano',
  'proximos-30-dias',
] as const;

export type Period = (typeof periods)[number];

/** A period in the place of a value: which days it means is found out when the list is asked for. */
export interface PeriodValue {
  readonly periodo: Period;
}

export const isPeriod = (value: unknown): value is PeriodValue =>
  typeof value === 'object' &&
  value !== null &&
  'periodo' in value &&
  periods.some((period) => period === value.periodo);

interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** First and last day of a period, both included. */
export const periodOn = (period: Period, today: LocalDate): Days => days[period](today);

const days: Readonly<Record<Period, (today: LocalDate) => Days>> = {
  hoje: (today) => ({ from: today, to: today }),
  ontem: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'ultimos-7-dias': (today) => ({ from: addDays(today, -6), to: today }),
  'ultimos-30-dias': (today) => ({ from: addDays(today, -29), to: today }),
  'este-mes': (today) => monthOf(today),
  'mes-passado': (today) => monthOf(addDays(monthOf(today).from, -1)),
  'este-ano': (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  'proximos-30-dias': (today) => ({ from: today, to: addDays(today, 29) }),
};

function monthOf(day: LocalDate): Days {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    from: makeLocalDate(year, month, 1) ?? day,
    to: makeLocalDate(year, month, daysInMonth(year, month)) ?? day,
  };
}
