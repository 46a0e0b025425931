import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Tx } from '../../kit/database/database.ts';
import type { OpenDatabase } from '../../kit/database/openDatabase.ts';
import { applicationRole } from '../../kit/database/role.ts';
import { runScript } from '../database/runScript.ts';

/** A job is only a name and numbers: whatever it works on stands in tables and is read when it runs. */
export interface JobQueue {
  /** Within the transaction that writes what the job is about: either both are there or neither. */
  send(tx: Tx, job: ReadingJob, options?: { readonly afterSeconds?: number }): Promise<void>;
  /** Starts taking jobs; each runs until it settles, several at once. `lost`: the job is no longer this process's. */
  work(atOnce: number, handle: (job: ReadingJob, lost: AbortSignal) => Promise<void>): Promise<void>;
  /** Forgets all jobs and holds only these: for the embedded database, whose jobs all died with the process. */
  replaceAll(jobs: readonly ReadingJob[]): Promise<void>;
  /** Jobs nobody has taken yet, of all companies, in the order in which they will be. */
  waiting(): Promise<readonly WaitingJob[]>;
  /**
   * Takes no more jobs and waits for running ones, up to `seconds`; what runs then loses its job, which another process
   * or the next start takes up, is told so and waited for. Afterwards nothing of the queue asks the database.
   */
  stop(seconds: number): Promise<void>;
}

/** One run of reading a file (`processamento`). */
export interface ReadingJob {
  readonly companyId: number;
  readonly runId: number;
  /** Pages of the file, so that who waits behind it can be told how long. */
  readonly pages?: number;
}

export interface WaitingJob extends ReadingJob {
  /** Not before: later than now for a file that is tried again after a failure. */
  readonly startAfter: Date;
}

const queueName = 'matricula';

/**
 * The queue in the database itself (pg-boss). A worker that dies is noticed when its heartbeat stops, after at
 * most 45 s; its job is handed out again. Jobs may so be tried twice: what they write is fenced by the run's
 * attempt number, never by the queue.
 */
export async function openQueue(
  database: OpenDatabase,
  onError: (error: unknown) => void,
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
  const running = new Set<Promise<void>>();
  return {
    async send(tx, job, { afterSeconds = 0 } = {}) {
      await boss.send(queueName, job, { db: fromKysely(tx), startAfter: afterSeconds });
    },
    async work(atOnce, handle) {
      await boss.work<ReadingJob>(
        queueName,
        { localConcurrency: atOnce, pollingIntervalSeconds: 1, batchSize: 1 },
        async (jobs) => {
          for (const { data, signal } of jobs) {
            const handled = handle(data, signal);
            running.add(handled);
            await handled.finally(() => running.delete(handled));
          }
        },
      );
    },
    async replaceAll(jobs) {
      await boss.deleteAllJobs(queueName);
      for (const job of jobs) await boss.send(queueName, job);
    },
    async waiting() {
      const jobs = await boss.findJobs<ReadingJob>(queueName, { queued: true });
      // The embedded engine gives instants as text.
      const begun = ({ createdOn }: (typeof jobs)[number]) => new Date(createdOn).getTime();
      return jobs
        .toSorted((a, b) => begun(a) - begun(b))
        .map(({ data, startAfter }) => ({ ...data, startAfter: new Date(startAfter) }));
    },
    async stop(seconds) {
      await boss.stop({ graceful: true, timeout: seconds * 1000, close: false });
      await Promise.allSettled(running);
      await boss.stop({ close: true });
    },
  };
}

/** Creates the queue's own tables. Runs as the role that owns the tables, like a migration. */
export async function migrateQueue(database: OpenDatabase): Promise<void> {
  const boss = new PgBoss({ ...connectionOf(database), supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  const options = { retryLimit: 20, retryDelay: 0, expireInSeconds: 3 * 3600, heartbeatSeconds: 30 };
  if (await boss.getQueue(queueName)) await boss.updateQueue(queueName, options);
  else await boss.createQueue(queueName, options);
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
