import { keptFor } from './keptFor.ts';

/** Days in which an author may answer to a resolution of a feedback and so reopen it. @see workflow, section 7 */
export const reopeningDays = 7;

/** Numbers of rules that texts tell, `%{trashDays}`: known to every text by these names. */
export const textNumbers: Readonly<Record<string, number>> = {
  trashDays: keptFor.trash,
  exportDays: keptFor.exports,
  reopeningDays,
};
