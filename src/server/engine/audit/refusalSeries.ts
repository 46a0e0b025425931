/** Nobody types so many mistakes within a minute: a program does, or somebody who tries doors. */
export const seriesLength = 50;

const windowMs = 60_000;

/** More askers than this at once are not told apart any more: the oldest are forgotten. */
const mostAskers = 10_000;

/**
 * Counts refusals of one asker within a minute.
 * @returns a function that tells whether this refusal makes a series: once a minute for each asker, and no more
 * @see OWASP ASVS 5.0, 16.3.3
 */
export function createRefusalSeries(now: () => Date): (asker: string) => boolean {
  const askers = new Map<string, { since: number; count: number }>();
  return (asker) => {
    const at = now().getTime();
    const known = askers.get(asker);
    const counted = known && at - known.since < windowMs ? known : { since: at, count: 0 };
    counted.count += 1;
    if (counted !== known) {
      askers.delete(asker);
      askers.set(asker, counted);
      const [oldest] = askers.keys();
      if (askers.size > mostAskers && oldest !== undefined) askers.delete(oldest);
    }
    return counted.count === seriesLength;
  };
}
