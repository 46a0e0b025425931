import { sql } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import { keptFor } from '../../../metadata/keptFor.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { OpenDatabase } from '../../kit/database/openDatabase.ts';
import { applicationRole } from '../../kit/database/role.ts';
import { runScript } from '../database/runScript.ts';
import type { Workplace } from '../feature.ts';
import { deadLetters, type JobInput, type JobType } from './job.ts';
import { createWorker, type JobWorker } from './worker.ts';

/** The one queue: jobs of every kind, in the database itself. */
export interface JobQueue {
  /** Of every feature. */
  readonly kinds: readonly JobType[];
  /** Within the transaction that writes what the job is about: either both are there or neither. */
  send<Ids extends string>(
    tx: Tx,
    type: JobType<Ids>,
    input: JobInput<Ids>,
    options?: SendOptions,
  ): Promise<void>;
  /** Jobs of a kind that wait, of all companies, in the order in which they will be. */
  waiting<Ids extends string>(type: JobType<Ids>): Promise<readonly WaitingJob<Ids>[]>;
  /** What does jobs in this process: of every kind, or of some. */
  worker(place: Workplace, kinds?: readonly JobType[]): JobWorker;
  /** A dead letter is a job once more: of its key the only one that waits. @returns whether it was one of a kind there is */
  runAgain(tx: Tx, id: string): Promise<boolean>;
  /** Afterwards nothing of the queue asks the database. */
  close(): Promise<void>;
}

export interface SendOptions {
  /** Not before; at once where nothing is said. */
  readonly at?: Date | null;
  /** See `atOnceIn`. */
  readonly lane?: string;
  /** Higher ones first; 0 where nothing is said. */
  readonly priority?: number;
}

/** Sends a job that waits so many seconds, by whichever clock they were counted. */
export type SendIn = <Ids extends string>(
  tx: Tx,
  type: JobType<Ids>,
  input: JobInput<Ids>,
  seconds: number,
  options?: Omit<SendOptions, 'at'>,
) => Promise<void>;

export interface WaitingJob<Ids extends string> {
  readonly input: JobInput<Ids>;
  /** Later than now for one that is tried again after a failure. */
  readonly startAfter: Date;
}

interface DeadLetter {
  readonly kind: string;
  readonly input: JobInput<string>;
  readonly priority: number;
  readonly lane: string | null;
}

export interface QueueParts {
  readonly types: readonly JobType[];
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

const daySeconds = 86_400;

/**
 * The queue (pg-boss). A worker that dies is noticed by its heartbeat or at the end of its lease; its job is handed out
 * again, so it may be begun twice: it ends once (`Turn.done`).
 */
export async function openQueue(
  database: OpenDatabase,
  { types, now, onError }: QueueParts,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connectionOf(database),
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
    schedule: false,
    migrate: false,
    createSchema: false,
  });
  boss.on('error', onError);
  await boss.start();
  const sendIn: SendIn = async (tx, type, input, seconds, { lane, priority = 0 } = {}) => {
    const key = type.next ? 'sempre' : type.key?.(input);
    const options = {
      db: fromKysely(tx),
      priority,
      startAfter: Math.max(0, seconds),
      ...(lane === undefined ? {} : { group: { id: lane } }),
    };
    if (key === undefined) {
      await boss.send(type.name, input, options);
      return;
    }
    const { updated, jobs } = await boss.upsert(type.name, input, { ...options, singletonKey: key });
    // It is asked for anew: failures of what it was before are not its own.
    if (updated > 0)
      await sql`update pgboss.job set state = 'created', retry_count = 0, output = null
        where id in (${sql.join(jobs)}) and state = 'retry'`.execute(tx);
  };
  const send: JobQueue['send'] = (tx, type, input, { at = null, ...options } = {}) =>
    sendIn(tx, type, input, at === null ? 0 : (at.getTime() - now().getTime()) / 1000, options);
  return {
    kinds: types,
    send,
    async waiting<Ids extends string>({ name }: JobType<Ids>) {
      const jobs = await boss.findJobs<JobInput<Ids>>(name, { queued: true });
      // The embedded engine gives instants as text.
      const begun = ({ createdOn }: (typeof jobs)[number]) => new Date(createdOn).getTime();
      return jobs
        .toSorted((a, b) => b.priority - a.priority || begun(a) - begun(b))
        .map(({ data, startAfter }) => ({ input: data, startAfter: new Date(startAfter) }));
    },
    worker: (place, kinds = types) => createWorker({ boss, types: kinds, send, sendIn, place }),
    async runAgain(tx, id) {
      const { rows } = await sql<DeadLetter>`delete from pgboss.job
        where name = ${deadLetters} and id = ${id}::uuid and state < 'active' and source_name in (${sql.join(types.map(({ name }) => name))})
        returning source_name as kind, data as input, priority, group_id as lane`.execute(tx);
      const [letter] = rows;
      const type = types.find(({ name }) => name === letter?.kind);
      if (!letter || !type) return false;
      const { input, priority, lane } = letter;
      await sendIn(tx, type, input, 0, { priority, ...(lane === null ? {} : { lane }) });
      return true;
    },
    close: () => boss.stop({ graceful: false, close: true }),
  };
}

/** Creates the queue's own tables, and what they say of each kind of job. Runs as the role that owns the tables, like a migration. */
export async function migrateQueue(database: OpenDatabase, types: readonly JobType[]): Promise<void> {
  const boss = new PgBoss({ ...connectionOf(database), supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  const make = async (name: string, options: Parameters<PgBoss['createQueue']>[1]) => {
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  };
  await make(deadLetters, {
    retryLimit: 0,
    retentionSeconds: keptFor.failedJobs * daySeconds,
    deleteAfterSeconds: daySeconds,
  });
  for (const { name, retry, lease } of types)
    await make(name, {
      deadLetter: deadLetters,
      // The last turn gives it up (worker.ts).
      retryLimit: retry.times + 1,
      retryDelay: 0,
      expireInSeconds: lease.seconds,
      ...(lease.heartbeatSeconds ? { heartbeatSeconds: lease.heartbeatSeconds } : {}),
      retentionSeconds: keptFor.waitingJobs * daySeconds,
      deleteAfterSeconds: 3600,
    });
  await boss.stop({ graceful: false, close: true });
  await grant(database);
}

async function grant(database: OpenDatabase): Promise<void> {
  await database.asMigrator((tx) =>
    runScript(tx, [
      `grant usage on schema pgboss to ${applicationRole}`,
      `grant select, insert, update, delete on all tables in schema pgboss to ${applicationRole}`,
      `grant usage, select on all sequences in schema pgboss to ${applicationRole}`,
      `grant execute on all functions in schema pgboss to ${applicationRole}`,
    ]),
  );
}

function connectionOf({ engineParts }: OpenDatabase) {
  const { pglite, pool } = engineParts;
  if (pglite) return { db: fromPglite(pglite), backend: 'pglite' as const };
  return { connectionString: pool?.options.connectionString ?? '', max: 4, application_name: 'folio-fila' };
}
