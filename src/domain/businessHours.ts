import { addDays, type LocalDate } from './dates.ts';
import { wallMsOf } from './localInstant.ts';

/** When somebody is at work: Monday to Friday between two times of the wall clock, but for some days. */
export interface WorkingCalendar {
  readonly timeZone: string;
  /** `HH:MM`, the first minute of work. */
  readonly opensAt: string;
  /** `HH:MM`, the first minute after work. */
  readonly closesAt: string;
  /** Days without work, whatever their weekday: those of the country, the state, the city and the banks. */
  readonly holidays: ReadonlySet<LocalDate>;
}

/** The hours of a company that named none. */
export const usualHours = { opensAt: '08:00', closesAt: '18:00' } as const;

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/**
 * Business hours between two instants: how long [from, to) overlaps the working intervals. 0 when `to` is not after
 * `from`. Counted on the wall clock, so a day on which clocks change has the length its clock shows.
 * @see dashboards, section 0
 */
export const businessHours = (from: Date, to: Date, calendar: WorkingCalendar): number =>
  businessMs(from, to, calendar) / hourMs;

/** The same in milliseconds. */
export function businessMs(from: Date, to: Date, calendar: WorkingCalendar): number {
  if (!(from < to)) return 0;
  const shift = shiftOf(calendar);
  const worked =
    workedSoFar(wallMsOf(to.getTime(), calendar.timeZone), shift) -
    workedSoFar(wallMsOf(from.getTime(), calendar.timeZone), shift);
  // A clock set back at night may show an earlier time at the later instant.
  return Math.max(0, worked);
}

/** Whether anybody works on the day. */
export const isWorkingDay = (day: LocalDate, { holidays }: Pick<WorkingCalendar, 'holidays'>): boolean =>
  isWeekday(numberOf(day)) && !holidays.has(day);

/** A day off in the week, and the first day of work after it. */
export interface DayOff {
  readonly day: LocalDate;
  readonly until: LocalDate;
}

/** The holiday on a weekday that it is, or that comes tomorrow; null while there is none so near. */
export function dayOffNear(today: LocalDate, calendar: Pick<WorkingCalendar, 'holidays'>): DayOff | null {
  const day = [today, addDays(today, 1)].find(
    (one) => isWeekday(numberOf(one)) && calendar.holidays.has(one),
  );
  if (day === undefined) return null;
  let until = addDays(day, 1);
  while (!isWorkingDay(until, calendar)) until = addDays(until, 1);
  return { day, until };
}

/** Working days from the first day on, without the last. */
export function workingDaysBefore(
  from: LocalDate,
  to: LocalDate,
  { holidays }: Pick<WorkingCalendar, 'holidays'>,
): number {
  if (from >= to) return 0;
  const daysOff = numbersOf(holidays);
  const soFar = (day: number) => weekdaysSoFar(day) - countBelow(daysOff, day);
  return soFar(numberOf(to)) - soFar(numberOf(from));
}

/** Milliseconds worked since 1970 when a wall clock shows that. */
function workedSoFar(wallMs: number, { opens, closes, daysOff }: Shift): number {
  const day = Math.floor(wallMs / dayMs);
  const passed = countBelow(daysOff, day);
  const isWorked = isWeekday(day) && daysOff[passed] !== day;
  const today = isWorked ? Math.min(Math.max(wallMs - day * dayMs, opens), closes) - opens : 0;
  return (weekdaysSoFar(day) - passed) * (closes - opens) + today;
}

/** A calendar as it is counted with. */
interface Shift {
  /** First and last moment of work, in milliseconds since midnight. */
  readonly opens: number;
  readonly closes: number;
  /** Holidays on weekdays, by their numbers in order. */
  readonly daysOff: Float64Array;
}

const shifts = new WeakMap<WorkingCalendar, Shift>();

/** Made once of a calendar: figures ask it for a hundred thousand instants. */
function shiftOf(calendar: WorkingCalendar): Shift {
  const ready = shifts.get(calendar) ?? {
    opens: msOf(calendar.opensAt),
    closes: msOf(calendar.closesAt),
    daysOff: numbersOf(calendar.holidays),
  };
  shifts.set(calendar, ready);
  return ready;
}

const numbersOf = (holidays: ReadonlySet<LocalDate>): Float64Array =>
  Float64Array.from([...holidays].map(numberOf).filter(isWeekday)).sort();

const msOf = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * minuteMs;

/** Days since 1970, a Thursday. */
const numberOf = (day: LocalDate): number => Date.parse(day) / dayMs;
const isWeekday = (day: number): boolean => (((day + 3) % 7) + 7) % 7 < 5;

/** Mondays to Fridays since 1970 before a day. */
function weekdaysSoFar(day: number): number {
  const sinceMonday = day + 3;
  const weeks = Math.floor(sinceMonday / 7);
  return weeks * 5 + Math.min(sinceMonday - weeks * 7, 5) - 3;
}

/** How many of sorted numbers are below one. */
function countBelow(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
