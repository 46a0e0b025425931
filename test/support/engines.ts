import { Client } from 'pg';
import type { Entity } from '../../src/metadata/entity.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/database/openDatabase.ts';
import { openMigrated } from './databaseImage.ts';

/** A migrated database that nobody else uses and that is gone when closed. */
export type StartDatabase = (entities: readonly Entity[]) => Promise<OpenDatabase>;

/** Address of a PostgreSQL where the suite may create databases; the local one unless told otherwise. */
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const isThere = await answers();

/** A PostgreSQL for tests of what only a server has; null where none answers. */
export const postgres = isThere ? { administer, urlOf } : null;

/** The embedded engine always, PostgreSQL where one answers: for `describe.each`. */
export const engines: readonly (readonly [string, StartDatabase])[] = [
  ['PGlite', openMigrated],
  ...(isThere ? ([['PostgreSQL', startPostgres]] as const) : []),
];

async function startPostgres(entities: readonly Entity[]): Promise<OpenDatabase> {
  const name = `folio_teste_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await administer(`create database ${name}`);
  const database = await openDatabase({ url: urlOf(name) });
  await migrate(database, entities);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** Address of a database of the server, as another role if one is given. */
function urlOf(database: string, role?: { readonly name: string; readonly password: string }): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (role) Object.assign(url, { username: role.name, password: role.password });
  return url.href;
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    await client.query(statement);
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
