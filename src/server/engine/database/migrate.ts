import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Field } from '../../../field-types/types.ts';
import type { Entity, Shape } from '../../../metadata/entity.ts';
import { loadValidator, type Validator } from '../../../metadata/validation.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { OpenDatabase } from '../../kit/database/openDatabase.ts';
import { carryNames } from './impact/carryNames.ts';
import { type RefusedRecords, refusedRecords } from './impact/refusedRecords.ts';
import { type CodeUse, codesLeft, entitiesOf, type FieldUses, rightsOf, usesOf } from './impact/usesOf.ts';
import { runScript } from './runScript.ts';
import { readCatalogue } from './schema/catalogue.ts';
import { type ColumnPlace, functionsNaming, viewsReading } from './schema/columnUse.ts';
import { type Conversion, convert, planConversions } from './schema/conversions.ts';
import { planDrops } from './schema/drops.ts';
import { linesTable } from './schema/objectName.ts';
import { type Plan, planTables } from './schema/plan.ts';
import { nameNow, planRenames, type Rename } from './schema/renames.ts';
import { isLines, tableModels } from './schema/tableModel.ts';

/** A numbered step of a folder `migrations`, of the engine or of a feature; the number decides the order. */
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

/** Steps that lose values are taken only by name: `cliente.Apelido`. */
export interface Consent {
  /** Columns no schema speaks of any more that go. */
  readonly drop?: readonly string[];
  /** Columns whose values become ones of another type; what cannot be read as one is emptied. */
  readonly convert?: readonly string[];
}

/**
 * Brings the database to the present code, in one transaction: numbered steps, then whatever the entities'
 * schemas want, renamings first, then the steps that build on those tables, then the new names wherever old ones were
 * kept. Runs as the role that owns the tables.
 * @throws Error naming table, column and remedy when a difference would lose values; nothing is changed then
 */
export async function migrate(
  database: OpenDatabase,
  entities: readonly Entity[],
  consent: Consent = {},
): Promise<MigrationReport> {
  const steps = await loadMigrations();
  return database.asMigrator(async (tx) => {
    await prepare(tx);
    const done = await appliedNames(tx);
    const pending = steps.filter(({ name }) => !done.has(name));
    await apply(
      tx,
      pending.filter(({ phase }) => phase === 'before-tables'),
    );
    const plan = await planNow(tx, entities, consent);
    await runPlan(tx, plan);
    await apply(
      tx,
      pending.filter(({ phase }) => phase === 'after-tables'),
    );
    const stale = await staleFunctions(tx, plan, (_entity, lines) => lines.name);
    if (stale.length > 0) throw new Error(refusing(stale));
    // Last: a step may bring the names of fields to where they are looked for, as views came out of preferences.
    for (const rename of plan.renames)
      await carryNames(tx, rename, entitiesOf(rename.entity.table, entities));
    return {
      applied: pending.map(({ name }) => name),
      statements: plan.statements,
      leftovers: plan.leftovers,
    };
  });
}

/** A field with a new name, and who knows it by the old one. */
export interface PlannedRename {
  /** `cliente.Apelido`; of rows `officer.Alcada.Ate`. */
  readonly from: string;
  readonly to: string;
  readonly uses: FieldUses;
  readonly rights: readonly CodeUse[];
}

/** A column, or a table of rows, that no schema speaks of any more. */
export interface Leftover {
  /** `table.column`, or the table of rows: what `--drop` takes. */
  readonly name: string;
  readonly uses: FieldUses;
  /** Whether it was agreed to that it goes, with its values. */
  readonly isDropped: boolean;
}

/** What `migrate` would do, and whom it concerns. */
export interface MigrationPlan extends Omit<Plan, 'leftovers'> {
  /** Numbered steps that have not run yet, in their order. */
  readonly pending: readonly string[];
  readonly renames: readonly PlannedRename[];
  readonly leftovers: readonly Leftover[];
  /** Those agreed to. */
  readonly conversions: readonly (Conversion & { readonly uses: FieldUses })[];
  readonly refusedRecords: readonly RefusedRecords[];
  /** Codes that profiles hold and nothing asks for any more. */
  readonly codesLeft: readonly CodeUse[];
}

