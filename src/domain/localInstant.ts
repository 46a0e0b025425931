import { addDays, type LocalDate } from './dates.ts';

/**
 * The instant of a local date and time in a zone. An hour that occurs twice (end of summer time) is its first
 * pass; one that does not exist (start of summer time) is read with the offset before the change.
 * @param local ISO 8601 without offset, or with one, which then decides
 * @see design, section 5: date-times go out as local time without offset
 */
export function instantOf(local: string, timeZone: string): Date {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(local)) return new Date(local);
  const wall = Date.parse(`${local}Z`);
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const candidates = [wall - before, wall - after].sort((a, b) => a - b);
  const found = candidates.find((instant) => instant + offsetAt(instant, timeZone) === wall);
  return new Date(found ?? wall - before);
}

/** The first instant of a day in a zone, or the last, to the millisecond. */
export const momentOf = (day: LocalDate, moment: 'first' | 'last', timeZone: string): Date =>
  moment === 'first'
    ? instantOf(`${day}T00:00:00`, timeZone)
    : new Date(instantOf(`${addDays(day, 1)}T00:00:00`, timeZone).getTime() - 1);

/** An instant on a wall clock: the day, and the milliseconds the clock shows since its midnight. */
export interface WallTime {
  readonly day: LocalDate;
  readonly ms: number;
}

/** What calendar and wall clock of a zone show at an instant (milliseconds since 1970 UTC). */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const wall = wallMsOf(instant, timeZone);
  const midnight = Math.floor(wall / dayMs) * dayMs;
  return { day: new Date(midnight).toISOString().slice(0, 10), ms: wall - midnight };
}

/** The same as milliseconds: what would be the instant if the clock stood at UTC. */
export const wallMsOf = (instant: number, timeZone: string): number =>
  instant + rememberedOffset(instant, timeZone);

const dayMs = 86_400_000;

/** Milliseconds a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatter(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = new Date(0);
  // `Date.UTC` takes the years 0 to 99 for those of the 20th century.
  wall.setUTCFullYear(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day);
  wall.setUTCHours(parts.hour ?? 0, parts.minute, parts.second);
  return wall.getTime() - Math.floor(instant / 1000) * 1000;
}

/** By zone and day of UTC; null for a day within which clocks change. */
const offsets = new Map<string, Map<number, number | null>>();

/** As `offsetAt`, for figures of a hundred thousand instants, which lie in a few hundred days. */
function rememberedOffset(instant: number, timeZone: string): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number | null>();
  offsets.set(timeZone, ofZone);
  const day = Math.floor(instant / dayMs);
  let offset = ofZone.get(day);
  if (offset === undefined) {
    const atStart = offsetAt(day * dayMs, timeZone);
    offset = atStart === offsetAt((day + 1) * dayMs, timeZone) ? atStart : null;
    ofZone.set(day, offset);
  }
  return offset ?? offsetAt(instant, timeZone);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
