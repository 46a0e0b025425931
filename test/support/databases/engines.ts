import { Client } from 'pg';
import type { Entity } from '../../../src/metadata/entity.ts';
import { type OpenDatabase, openDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { daysAhead } from '../run/shiftedClock.ts';
import { currentRun, migrated, openMigrated, shapeOf } from './databaseImage.ts';
import { DatabaseShelf } from './databaseShelf.ts';

/** A migrated database that nobody else uses and that is gone when closed. */
export type StartDatabase = (entities: readonly Entity[]) => Promise<OpenDatabase>;

type Named = readonly [string, StartDatabase];

/** Address of a PostgreSQL where the suite may create databases; the local one unless told otherwise. */
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

// Where the clocks of a run are ahead, its own is not.
const isThere = daysAhead === 0 && (await answers());

/** A PostgreSQL for tests of what only a server has; null where none answers. */
export const postgres = isThere ? { administer, urlOf } : null;

export const embedded: Named = ['PGlite', openMigrated];

/** The embedded engine always, PostgreSQL where one answers: for `describe.each` of what an engine may do otherwise. */
export const engines: readonly [Named, ...Named[]] = [
  embedded,
  ...(isThere ? ([['PostgreSQL', startPostgres]] as const) : []),
];

/**
 * Where features are tested, which know no engine: on PostgreSQL as in production, on the embedded one where none
 * answers, and on both in the long form of the suite.
 */
export const featureEngines: readonly [Named, ...Named[]] =
  process.env.TEST_ENGINES === 'all' ? engines : [engines[1] ?? embedded];

/** One shelf for each shape in a process. */
const shelves = new Map<string, DatabaseShelf>();

async function startPostgres(entities: readonly Entity[]): Promise<OpenDatabase> {
  const run = currentRun();
  if (!run) return startNewPostgres(entities);
  const shape = shapeOf(entities);
  const shelf = shelves.get(shape) ?? new DatabaseShelf(() => startNewPostgres(entities));
  shelves.set(shape, shelf);
  return shelf.take();
}

async function startNewPostgres(entities: readonly Entity[]): Promise<OpenDatabase> {
  const run = currentRun();
  const made = await newDatabase(run ? await migratedModel(run, entities) : null);
  const opened = await openDatabase({ url: made.url });
  const database = run ? opened : await migrated(opened, entities);
  return {
    ...database,
    async close() {
      await database.close();
      await made.drop();
    },
  };
}

/** A database for one test or journey. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** @param model a database that nothing is connected to, which it begins as a copy of; null = an empty one */
export async function newDatabase(model: string | null): Promise<OwnDatabase> {
  const name = `folio_teste_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await administer(`create database ${name}${model === null ? '' : ` template ${model}`}`);
  // What a machine's failure would lose is lost anyway: no write waits for the disk.
  await administer(`alter database ${name} set synchronous_commit = off`);
  return {
    url: urlOf(name),
    async drop() {
      const dropped = administer(`drop database if exists ${name} with (force)`);
      // In a run the tests go on meanwhile; what is still there at its end is dropped then.
      if (currentRun()) dropped.catch(() => undefined);
      else await dropped;
    },
  };
}

/** A database migrated once in a run of the suite: a copy of it is there in a tenth of a second. */
export const migratedModel = (run: string, entities: readonly Entity[]): Promise<string> =>
  modelOf(run, shapeOf(entities).slice(0, 16), null, async (url) => {
    const database = await migrated(await openDatabase({ url }), entities);
    await database.close();
  });

const models = new Map<string, Promise<string>>();

/**
 * A database that is filled once in a run of the suite, to be copied.
 * @param start another one that it begins as a copy of
 */
export function modelOf(
  run: string,
  key: string,
  start: string | null,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const name = `folio_modelo_${run}_${key}`;
  const model = models.get(name) ?? makeModel(name, start, fill);
  models.set(name, model);
  return model;
}

/** Processes that want the same model at once take turns; all but the first find it there. */
async function makeModel(
  name: string,
  start: string | null,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  await withClient(async (client) => {
    await client.query('select pg_advisory_lock(7065106)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    const part = `${name}_parte`;
    await client.query(`drop database if exists ${part} with (force)`);
    await client.query(`create database ${part}${start === null ? '' : ` template ${start}`}`);
    await fill(urlOf(part));
    await client.query(`alter database ${part} rename to ${name}`);
  });
  return name;
}

/** Takes away the databases of runs that are over, this one's and any that was killed. */
export async function dropOldDatabases(isOver: (pid: number) => boolean): Promise<void> {
  if (!isThere) return;
  await withClient(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname ~ '^folio_(teste|modelo)_[0-9]+_'`,
    );
    for (const { name } of rows)
      if (isOver(Number(name.split('_')[2])))
        await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** Address of a database of the server, as another role if one is given. */
function urlOf(database: string, role?: { readonly name: string; readonly password: string }): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (role) Object.assign(url, { username: role.name, password: role.password });
  return url.href;
}

function administer(statement: string): Promise<void> {
  return withClient(async (client) => void (await client.query(statement)));
}

async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function answers(): Promise<boolean> {
  try {
    await administer('select 1');
    return true;
  } catch {
    return false;
  }
}
