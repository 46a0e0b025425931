import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { migrationsPlace } from '../migrationsPlace.ts';
import type { Catalogue } from './catalogue.ts';
import { type ColumnPlace, countValues, viewsReading } from './columnUse.ts';
import { linesTable, objectName } from './objectName.ts';
import { isLines, systemColumns } from './tableModel.ts';

/** A field the database still knows by the name its schema gives in `renamedFrom`. */
export interface Rename {
  readonly entity: Entity;
  /** The field whose rows hold it; null = the record itself. */
  readonly lines: Field | null;
  readonly from: string;
  readonly field: Field;
}

export interface RenamePlan {
  readonly renames: readonly Rename[];
  readonly statements: readonly string[];
  readonly refusals: readonly string[];
  /** The catalogue as it is once the statements ran. */
  readonly after: Catalogue;
}

/**
 * Which fields go by a new name, and what gives columns, tables of rows and keys theirs. Indexes follow their
 * columns and are then made anew by whoever compares the tables.
 */
export async function planRenames(
  tx: Tx,
  entities: readonly Entity[],
  found: Catalogue,
): Promise<RenamePlan> {
  let plan: RenamePlan = { renames: [], statements: [], refusals: [], after: found };
  for (const rename of stated(entities)) plan = await withRename(tx, plan, rename);
  return plan;
}

/** What the database calls a field before any renaming ran. */
export const nameNow = (
  renames: readonly Rename[],
  entity: Entity,
  lines: Field | null,
  field: Field,
): string =>
  renames.find((one) => one.entity === entity && one.lines === lines && one.field === field)?.from ??
  field.name;

/** Rows before what is in them: the inner names stand in the table's new name. */
const stated = (entities: readonly Entity[]): readonly Rename[] =>
  entities
    .filter(({ storage }) => storage === 'table')
    .flatMap((entity) => [
      ...entity.fields.flatMap((field) => statedIn(entity, null, field)),
      ...entity.fields
        .filter(isLines)
        .flatMap((lines) => lines.fields.flatMap((field) => statedIn(entity, lines, field))),
    ]);

const statedIn = (entity: Entity, lines: Field | null, field: Field): readonly Rename[] =>
  field.renamedFrom === null || field.computed ? [] : [{ entity, lines, field, from: field.renamedFrom }];

async function withRename(tx: Tx, plan: RenamePlan, rename: Rename): Promise<RenamePlan> {
  const { entity, lines, field, from } = rename;
  const ofRows = isLines(field);
  const table = lines ? linesTable(entity.table, lines.name) : entity.table;
  const [old, now] = ofRows ? [linesTable(table, from), linesTable(table, field.name)] : [from, field.name];
  const has = (name: string) =>
    ofRows ? plan.after.tables.has(name) : (plan.after.tables.get(table)?.has(name) ?? false);
  if (!has(old) || old === now) return plan;
  const isTaken = has(now);
  const spot = ofRows ? `Table ${now}` : `Table ${table}, column ${now}`;
  const taken: ColumnPlace = ofRows ? { table: now, column: null } : { table, column: now };
  if (isTaken && (await countValues(tx, taken)) > 0)
    return refused(
      plan,
      `${spot}: the schema says it was renamed from ${from}, but both are there and hold values. Remedy: take ` +
        `"renamedFrom" away and keep the values of ${field.name}, or write a migration in ${migrationsPlace} ` +
        `(export function before) that puts the two together.`,
    );
  // An empty column, or table of rows, was made before the schema said where its values are: it gives way.
  const views = isTaken ? await viewsReading(tx, taken) : [];
  if (views.length > 0)
    return refused(
      plan,
      `${spot}: it is empty and would give way to ${from}, but the database's view ${views.join(', ')} reads it. Remedy: ` +
        `write a migration in ${migrationsPlace} (export function before) that makes the view ` +
        `read ${from}; the new name reaches it by itself.`,
    );
  const step = ofRows
    ? renamedTable(plan.after, old, now, isTaken)
    : renamedColumn(plan.after, table, old, now, isTaken);
  return {
    ...plan,
    renames: [...plan.renames, rename],
    statements: [...plan.statements, ...step.statements],
    after: step.after,
  };
}

const refused = (plan: RenamePlan, refusal: string): RenamePlan => ({
  ...plan,
  refusals: [...plan.refusals, refusal],
});

interface Step {
  readonly statements: readonly string[];
  readonly after: Catalogue;
}

const orderOf = (column: string) => `${column}__ordem`;

function renamedColumn(found: Catalogue, table: string, old: string, now: string, isTaken: boolean): Step {
  const columns = found.tables.get(table) ?? new Map<string, string>();
  const gone = isTaken ? [orderOf(now), now].filter((name) => columns.has(name)) : [];
  const moved = new Map([
    [old, now],
    ...(columns.has(orderOf(old)) ? [[orderOf(old), orderOf(now)] as const] : []),
  ]);
  const [oldKey, newKey] = [objectName('fk', table, [old]), objectName('fk', table, [now])];
  const hasKey = found.foreignKeys.has(oldKey);
  const isGone = (written: string | null) => gone.some((name) => written?.includes(`"${name}"`));
  return {
    statements: [
      ...gone.map((name) => `alter table "${table}" drop column "${name}"`),
      ...[...moved].map(([one, other]) => `alter table "${table}" rename column "${one}" to "${other}"`),
      ...(hasKey ? [`alter table "${table}" rename constraint "${oldKey}" to "${newKey}"`] : []),
    ],
    after: {
      ...found,
      tables: new Map(found.tables).set(
        table,
        new Map(
          [...columns].flatMap(([name, type]) =>
            gone.includes(name) ? [] : [[moved.get(name) ?? name, type] as const],
          ),
        ),
      ),
      indexes: new Map(
        [...found.indexes].filter(([, index]) => index.table !== table || !isGone(index.written)),
      ),
      foreignKeys: new Map(
        [...found.foreignKeys]
          .filter(([name]) => gone.length === 0 || name !== newKey)
          .map(([name, target]) => [name === oldKey ? newKey : name, target]),
      ),
    },
  };
}

function renamedTable(found: Catalogue, old: string, now: string, isTaken: boolean): Step {
  const columns = found.tables.get(old) ?? new Map<string, string>();
  const keys = [...columns.keys()]
    .map((column) => [objectName('fk', old, [column]), objectName('fk', now, [column])] as const)
    .filter(([key]) => found.foreignKeys.has(key));
  const moved = new Map(keys);
  const taken = new Set(isTaken ? [...columns.keys()].map((column) => objectName('fk', now, [column])) : []);
  return {
    statements: [
      ...(isTaken ? [`drop table "${now}"`] : []),
      `alter table "${old}" rename to "${now}"`,
      ...keys.map(([key, renamed]) => `alter table "${now}" rename constraint "${key}" to "${renamed}"`),
    ],
    after: {
      ...found,
      tables: new Map([...found.tables].filter(([name]) => name !== old)).set(now, columns),
      indexes: new Map(
        [...found.indexes]
          .filter(([, { table }]) => table !== now)
          .map(([name, index]) => [name, index.table === old ? { ...index, table: now } : index]),
      ),
      foreignKeys: new Map(
        [...found.foreignKeys]
          .filter(([name]) => !taken.has(name))
          .map(([name, target]) => [moved.get(name) ?? name, target]),
      ),
    },
  };
}

/** Names that are never a field's, so that no consent drops them. */
export const isSystemColumn = (name: string): boolean =>
  ['IdentificadorEmpresa', 'IdentificadorPai', 'Ordem'].includes(name) ||
  systemColumns.some((column) => column.name === name);
