import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Tx } from '../../kit/database/database.ts';
import { type Rounds, startRounds } from '../../kit/rounds.ts';
import type { Workplace } from '../feature.ts';
import { deadLetters, type JobInput, JobLost, type JobType, type Turn } from './job.ts';
import type { JobQueue, SendIn } from './queue.ts';
import { keptReason, reasonOf } from './reason.ts';

/** What does jobs of every kind in one process. */
export interface JobWorker {
  /** Does what is due and what becomes due meanwhile, until nothing is under way. @returns how many jobs were begun */
  workOff(): Promise<number>;
  /** Goes on by itself from here on. */
  start(): Promise<void>;
  /**
   * Begins no more jobs and waits for those under way, each as long as its kind says; what is cut off then is given back
   * and counts as no attempt.
   */
  stop(): Promise<void>;
}

export interface WorkerParts {
  readonly boss: PgBoss;
  readonly types: readonly JobType[];
  readonly send: JobQueue['send'];
  readonly sendIn: SendIn;
  readonly place: Workplace;
}

type Job = JobWithMetadata<JobInput<string>>;

interface Running {
  readonly type: JobType;
  readonly lane: string | null;
  readonly cut: AbortController;
  readonly ended: Promise<void>;
}

/** How long a job that is due waits at most before it is looked for. */
const everyMs = 1_000;

/** A job whose key is taken is looked at again after so long. */
const keyTakenMs = 2_000;

