/** The first call and the three that are tried again after 1, 4 and 16 minutes. @see certificates, section 5 */
export const mostAttempts = 4;

/** A call without an answer for this long belongs to a process that is gone. @see certificates, section 5 */
export const stuckMinutes = 30;

/** Around its time, so that what failed together is not asked for again in one moment. */
const spread = 0.1;

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/**
 * When to try again: 1, 4, 16 minutes after the first, second, third failure, each a tenth more or less, and not before the
 * source lets us.
 * @param failures counted so far, this one among them
 * @param chance from 0 to 1
 */
export function nextAttempt(now: Date, failures: number, notBefore: Date | null, chance: number): Date {
  const minutes = 4 ** (failures - 1) * (1 + spread * (2 * chance - 1));
  return new Date(Math.max(minutesAfter(now, minutes).getTime(), notBefore?.getTime() ?? 0));
}
