/** How many days things are kept that go by themselves; `housekeeping/` and the queue of jobs take them away. */
export const keptFor = {
  /** Deleted records and saved views can be brought back this long; afterwards they are erased. */
  trash: 30,
  /** What a call with an idempotency key answered: so long the key answers as the first time. */
  answers: 1,
  /** Counts of failed sign-ins, after the last one. */
  failedSignIns: 1,
  /** Sessions, after their last moment. */
  sessions: 30,
  /** Mails, after they were sent or given up, so that an administrator can see what became of them. */
  mails: 30,
  /** Codes for a new password, after they are of no use. */
  resetCodes: 1,
  /** Notices, read or not. */
  notices: 90,
  /** What says that a company's mail of the day went out. */
  digests: 30,
  /** Lists made as files, after they were asked for. */
  exports: 7,
  /** Bytes and parts of uploads that no row refers to: a request may be about to write that row. */
  looseBytes: 1,
  /** Jobs that failed for good, for an administrator to see and run again. */
  failedJobs: 90,
  /** Jobs that no worker took. */
  waitingJobs: 365,
} as const;

export type Kept = keyof typeof keptFor;

export const dayMs = 86_400_000;

/** What is older than this instant is gone, or may be any moment. */
export const goneBefore = (what: Kept, now: Date): string =>
  new Date(now.getTime() - keptFor[what] * dayMs).toISOString();
