import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Entity } from '../../metadata/entity.ts';
import type { Tx } from './database.ts';
import type { OpenDatabase } from './openDatabase.ts';
import { runScript } from './runScript.ts';
import { readCatalogue } from './schema/catalogue.ts';
import { type Plan, planTables } from './schema/plan.ts';
import { tableModels } from './schema/tableModel.ts';

/** A numbered step of `migrations/`; the name decides the order. */
interface Migration {
  readonly name: string;
  /** `before-tables`: runs before the tables of the entities are compared. */
  readonly phase: 'before-tables' | 'after-tables';
  readonly up: (tx: Tx) => Promise<void>;
}

export interface MigrationReport {
  readonly applied: readonly string[];
  readonly statements: readonly string[];
  readonly leftovers: readonly string[];
}

/**
 * Brings the database to the present code, in one transaction: numbered steps, then whatever the entities'
 * schemas want, then the steps that build on those tables. Runs as the role that owns the tables.
 * @throws Error naming table, column and remedy when a difference would lose values; nothing is changed then
 */
export async function migrate(database: OpenDatabase, entities: readonly Entity[]): Promise<MigrationReport> {
  const steps = await loadMigrations();
  return database.asMigrator(async (tx) => {
    await prepare(tx);
    const done = await appliedNames(tx);
    const pending = steps.filter(({ name }) => !done.has(name));
    await apply(
      tx,
      pending.filter(({ phase }) => phase === 'before-tables'),
    );
    const plan = await planNow(tx, entities);
    await runPlan(tx, plan);
    await apply(
      tx,
      pending.filter(({ phase }) => phase === 'after-tables'),
    );
    return {
      applied: pending.map(({ name }) => name),
      statements: plan.statements,
      leftovers: plan.leftovers,
    };
  });
}

/** What `migrate` would do. */
export interface MigrationPlan extends Plan {
  /** Numbered steps that have not run yet, in their order. */
  readonly pending: readonly string[];
}

/**
 * What `migrate` would do, found out in a transaction that is undone: pending steps before the tables do run in
 * it, since the tables are compared with what these leave. Steps after the tables are only named.
 */
export async function planMigration(
  database: OpenDatabase,
  entities: readonly Entity[],
): Promise<MigrationPlan> {
  const steps = await loadMigrations();
  const undone = new Error('undone');
  let found: MigrationPlan | null = null;
  const look = database.asMigrator(async (tx) => {
    await prepare(tx);
    const done = await appliedNames(tx);
    const pending = steps.filter(({ name }) => !done.has(name));
    await apply(
      tx,
      pending.filter(({ phase }) => phase === 'before-tables'),
    );
    found = { ...(await planNow(tx, entities)), pending: pending.map(({ name }) => name) };
    throw undone;
  });
  await look.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  if (found === null) throw new Error('The migration was not planned.');
  return found;
}

const planNow = async (tx: Tx, entities: readonly Entity[]): Promise<Plan> =>
  planTables(tableModels(entities), await readCatalogue(tx));

const folder = new URL('./migrations/', import.meta.url);

async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder))
    .filter((file) => /^\d.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ new URL(file, folder).href)) as Partial<Migration>;
      if (!module.up) throw new Error(`Migration ${file} exports no function "up"`);
      return { name: file.replace(/\.ts$/, ''), phase: module.phase ?? 'after-tables', up: module.up };
    }),
  );
}

/** Two processes starting together take turns. */
async function prepare(tx: Tx): Promise<void> {
  await runScript(tx, [
    `select pg_advisory_xact_lock(7065106)`,
    `create table if not exists "migracao" ("Nome" text primary key, "AplicadaEm" timestamptz not null default now())`,
  ]);
}

async function appliedNames(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ Nome: string }>`select "Nome" from "migracao"`.execute(tx);
  return new Set(rows.map(({ Nome }) => Nome));
}

async function apply(tx: Tx, steps: readonly Migration[]): Promise<void> {
  for (const { name, up } of steps) {
    try {
      await up(tx);
    } catch (cause) {
      throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
    }
    await sql`insert into "migracao" ("Nome") values (${name})`.execute(tx);
  }
}

async function runPlan(tx: Tx, plan: Plan): Promise<void> {
  if (plan.refusals.length > 0) throw new Error(`The database was not changed.\n${plan.refusals.join('\n')}`);
  for (const statement of plan.statements) {
    try {
      await runScript(tx, [statement]);
    } catch (cause) {
      throw new Error(explain(statement, cause as Error), { cause });
    }
  }
}

/** A unique index over values that repeat is the one statement of ours that data can refuse. */
function explain(statement: string, cause: Error): string {
  const unique = /^create unique index "[^"]+" on "([^"]+)" \(([^)]+)\)/.exec(statement);
  if (!unique) return `The database was not changed: ${cause.message} (${statement})`;
  return (
    `The database was not changed: table ${unique[1]} holds records with the same ${unique[2]}. ` +
    `Remedy: change or delete the repeated ones, then migrate again. (${cause.message})`
  );
}
