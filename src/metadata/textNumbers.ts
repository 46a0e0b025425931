import { keptFor } from './keptFor.ts';
import { shortestPassword } from './passwordLength.ts';

/**
 * Days in which an author may answer to a resolution of a feedback and so reopen it. A question of
 * `schemas/feedback.schema.json` says the same in words of its own. @see workflow, section 7
 */
export const reopeningDays = 7;

/** Numbers of rules that texts tell, `%{trashDays}`: known to every text by these names. */
export const textNumbers: Readonly<Record<string, number>> = {
  trashDays: keptFor.trash,
  exportDays: keptFor.exports,
  reopeningDays,
  shortestPassword,
};
