import { addDays, addMonths, daysInMonth, type LocalDate, makeLocalDate } from './dates.ts';
import { nationalHolidays } from './holidays.ts';

/** Months since the year 0: January 2024 is 24288. */
export type MonthNumber = number;

export const monthOf = (day: LocalDate): MonthNumber => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
};

/** `2024-01`. */
export const monthText = (month: MonthNumber): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Plain subtraction: the first day does not count, the last does (CC art. 132). */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** A legal term: where the month lacks the day, the first of the month after (CC art. 132 § 3). */
export const addMonthsLegal = addMonths;

/** A monetary anniversary: where the month lacks the day, the last it has. */
export function addMonthsClamp(day: LocalDate, months: number): LocalDate {
  const month = monthOf(day) + months;
  const [year, of] = [Math.floor(month / 12), (month % 12) + 1];
  const date = Math.min(Number(day.slice(8)), daysInMonth(year, of));
  return makeLocalDate(year, of, date) ?? day;
}

/** Whole months from one day to another by monetary anniversaries; 0 when the other comes before. */
export function wholeMonths(from: LocalDate, to: LocalDate): number {
  const months = monthOf(to) - monthOf(from);
  return Math.max(0, addMonthsClamp(from, months) <= to ? months : months - 1);
}

/** Working days after the first day up to the last: no Saturday, Sunday or national holiday, nor a day of `more`. */
export function businessDays(from: LocalDate, to: LocalDate, more: readonly LocalDate[] = []): number {
  const days = daysBetween(from, to);
  if (days <= 0) return 0;
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  const rest = Array.from({ length: days % 7 }, (_, index) => (weekday + 1 + index) % 7);
  const working = Math.floor(days / 7) * 5 + rest.filter(isWorkday).length;
  return working - holidaysWithin(from, to, more);
}

/** The day itself, or the next one on which offices work. */
export function nextBusinessDay(day: LocalDate, more: readonly LocalDate[] = []): LocalDate {
  let at = day;
  while (!isWorkday(weekdayOf(at)) || holidaysOf(Number(at.slice(0, 4))).has(at) || more.includes(at))
    at = addDays(at, 1);
  return at;
}

/** Days without business that no weekend has anyway, after the first day up to the last; each counts once. */
function holidaysWithin(from: LocalDate, to: LocalDate, more: readonly LocalDate[]): number {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const isInside = (day: LocalDate) => from < day && day <= to;
  let count = 0;
  for (let year = first; year <= last; year += 1) {
    const days = workdayHolidaysOf(year);
    count += year > first && year < last ? days.length : days.filter(isInside).length;
  }
  const own = new Set(more.filter((day) => isInside(day) && isWorkday(weekdayOf(day))));
  return count + [...own].filter((day) => !holidaysOf(Number(day.slice(0, 4))).has(day)).length;
}

const known = new Map<number, ReadonlySet<LocalDate>>();

function holidaysOf(year: number): ReadonlySet<LocalDate> {
  const found = known.get(year) ?? new Set(nationalHolidays(year).map(({ date }) => date));
  known.set(year, found);
  return found;
}

const knownWorkdays = new Map<number, readonly LocalDate[]>();

function workdayHolidaysOf(year: number): readonly LocalDate[] {
  const found = knownWorkdays.get(year) ?? [...holidaysOf(year)].filter((day) => isWorkday(weekdayOf(day)));
  knownWorkdays.set(year, found);
  return found;
}

const weekdayOf = (day: LocalDate) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWorkday = (weekday: number) => weekday !== 0 && weekday !== 6;
