import type { Tx } from '../../kit/database/database.ts';
import type { Work } from '../crud/work.ts';
import type { Workplace } from '../feature.ts';
import type { Reason } from './reason.ts';

/** What a job carries: identifiers, the company's among them unless it is of the whole installation. Never data. */
export type JobInput<Ids extends string> = Readonly<Record<Ids, number>>;

/** How an unforeseen failure is tried again, and how often; afterwards the job is a dead letter. */
export interface Retry {
  readonly times: number;
  readonly afterSeconds: number;
}

/** How long a worker has a job to itself. What takes longer is stopped, and handed out again. */
export interface Lease {
  readonly seconds: number;
  /** A worker that gives no sign for so long is dead (at least 10); without it only the lease tells. */
  readonly heartbeatSeconds?: number;
}

/** What a job is about: a record, or the list of an entity where there is no `id`. */
export interface JobSubject {
  readonly entity: string;
  readonly id: number | null;
}

/** A kind of job. */
export interface JobType<Ids extends string = string> {
  /** Of its queue, and of its text under `jobs.types`. */
  readonly name: string;
  readonly input: readonly Ids[];
  readonly retry: Retry;
  readonly lease: Lease;
  /** Jobs of the kind that one process does side by side; one where nothing is said. */
  readonly atOnce?: number | ((place: Workplace) => number);
  /** How many of them may be of one lane, where jobs are sent in lanes. */
  readonly atOnceIn?: (place: Workplace, lane: string) => number;
  /**
   * Jobs of one key are about one thing: of those that wait there is one, and none begins while another runs.
   * Sending it once more moves it.
   */
  key?(input: JobInput<Ids>): string;
  /** When it is done again after it was done: it goes on by itself from the start of a worker on, once for all processes. */
  readonly next?: (now: Date) => Date;
  /** How long after that start; at once where nothing is said. */
  readonly firstAfterSeconds?: number;
  /** How long one under way is waited for when its process ends (seconds; 10 where nothing is said). */
  readonly patienceSeconds?: number;
  /** Does it. What it foresees it notes where people look for it, and ends; what it throws is tried again. */
  work(place: Workplace, input: JobInput<Ids>, turn: Turn): Promise<void>;
  /** Notes where people look that it was given up, before it becomes a dead letter. */
  failed?(place: Workplace, input: JobInput<Ids>, turn: Turn, reason: Reason): Promise<void>;
  /** What jobs of the reader's company are about, in their order; null where that is gone. Of nothing where it is not said. */
  about?(work: Work, inputs: readonly JobInput<Ids>[]): Promise<readonly (JobSubject | null)[]>;
  /** What running a dead letter again means, where it is not doing the same job: `failed` ended what that was about. */
  restart?(work: Work, input: JobInput<Ids>): Promise<void>;
}

/** One worker's turn at a job. */
export interface Turn {
  /** Aborted when it is no longer this worker's, or the process ends: stop at once. */
  readonly lost: AbortSignal;
  /**
   * Ends the job in the transaction that writes its result, so that it is done at most once in effect.
   * @throws JobLost when another worker has it by now; the transaction is to be rolled back
   */
  done(tx: Tx): Promise<void>;
  /** The same, and it is done once more at `at`, its failures counted anew. */
  again(tx: Tx, at: Date): Promise<void>;
  /** Whether no other job of its key is under way. */
  isAlone(tx: Tx): Promise<boolean>;
}

/** The job is another worker's by now: nothing of this turn counts. */
export class JobLost extends Error {
  constructor() {
    super('the job is held by another worker, or has ended');
    this.name = 'JobLost';
  }
}

/** For what is done again and again, with so many seconds between. */
export const everySeconds = (seconds: number) => (now: Date) => new Date(now.getTime() + seconds * 1000);

/** For what a certain hour brings, by clocks of several zones: at each full hour it is looked for. */
export const everyHour = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / 3_600_000) + 1) * 3_600_000);

/** How what is done again and again is tried again: before long it comes anyway. */
export const recurring: Pick<JobType, 'input' | 'retry' | 'lease'> = {
  input: [],
  retry: { times: 3, afterSeconds: 60 },
  lease: { seconds: 15 * 60 },
};

/** A kind of job as its feature declares it. */
export const job = <const Ids extends string>(type: JobType<Ids>): JobType<Ids> => type;

/** Where jobs go that failed for good. */
export const deadLetters = 'falhas';
