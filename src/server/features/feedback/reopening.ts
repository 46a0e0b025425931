import { reopeningDays } from '../../../metadata/textNumbers.ts';

const dayMs = 24 * 3_600_000;

/** The last moment at which what was resolved then may be reopened. @see workflow, section 7 */
export const reopensUntil = (resolved: string): string =>
  new Date(Date.parse(resolved) + reopeningDays * dayMs).toISOString();
