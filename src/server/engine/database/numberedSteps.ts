import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/database.ts';
import { applicationRole } from '../../kit/database/role.ts';
import { ToldError } from '../../kit/toldError.ts';
import { runScript } from './runScript.ts';

/** A numbered step of `src/server/migrations`; the number decides the order. */
interface Migration {
  readonly name: string;
  /** Runs before the tables of the entities are compared with their schemas. */
  readonly before?: (tx: Tx) => Promise<void>;
  /** Runs when they are as their schemas say. */
  readonly after?: (tx: Tx) => Promise<void>;
}

const folder = new URL('../../migrations/', import.meta.url);

/** @throws Error where two steps have one number, or one does nothing */
export async function loadSteps(): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const twice = files.find((file, place) => file.slice(0, 4) === files[place - 1]?.slice(0, 4));
  if (twice) throw new Error(`Two migrations have the number of ${twice}: give the newest one of its own.`);
  return Promise.all(
    files.map(async (file) => {
      const { before, after } = (await import(
        /* @vite-ignore */ new URL(file, folder).href
      )) as Partial<Migration>;
      if (!before && !after) throw new Error(`Migration ${file} exports neither "before" nor "after"`);
      return { name: basename(file, '.ts'), ...(before && { before }), ...(after && { after }) };
    }),
  );
}

/**
 * The steps that a database does not have yet. Two processes starting together take turns.
 * @throws ToldError where the database has steps that these are not
 */
export async function pendingSteps(tx: Tx, steps: readonly Migration[]): Promise<readonly Migration[]> {
  await runScript(tx, [
    `select pg_advisory_xact_lock(7065106)`,
    `create table if not exists "migracao" ("Nome" text primary key, "AplicadaEm" timestamptz not null default now())`,
  ]);
  return notDone(tx, steps);
}

/**
 * Refuses to work on a database that this process may not migrate and that is not as this version wants it.
 * @throws ToldError with what to do
 */
export async function requireMigrated(database: Database): Promise<void> {
  const steps = await loadSteps();
  const pending = await database
    .system((tx) => notDone(tx, steps))
    .catch((error: unknown) => {
      if (isOutside(error))
        throw new ToldError(
          `The login of DATABASE_URL is no member of ${applicationRole}: grant ${applicationRole} to it.`,
        );
      if (!isNotMade(error)) throw error;
      return steps;
    });
  if (pending.length === 0) return;
  const names = pending.map(({ name }) => name).join(', ');
  throw new ToldError(
    `The database at DATABASE_URL lacks ${names}: run npm run db:migrate as the owner of the tables.`,
  );
}

/** The role is there, perhaps from another database of the server, and the login may not take it. */
const isOutside = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('permission denied to set role');

/** The role, or the table of steps, is made by the first migration: 42704 and 22023, 42P01; its rights are given with it. */
const isNotMade = (error: unknown): boolean =>
  ['42704', '22023', '42P01', '42501'].includes(String((error as { readonly code?: unknown }).code));

async function notDone(tx: Tx, steps: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows } = await sql<{ Nome: string }>`select "Nome" from "migracao" order by "Nome"`.execute(tx);
  const done = rows.map(({ Nome }) => Nome);
  const unknown = done.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new ToldError(refusalOf(unknown, done.includes(steps[0]?.name ?? '')));
  return steps.filter(({ name }) => !done.includes(name));
}

const refusalOf = (unknown: readonly string[], isReleased: boolean) =>
  isReleased
    ? `This database was migrated by a newer version (${unknown.join(', ')}): run that version, or restore a copy from before.`
    : 'This database is from before the first release, which cannot read it: begin with an empty DATA_DIR, or an empty database at DATABASE_URL.';

/** What steps do in one phase, in their order. */
export async function runSteps(
  tx: Tx,
  steps: readonly Migration[],
  phase: 'before' | 'after',
): Promise<void> {
  for (const step of steps) {
    try {
      await step[phase]?.(tx);
    } catch (cause) {
      throw new ToldError(`Migration ${step.name} failed: ${(cause as Error).message}`, { cause });
    }
  }
}

/** Processes that do not migrate see which were. */
export async function markApplied(tx: Tx, steps: readonly Migration[]): Promise<void> {
  await runScript(tx, [`grant select on "migracao" to ${applicationRole}`]);
  for (const { name } of steps) await sql`insert into "migracao" ("Nome") values (${name})`.execute(tx);
}