/**
 * What `migrate` would do, found out in a transaction that is undone: pending steps before the tables do run in
 * it, since the tables are compared with what these leave. Nothing after them runs: the records there are, are
 * judged where they lie.
 * @param validatorOf the rule of an entity; those generated from its schema unless told otherwise
 */
export async function planMigration(
  database: OpenDatabase,
  entities: readonly Entity[],
  consent: Consent = {},
  validatorOf: (shape: Shape) => Promise<Validator> = ({ name }) => loadValidator(name),
): Promise<MigrationPlan> {
  const steps = await loadMigrations();
  const undone = new Error('undone');
  let planned: MigrationPlan | null = null;
  const look = database.asMigrator(async (tx) => {
    await prepare(tx);
    const done = await appliedNames(tx);
    const pending = steps.filter(({ name }) => !done.has(name));
    await apply(
      tx,
      pending.filter(({ phase }) => phase === 'before-tables'),
    );
    const { renames, found, ...plan } = await planNow(tx, entities, consent);
    const refused = await refusedRecords(tx, { entities, found, renames, validatorOf });
    // Steps that run after the tables may make functions anew: then only `migrate` can tell.
    const stale = pending.some(({ phase }) => phase === 'after-tables')
      ? []
      : await staleFunctions(tx, { ...plan, renames }, (entity, lines) =>
          nameNow(renames, entity, null, lines),
        );
    planned = {
      ...plan,
      refusals: [...plan.refusals, ...refused.flatMap(repeatedValues), ...stale],
      pending: pending.map(({ name }) => name),
      renames: await Promise.all(renames.map((rename) => plannedRename(tx, rename, renames, entities))),
      leftovers: await plannedLeftovers(tx, { ...plan, renames }, entities),
      refusedRecords: refused,
      conversions: await Promise.all(
        plan.conversions.map(async (conversion) => ({
          ...conversion,
          uses: await usesOf(
            tx,
            entitiesOf(conversion.table, entities),
            { table: conversion.table, column: conversion.field.name },
            conversion.field.name,
          ),
        })),
      ),
      codesLeft: await codesLeft(tx, entities),
    };
    throw undone;
  });
  await look.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  if (planned === null) throw new Error('The migration was not planned.');
  return planned;
}

/** What only an index refuses stands in the way of making it. */
const repeatedValues = ({ entity, field, code, total, ids }: RefusedRecords): string[] =>
  code === 'unique'
    ? [
        `${entity}: ${total} records hold the same ${field} as another (${ids.join(', ')}), and it must be unique now. ` +
          `Remedy: change or delete the repeated ones.`,
      ]
    : [];

interface TablePlan extends Plan {
  readonly renames: readonly Rename[];
  /** The catalogue before anything of the plan ran. */
  readonly found: Awaited<ReturnType<typeof readCatalogue>>;
  readonly dropped: readonly string[];
  readonly conversions: readonly Conversion[];
}

async function planNow(
  tx: Tx,
  entities: readonly Entity[],
  { drop = [], convert: agreed = [] }: Consent,
): Promise<TablePlan> {
  const found = await readCatalogue(tx);
  const renaming = await planRenames(tx, entities, found);
  const converting = await planConversions(tx, agreed, entities, { found, renamed: renaming.after });
  const tables = planTables(tableModels(entities), converting.after);
  const drops = planDrops(drop, tables.leftovers, entities);
  const held = await Promise.all(drops.dropped.map((name) => heldByViews(tx, name)));
  return {
    found,
    renames: renaming.renames,
    dropped: drops.dropped,
    statements: [...renaming.statements, ...tables.statements, ...drops.statements],
    conversions: converting.conversions,
    refusals: [
      ...renaming.refusals,
      ...converting.refusals,
      ...tables.refusals,
      ...drops.refusals,
      ...held.flat(),
    ],
    leftovers: tables.leftovers,
  };
}

async function heldByViews(tx: Tx, name: string): Promise<string[]> {
  const views = await viewsReading(tx, placeOf(name));
  if (views.length === 0) return [];
  return [
    `--drop ${name}: the database's view ${views.join(', ')} reads it. Remedy: write a migration in ` +
      `src/server/engine/database/migrations (export const phase = 'before-tables') that makes the view without it.`,
  ];
}

const placeOf = (name: string): ColumnPlace => {
  const [table = '', column = null] = name.split('.');
  return { table, column };
};

