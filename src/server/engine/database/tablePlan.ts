import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import type { Tx } from '../../kit/database/database.ts';
import { migrationsPlace } from './migrationsPlace.ts';
import { readCatalogue } from './schema/catalogue.ts';
import { type ColumnPlace, functionsNaming, viewsReading } from './schema/columnUse.ts';
import { type Conversion, planConversions } from './schema/conversions.ts';
import { planDrops } from './schema/drops.ts';
import { linesTable } from './schema/objectName.ts';
import { type Plan, planTables } from './schema/plan.ts';
import { planRenames, type Rename } from './schema/renames.ts';
import { isLines, tableModels } from './schema/tableModel.ts';

/** Steps that lose values are taken only by name: `cliente.Apelido`. */
export interface Consent {
  /** Columns no schema speaks of any more that go. */
  readonly drop?: readonly string[];
  /** Columns whose values become ones of another type; what cannot be read as one is emptied. */
  readonly convert?: readonly string[];
}

export interface TablePlan extends Plan {
  readonly renames: readonly Rename[];
  /** The catalogue before anything of the plan ran. */
  readonly found: Awaited<ReturnType<typeof readCatalogue>>;
  readonly dropped: readonly string[];
  readonly conversions: readonly Conversion[];
}

export async function planNow(
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
      `${migrationsPlace} (export function before) that makes the view without it.`,
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
export async function staleFunctions(
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
          `${migrationsPlace} (export function after) that makes the function anew.`,
      );
  }
  return told;
}
