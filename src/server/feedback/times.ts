/** Days in which an author may answer to a resolution and so reopen it. @see workflow, section 7 */
const reopeningDays = 7;

const hourMs = 3_600_000;

/** Whole hours between two instants (ISO 8601); none where the clocks of two machines disagree. */
export const hoursBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / hourMs));

/** The last moment at which what was resolved then may be reopened. */
export const reopensUntil = (resolved: string): string =>
  new Date(Date.parse(resolved) + reopeningDays * 24 * hourMs).toISOString();