/**
 * Functions that would call, from here on, what is no more under that name. A renaming does not reach them.
 * @param nameOfLines of rows that hold a renamed field: what their table is called at this moment
 */
async function staleFunctions(
  tx: Tx,
  { renames, dropped }: Pick<TablePlan, 'renames' | 'dropped'>,
  nameOfLines: (entity: Entity, lines: Field) => string,
): Promise<string[]> {
  const gone = [
    ...renames.map(({ entity, lines, field, from }) => {
      const table = lines ? linesTable(entity.table, nameOfLines(entity, lines)) : entity.table;
      const place = isLines(field)
        ? { table: linesTable(table, from), column: null }
        : { table, column: from };
      return { place, what: `${table}.${from} is called ${field.name} now` };
    }),
    ...dropped.map((name) => ({ place: placeOf(name), what: `--drop ${name}` })),
  ];
  const told: string[] = [];
  for (const { place, what } of gone) {
    const names = await functionsNaming(tx, place, true);
    if (names.length > 0)
      told.push(
        `${what}: the database's function ${names.join(', ')} names it as it was. Remedy: write a migration in ` +
          `src/server/engine/database/migrations (it runs after the tables) that makes the function anew.`,
      );
  }
  return told;
}

async function plannedRename(
  tx: Tx,
  { entity, lines, field, from }: Rename,
  renames: readonly Rename[],
  entities: readonly Entity[],
): Promise<PlannedRename> {
  const table = lines ? linesTable(entity.table, nameNow(renames, entity, null, lines)) : entity.table;
  const rows = isLines(field);
  const of = [entity.name, ...(lines ? [lines.name] : [])].join('.');
  return {
    from: `${of}.${from}`,
    to: field.name,
    uses: await usesOf(
      tx,
      lines ? [] : entitiesOf(entity.table, entities),
      rows ? { table: linesTable(table, from), column: null } : { table, column: from },
      from,
    ),
    rights: await rightsOf(tx, field),
  };
}

const plannedLeftovers = (
  tx: Tx,
  { leftovers, dropped, renames }: Pick<TablePlan, 'leftovers' | 'dropped' | 'renames'>,
  entities: readonly Entity[],
): Promise<Leftover[]> =>
  Promise.all(
    // What a list sorts by goes with its column, and is nothing to decide on.
    leftovers
      .filter((name) => !name.endsWith('__ordem'))
      .map(async (name) => {
        const [of = '', column = null] = name.split('.');
        // Rows that get a new name with their field still lie under the old one.
        const moved = renames.find(
          ({ entity, lines, field }) =>
            lines === null && isLines(field) && linesTable(entity.table, field.name) === of,
        );
        const table = moved ? linesTable(moved.entity.table, moved.from) : of;
        return {
          name,
          uses: await usesOf(tx, entitiesOf(table, entities), { table, column }, column ?? name),
          isDropped: dropped.includes(name),
        };
      }),
  );

const serverFolder = new URL('../../', import.meta.url);

async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(serverFolder, { recursive: true })).filter(
    (file) => /\/migrations\/\d[^/]*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const steps = await Promise.all(
    files.map(async (file) => {
      const module = (await import(
        /* @vite-ignore */ new URL(file, serverFolder).href
      )) as Partial<Migration>;
      if (!module.up) throw new Error(`Migration ${file} exports no function "up"`);
      return { name: basename(file, '.ts'), phase: module.phase ?? 'after-tables', up: module.up };
    }),
  );
  const byNumber = Map.groupBy(steps, ({ name }) => name.slice(0, 4));
  const [twice] = [...byNumber.values()].filter((same) => same.length > 1);
  if (twice)
    throw new Error(
      `One number for several migrations: ${twice.map(({ name }) => name).join(', ')}. Give the newest a number of its own.`,
    );
  return steps.sort((one, other) => (one.name < other.name ? -1 : 1));
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

const refusing = (refusals: readonly string[]) => `The database was not changed.\n${refusals.join('\n')}`;

async function runPlan(tx: Tx, plan: TablePlan): Promise<void> {
  if (plan.refusals.length > 0) throw new Error(refusing(plan.refusals));
  for (const conversion of plan.conversions) await convert(tx, conversion);
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
