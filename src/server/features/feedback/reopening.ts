import { dayMs } from '../../../metadata/keptFor.ts';
import { reopeningDays } from '../../../metadata/textNumbers.ts';

/** The last moment at which what was resolved then may be reopened. @see workflow, section 7 */
export const reopensUntil = (resolved: string): string =>
  new Date(Date.parse(resolved) + reopeningDays * dayMs).toISOString();