export function createWorker({ boss, types, send, sendIn, place }: WorkerParts): JobWorker {
  const { database, now, onError } = place;
  const running = new Map<string, Running>();
  const over = new AbortController();
  let begun = 0;
  let isWanted = false;
  let looking: Promise<void> | null = null;
  let rounds: Rounds | null = null;

  /** One look at a time; one that is asked for meanwhile comes after it. */
  function look(): Promise<void> {
    isWanted = true;
    looking ??= (async () => {
      while (isWanted && !over.signal.aborted) {
        isWanted = false;
        for (const type of await dueTypes()) await fill(type);
      }
    })().finally(() => {
      looking = null;
    });
    return looking;
  }

  /** One question for all kinds, since most of the time nothing is due. */
  async function dueTypes(): Promise<readonly JobType[]> {
    const { rows } = await database.system((tx) =>
      sql<{
        name: string;
      }>`select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(tx),
    );
    const due = new Set(rows.map(({ name }) => name));
    return types.filter(({ name }) => due.has(name));
  }

  async function fill(type: JobType): Promise<void> {
    const most = typeof type.atOnce === 'function' ? type.atOnce(place) : (type.atOnce ?? 1);
    while (!over.signal.aborted && of(type).length < most) {
      const [job] = await boss.fetch<JobInput<string>>(type.name, {
        batchSize: 1,
        includeMetadata: true,
        ignoreGroups: fullLanes(type),
      });
      if (!job) return;
      if (over.signal.aborted) return giveBack(job);
      begin(type, job);
    }
  }

  const of = (type: JobType) => [...running.values()].filter((one) => one.type === type);

  function fullLanes(type: JobType): string[] {
    const lanes = Map.groupBy(of(type), ({ lane }) => lane);
    return [...lanes].flatMap(([lane, jobs]) =>
      lane !== null && jobs.length >= (type.atOnceIn?.(place, lane) ?? Infinity) ? [lane] : [],
    );
  }

  function begin(type: JobType, job: Job): void {
    begun += 1;
    const cut = new AbortController();
    const ended = perform(type, job, cut)
      .catch(onError)
      .finally(() => {
        running.delete(job.id);
        return look().catch(onError);
      });
    running.set(job.id, { type, lane: job.groupId ?? null, cut, ended });
  }

  async function perform(type: JobType, job: Job, cut: AbortController): Promise<void> {
    const watch = watchHold(type, job);
    const lost = AbortSignal.any([cut.signal, watch.signal]);
    try {
      if (job.retryCount > type.retry.times) await giveUp(type, job, lost);
      else if (await isKeyTaken(job))
        await database.system((tx) => turnAt(type, job, lost).again(tx, after(keyTakenMs)));
      else await doOnce(type, job, lost);
    } catch (error) {
      if (cut.signal.aborted) return giveBack(job);
      if (error instanceof JobLost || watch.signal.aborted) return;
      onError(new Error(`Job ${type.name} failed`, { cause: error }));
      await tryAgain(type, job, error);
    } finally {
      watch.end();
    }
  }

  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  async function doOnce(type: JobType, job: Job, lost: AbortSignal): Promise<void> {
    const turn = turnAt(type, job, lost);
    await type.work(place, job.data, turn);
    const next = type.next?.(now());
    if (next)
      await database.system(async (tx) => {
        await turn.again(tx, next);
        await forgetFailures(tx, type);
      });
    else await boss.complete(type.name, attemptOf(job));
  }

  function turnAt(type: JobType, job: Job, lost: AbortSignal, end: 'complete' | 'fail' = 'complete'): Turn {
    const done: Turn['done'] = async (tx) => {
      const reason = end === 'fail' ? keptReason(job.output) : null;
      const { affected } = (await boss[end](type.name, attemptOf(job), reason, { db: fromKysely(tx) })) as {
        readonly affected: number;
      };
      if (affected === 0) throw new JobLost();
    };
    return {
      lost,
      done,
      async again(tx, at) {
        await done(tx);
        const lane = job.groupId ? { lane: job.groupId } : {};
        const seconds = (at.getTime() - now().getTime()) / 1000;
        await sendIn(tx, type, job.data, seconds, { priority: job.priority, ...lane });
      },
      isAlone: (tx) => isAlone(tx, job),
    };
  }

  /** The failure is told where people look, and the job becomes a dead letter; what is done again and again goes on. */
  async function giveUp(type: JobType, job: Job, lost: AbortSignal): Promise<void> {
    const turn = turnAt(type, job, lost, 'fail');
    try {
      await type.failed?.(place, job.data, turn, keptReason(job.output));
    } catch (error) {
      if (error instanceof JobLost || lost.aborted) throw error;
      onError(new Error(`Job ${type.name} was given up, and that could not be told`, { cause: error }));
    }
    await database.system(async (tx) => {
      if (type.next) await forgetFailures(tx, type);
      await boss.fail(type.name, attemptOf(job), keptReason(job.output), { db: fromKysely(tx) });
      if (type.next) await send(tx, type, job.data, { at: type.next(now()) });
    });
  }

  /** Of what goes on by itself the last failure is kept, until it is done. */
  const forgetFailures = (tx: Tx, { name }: JobType) =>
    sql`delete from pgboss.job where name = ${deadLetters} and source_name = ${name}`.execute(tx);

  /** At its time; at once where the next turn gives it up. */
  const tryAgain = (type: JobType, job: Job, error: unknown) =>
    database.system(async (tx) => {
      const db = fromKysely(tx);
      await boss.fail(type.name, attemptOf(job), reasonOf(error), { db });
      const isLast = job.retryCount >= type.retry.times;
      await boss.update(type.name, undefined, {
        id: job.id,
        startAfter: isLast ? 0 : type.retry.afterSeconds,
        db,
      });
    });

  /** As if it had not been taken. */
  const giveBack = ({ id, retryCount }: Job) =>
    database.system(async (tx) => {
      await sql`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
        where id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(tx);
    });

  /** Two that were taken at the same moment both wait, and are one from then on. */
  const isKeyTaken = async (job: Job): Promise<boolean> =>
    job.singletonKey !== null && !(await database.system((tx) => isAlone(tx, job)));

  async function isAlone(tx: Tx, { id, name, singletonKey }: Job): Promise<boolean> {
    const { rows } =
      await sql`select 1 from pgboss.job where name = ${name} and singleton_key = ${singletonKey}
      and state = 'active' and id <> ${id}::uuid limit 1`.execute(tx);
    return rows.length === 0;
  }

  /** Gives signs of life, and says when the job is no longer this worker's. */
  function watchHold(type: JobType, job: Job): { readonly signal: AbortSignal; end(): void } {
    const lost = new AbortController();
    const lose = () => lost.abort(new JobLost());
    const leaseOver = setTimeout(lose, type.lease.seconds * 1000).unref();
    const signs = type.lease.heartbeatSeconds
      ? setInterval(() => {
          boss.touch(type.name, attemptOf(job)).then((answer) => {
            // No answer says nothing of the job.
            if ((answer as { readonly affected: number }).affected === 0) lose();
          }, onError);
        }, type.lease.heartbeatSeconds * 500).unref()
      : undefined;
    return {
      signal: lost.signal,
      end() {
        clearTimeout(leaseOver);
        clearInterval(signs);
      },
    };
  }

  /** With the embedded database a worker that had taken a job is gone: none waits for a lease to end. */
  const takeOver = () =>
    database.system(async (tx) => {
      await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
        where state = 'active'`.execute(tx);
    });

  /** Those that go on by themselves, once for all workers. */
  async function beginRecurring(): Promise<void> {
    for (const type of types.filter(({ next }) => next))
      await database.system(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtext(${type.name}))`.execute(tx);
        const { rows } =
          await sql`select 1 from pgboss.job where name = ${type.name} and state = 'active'`.execute(tx);
        if (rows.length === 0) await send(tx, type, {}, { at: after((type.firstAfterSeconds ?? 0) * 1000) });
      });
  }

  return {
    async workOff() {
      const before = begun;
      await look();
      while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended));
      return begun - before;
    },
    async start() {
      if (database.engine === 'pglite') await takeOver();
      await beginRecurring();
      rounds = startRounds(look, { everyMs, firstAfterMs: 0, onError });
    },
    async stop() {
      over.abort();
      const patience = [...running.values()].map(({ type, cut }) =>
        setTimeout(
          () => cut.abort(new Error('the process ends')),
          (type.patienceSeconds ?? 10) * 1000,
        ).unref(),
      );
      await rounds?.stop();
      // What it takes meanwhile it gives back; that it failed is told where it was asked for.
      await looking?.catch(() => undefined);
      await Promise.all([...running.values()].map(({ ended }) => ended));
      patience.forEach(clearTimeout);
    },
  };
}

const attemptOf = ({ id, retryCount }: Job) => ({ id, retryCount });
