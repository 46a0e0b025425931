import { type Kysely, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../../test/support/databases/engines.ts';
import { AppError } from '../../../domain/errors.ts';
import { entities } from '../../../metadata/entities.ts';
import type { OpenDatabase } from '../../kit/database/openDatabase.ts';
import type { Workplace } from '../feature.ts';
import { deadLetters, everyHour, everySeconds, JobLost, type JobType, job, type Turn } from './job.ts';
import { type JobQueue, migrateQueue, openQueue } from './queue.ts';
import type { JobWorker } from './worker.ts';

type Work = (input: Readonly<Record<string, number>>, turn: Turn) => Promise<void>;

describe.each(engines)('the queue on %s', (_engine, start) => {
  let database: OpenDatabase;
  let queue: JobQueue;
  let place: Workplace;
  let worker: JobWorker;
  let work: Work;
  const errors: unknown[] = [];
  const told = vi.fn();
  const workers: JobWorker[] = [];

  const plain = job({
    name: 'ensaio',
    input: ['companyId', 'thing'],
    retry: { times: 2, afterSeconds: 60 },
    lease: { seconds: 600 },
    atOnce: 3,
    atOnceIn: () => 1,
    patienceSeconds: 0.2,
    work: (_place, input, turn) => work(input, turn),
    async failed({ database }, input, turn, reason) {
      await database.system(async (tx) => {
        told(input.thing, reason);
        await turn.done(tx);
      });
    },
  });
  const keyed = job({
    ...plain,
    name: 'ensaio-chave',
    key: ({ thing }) => String(thing),
  });
  const recurring = job({
    name: 'ensaio-sempre',
    input: [],
    retry: { times: 0, afterSeconds: 1 },
    lease: { seconds: 600 },
    next: everySeconds(300),
    work: (_place, input, turn) => work(input, turn),
  });
  const types: readonly JobType[] = [plain, keyed, recurring];

  beforeAll(async () => {
    database = await start(entities);
    await migrateQueue(database, types);
    queue = await openQueue(database, {
      types,
      now: () => new Date(),
      onError: (error) => errors.push(error),
    });
    place = {
      database,
      now: () => new Date(),
      onError: (error: unknown) => errors.push(error),
    } as unknown as Workplace;
  });
  afterAll(async () => {
    await queue.close();
    await rows(sql`delete from pgboss.job`);
    await rows(sql`delete from pgboss.queue where name like 'ensaio%'`);
    await database.close();
  });
  beforeEach(async () => {
    await rows(sql`delete from pgboss.job`);
    errors.length = 0;
    told.mockClear();
    worker = newWorker();
  });
  afterEach(async () => {
    for (const one of workers.splice(0)) await one.stop();
  });

  const newWorker = () => {
    const one = queue.worker(place);
    workers.push(one);
    return one;
  };
  const rows = async <T = Record<string, unknown>>(statement: ReturnType<typeof sql<T>>) =>
    (await database.asMigrator((tx) => statement.execute(tx as unknown as Kysely<unknown>))).rows;
  const send = (thing: number, options?: Parameters<JobQueue['send']>[3], type = plain) =>
    database.system((tx) => queue.send(tx, type, { companyId: 7, thing }, options));
  const states = () =>
    rows<{ name: string; state: string; thing: number; tries: number }>(
      sql`select name, state, (data ->> 'thing')::int as thing, retry_count as tries from pgboss.job order by created_on, 1`,
    );
  /** As if so many seconds had gone by. */
  const forward = (seconds: number) =>
    rows(sql`update pgboss.job set start_after = start_after - make_interval(secs => ${seconds}),
      started_on = started_on - make_interval(secs => ${seconds})`);

  test('does a job that is sent in a transaction, and none of one that is undone', async () => {
    const done: number[] = [];
    work = async ({ thing }) => void done.push(Number(thing));
    await send(1);
    const undone = database.system(async (tx) => {
      await queue.send(tx, plain, { companyId: 7, thing: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send(3, { at: new Date(Date.now() + 60_000) });
    expect(await worker.workOff()).toBe(1);
    await forward(60);
    expect(await worker.workOff()).toBe(1);
    expect(done).toEqual([1, 3]);
    expect((await states()).map(({ state }) => state)).toEqual(['completed', 'completed']);
  });

  test('tries a failure again at its time, then tells it and keeps the job with its reason', async () => {
    work = async () => {
      throw new AppError('operation-closed', { code: 'OP-1' });
    };
    await send(1);
    expect(await worker.workOff()).toBe(1);
    expect(await worker.workOff()).toBe(0);
    await forward(60);
    expect(await worker.workOff()).toBe(1);
    expect(told).not.toHaveBeenCalled();
    await forward(60);
    // The third failure, and the turn that gives the job up.
    expect(await worker.workOff()).toBe(2);
    const reason = { code: 'operation-closed', params: { code: 'OP-1' } };
    expect(told.mock.calls).toEqual([[1, reason]]);
    expect(errors).toHaveLength(3);
    const [letter] = await rows(
      sql`select data, source_name, source_output from pgboss.job where name = ${deadLetters}`,
    );
    expect(letter).toMatchObject({
      data: { companyId: 7, thing: 1 },
      source_name: 'ensaio',
      source_output: reason,
    });
  });

  test('does a dead letter once more when it is asked for, and only then', async () => {
    work = async () => {
      throw new Error('no');
    };
    await send(1);
    for (const _try of [1, 2, 3]) {
      await worker.workOff();
      await forward(60);
    }
    const [letter] = await rows<{ id: string; output: unknown }>(
      sql`select id, source_output as output from pgboss.job where name = ${deadLetters}`,
    );
    expect(letter?.output).toEqual({ code: 'job-failed', params: { kind: 'Error' } });
    const done: number[] = [];
    work = async ({ thing }) => void done.push(Number(thing));
    expect(await worker.workOff()).toBe(0);
    const again = () => database.system((tx) => queue.runAgain(tx, letter?.id ?? ''));
    expect(await again()).toBe(true);
    expect(await again()).toBe(false);
    await worker.workOff();
    expect(done).toEqual([1]);
  });

  test('runs a dead letter again as the one job of its key that waits', async () => {
    work = async () => {
      throw new Error('down');
    };
    await send(1, {}, keyed);
    for (const _try of [1, 2, 3]) {
      await worker.workOff();
      await forward(60);
    }
    const [letter] = await rows<{ id: string }>(sql`select id from pgboss.job where name = ${deadLetters}`);
    await send(1, {}, keyed);
    expect(await database.system((tx) => queue.runAgain(tx, letter?.id ?? ''))).toBe(true);
    expect((await states()).filter(({ state }) => state === 'created')).toMatchObject([{ name: keyed.name }]);
  });

  test('counts no failure of before against a job that is sent once more', async () => {
    const done: number[] = [];
    work = async () => {
      throw new Error('down');
    };
    await send(1, {}, keyed);
    for (const _try of [1, 2]) {
      await worker.workOff();
      await forward(60);
    }
    work = async ({ thing }) => void done.push(Number(thing));
    // Its next turn would have given it up.
    await rows(sql`update pgboss.job set retry_count = 99 where state = 'retry'`);
    await send(1, {}, keyed);
    await worker.workOff();
    expect(done).toEqual([1]);
  });

  test('does each hour what an hour may bring', () => {
    const next = (instant: string) => everyHour(new Date(instant)).toISOString();
    expect(next('2026-11-24T02:59:59Z')).toBe('2026-11-24T03:00:00.000Z');
    expect(next('2026-11-24T03:00:00Z')).toBe('2026-11-24T04:00:00.000Z');
  });

  test('writes the result of one of two workers that have the same job', async () => {
    const first = Promise.withResolvers<void>();
    const results: string[] = [];
    const settle = (turn: Turn, name: string) =>
      database.system(async (tx) => {
        await turn.done(tx);
        results.push(name);
      });
    const lost = vi.fn();
    work = async (_input, turn) => {
      work = (_again, later) => settle(later, 'second');
      await first.promise;
      await settle(turn, 'first').catch((error) => {
        lost(error);
        throw error;
      });
    };
    await send(1);
    const slow = worker.workOff();
    await vi.waitFor(async () => expect((await states())[0]?.state).toBe('active'));
    await rows(sql`update pgboss.job set state = 'retry', start_after = now()`);
    await newWorker().workOff();
    first.resolve();
    await slow;
    expect(results).toEqual(['second']);
    expect(lost.mock.calls[0]?.[0]).toBeInstanceOf(JobLost);
    expect(errors).toEqual([]);
  });

  test('a job whose worker was killed on its last try is given up and told', async () => {
    await send(1);
    await rows(sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 2`);
    work = () => Promise.reject(new Error('never asked'));
    await worker.workOff();
    expect(told.mock.calls).toEqual([[1, { code: 'job-interrupted', params: {} }]]);
    expect(errors).toEqual([]);
  });

  test('at the end begins nothing, waits as long as the kind says, and gives the rest back untried', async () => {
    const begun = Promise.withResolvers<void>();
    work = (_input, { lost }) =>
      new Promise((_, reject) => {
        lost.addEventListener('abort', () => reject(lost.reason));
        begun.resolve();
      });
    await send(1);
    const working = worker.workOff();
    await begun.promise;
    await send(2);
    await worker.stop();
    await working;
    expect(await states()).toMatchObject([
      { thing: 1, state: 'created', tries: 0 },
      { thing: 2, state: 'created', tries: 0 },
    ]);
    expect(errors).toEqual([]);
  });

  test('at the end hands back at once what it was just given', async () => {
    const begun: unknown[] = [];
    const { fetch } = PgBoss.prototype;
    const given = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    vi.spyOn(PgBoss.prototype, 'fetch').mockImplementationOnce(async function (this: PgBoss, ...asked) {
      const jobs = await fetch.apply(this, asked);
      given.resolve();
      await stopped.promise;
      return jobs;
    });
    work = async (input) => void begun.push(input);
    await send(1);
    const working = worker.workOff();
    await given.promise;
    const stopping = worker.stop();
    stopped.resolve();
    await stopping;
    expect(await states()).toMatchObject([{ thing: 1, state: 'created', tries: 0 }]);
    await working;
    expect(begun).toEqual([]);
  });

  test('jobs of one key: the one that waits is moved, and none begins while another runs', async () => {
    await send(1, { at: new Date(Date.now() + 3_600_000) }, keyed);
    await send(1, {}, keyed);
    expect(await states()).toHaveLength(1);
    const first = Promise.withResolvers<void>();
    let under = 0;
    let most = 0;
    work = async () => {
      under += 1;
      most = Math.max(most, under);
      await first.promise;
      under -= 1;
    };
    const working = worker.workOff();
    await vi.waitFor(() => expect(under).toBe(1));
    await send(1, {}, keyed);
    await send(2, {}, keyed);
    const other = newWorker().workOff();
    await vi.waitFor(() => expect(under).toBe(2));
    await new Promise((done) => setTimeout(done, 200));
    first.resolve();
    await Promise.all([working, other]);
    await forward(5);
    await newWorker().workOff();
    expect(most).toBe(2);
    expect((await states()).filter(({ thing }) => thing === 1).length).toBe(3);
  });

  test('a full lane keeps no other waiting, and higher priorities come first', async () => {
    const order: number[] = [];
    const open = Promise.withResolvers<void>();
    work = async ({ thing }) => {
      order.push(Number(thing));
      if (thing === 1) await open.promise;
    };
    await send(1, { lane: 'a', priority: 9 });
    await send(2, { lane: 'a' });
    await send(3, { lane: 'b' });
    await send(4, { lane: 'b', priority: 1 });
    const working = worker.workOff();
    await vi.waitFor(() => expect(order).toEqual([1, 4, 3]));
    open.resolve();
    await working;
    expect(order).toEqual([1, 4, 3, 2]);
  });

  test('what goes on by itself is done at the start and again and again, once for all workers, failed or not', async () => {
    let times = 0;
    work = async () => {
      times += 1;
      if (times === 2) throw new Error('a bad day');
    };
    await Promise.all([worker.start(), newWorker().start()]);
    await vi.waitFor(() => expect(times).toBe(1), { timeout: 5_000 });
    await vi.waitFor(
      async () => expect((await states()).filter(({ state }) => state === 'created')).toHaveLength(1),
      { timeout: 5_000 },
    );
    await forward(300);
    await vi.waitFor(() => expect(times).toBe(2), { timeout: 5_000 });
    await vi.waitFor(async () =>
      expect(
        (await states()).filter(({ name, state }) => name === 'ensaio-sempre' && state === 'created'),
      ).toHaveLength(1),
    );
    await forward(300);
    await vi.waitFor(() => expect(times).toBe(3), { timeout: 5_000 });
  });

  test('on the embedded engine a start takes up at once what a killed process had in hand', async () => {
    if (database.engine !== 'pglite') return;
    await send(1);
    await rows(sql`update pgboss.job set state = 'active', started_on = now()`);
    const done = vi.fn();
    work = async ({ thing }) => void done(thing);
    await worker.start();
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith(1), { timeout: 5_000 });
  });
});
