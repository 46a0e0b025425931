import { daysBetween } from '../../../domain/calendar.ts';
import { addDays, addMonths, type LocalDate } from '../../../domain/dates.ts';

/** The stretch of time that the bars of a checklist share. */
export interface TimeAxis {
  readonly from: LocalDate;
  readonly days: number;
  /** First days of the months on it. */
  readonly months: readonly LocalDate[];
}

/** From the month before today to a month after the day asked about, half a year at least. */
export function axisAround(today: LocalDate, day: LocalDate): TimeAxis {
  const earliest = day < today && daysBetween(day, today) <= longest ? day : today;
  const from = addMonths(firstOf(earliest), -1);
  const wanted = Math.max(daysBetween(from, addMonths(from, 6)), daysBetween(from, addMonths(day, 1)));
  const days = Math.min(wanted, longest);
  const end = addDays(from, days);
  const every = days > 400 ? 3 : days > 220 ? 2 : 1;
  const months: LocalDate[] = [];
  for (let month = from; month < end; month = addMonths(month, every)) months.push(month);
  return { from, days, months };
}

/** More than two years are no more told apart by a bar. */
const longest = 730;

const firstOf = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`;

/** Place of a day on the axis, 0..100; days outside stand at its ends. */
export const placeOnAxis = ({ from, days }: TimeAxis, day: LocalDate): number =>
  Math.min(100, Math.max(0, (daysBetween(from, day) / days) * 100));

export const isOn = (axis: TimeAxis, day: LocalDate): boolean =>
  day >= axis.from && day <= addDays(axis.from, axis.days);
