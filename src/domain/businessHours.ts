import { addDays, type LocalDate } from './dates.ts';
import { instantOf, wallTimeOf } from './localInstant.ts';

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
  const start = wallTimeOf(from.getTime(), calendar.timeZone);
  const end = wallTimeOf(to.getTime(), calendar.timeZone);
  const days = workingDaysBefore(start.day, end.day, calendar);
  const worked = days * dayLength(calendar) + workedBy(end, calendar) - workedBy(start, calendar);
  // A clock set back at night may show an earlier time at the later instant.
  return Math.max(0, worked);
}

/**
 * The earliest instant from which no more than `ms` of business time has passed at `at`: whatever began before it is
 * older than that.
 */
export function earliestWithin(at: Date, ms: number, calendar: WorkingCalendar): Date {
  const { opens } = bounds(calendar);
  const now = wallTimeOf(at.getTime(), calendar.timeZone);
  let day = now.day;
  let worked = workedBy(now, calendar);
  let left = ms;
  // More than the time left can only be found on a working day, so the end is always inside or at the end of one.
  while (worked <= left) {
    left -= worked;
    day = addDays(day, -1);
    if (day < '1900') return new Date(0);
    worked = isWorkingDay(day, calendar) ? dayLength(calendar) : 0;
  }
  const wall = opens + worked - left;
  return instantOf(`${day}T${clock(wall)}`, calendar.timeZone);
}

/** Whether anybody works on the day. */
export function isWorkingDay(day: LocalDate, { holidays }: Pick<WorkingCalendar, 'holidays'>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** Working days from the first day on, without the last. */
export function workingDaysBefore(
  from: LocalDate,
  to: LocalDate,
  calendar: Pick<WorkingCalendar, 'holidays'>,
): number {
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1)) if (isWorkingDay(day, calendar)) count += 1;
  return count;
}

/** Milliseconds worked on the day when its clock shows that. */
function workedBy({ day, ms }: { day: LocalDate; ms: number }, calendar: WorkingCalendar): number {
  if (!isWorkingDay(day, calendar)) return 0;
  const { opens, closes } = bounds(calendar);
  return Math.min(Math.max(ms, opens), closes) - opens;
}

/** Milliseconds of a working day. */
export function dayLength(calendar: Pick<WorkingCalendar, 'opensAt' | 'closesAt'>): number {
  const { opens, closes } = bounds(calendar);
  return closes - opens;
}

/** First and last moment of work, in milliseconds since midnight. */
export function bounds({ opensAt, closesAt }: Pick<WorkingCalendar, 'opensAt' | 'closesAt'>) {
  return { opens: minutesOf(opensAt) * minuteMs, closes: minutesOf(closesAt) * minuteMs };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Milliseconds since midnight as `HH:MM:SS.sss`. */
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
