import type { Entity, Shape } from '../../../metadata/entity.ts';
import { loadValidator, type Validator } from '../../../metadata/validation.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { OpenDatabase } from '../../kit/database/openDatabase.ts';
import { type RefusedRecords, refusedRecords } from './impact/refusedRecords.ts';
import { type CodeUse, codesLeft, entitiesOf, type FieldUses, rightsOf, usesOf } from './impact/usesOf.ts';
import { loadSteps, pendingSteps, runSteps } from './numberedSteps.ts';
import type { Conversion } from './schema/conversions.ts';
import { linesTable } from './schema/objectName.ts';
import type { Plan } from './schema/plan.ts';
import { nameNow, type Rename } from './schema/renames.ts';
import { isLines } from './schema/tableModel.ts';
import { type Consent, planNow, staleFunctions, type TablePlan } from './tablePlan.ts';

/** A field with a new name, and who knows it by the old one. */
interface PlannedRename {
  /** `cliente.Apelido`; of rows `officer.Alcada.Ate`. */
  readonly from: string;
  readonly to: string;
  readonly uses: FieldUses;
  readonly rights: readonly CodeUse[];
}

/** A column, or a table of rows, that no schema speaks of any more. */
interface Leftover {
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
 * What `migrate` would do, found out in a transaction that is undone: what pending steps do before the tables does run in
 * it, since the tables are compared with what that leaves. Nothing after them runs: the records there are, are
 * judged where they lie.
 * @param validatorOf the rule of an entity; those generated from its schema unless told otherwise
 */
export async function planMigration(
  database: OpenDatabase,
  entities: readonly Entity[],
  consent: Consent = {},
  validatorOf: (shape: Shape) => Promise<Validator> = ({ name }) => loadValidator(name),
): Promise<MigrationPlan> {
  const steps = await loadSteps();
  const undone = new Error('undone');
  let planned: MigrationPlan | null = null;
  const look = database.asMigrator(async (tx) => {
    const pending = await pendingSteps(tx, steps);
    await runSteps(tx, pending, 'before');
    const { renames, found, ...plan } = await planNow(tx, entities, consent);
    const refused = await refusedRecords(tx, { entities, found, renames, validatorOf });
    // Steps that run after the tables may make functions anew: then only `migrate` can tell.
    const stale = pending.some(({ after }) => after)
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
