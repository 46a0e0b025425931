import { sql } from 'kysely';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { permissionsOf } from '../../../metadata/permissionsOf.ts';
import type { Tx } from '../database.ts';
import { isThere, keptExports, keptPreferences, keptViews } from './keptNames.ts';

/** Who names a field, so that nobody changes it without knowing. */
export interface FieldUses {
  /** Saved views of its list: number and name. */
  readonly views: readonly { readonly id: number; readonly name: string }[];
  /** How many people keep its column or a width for it. */
  readonly preferences: number;
  /** Exports that wait. */
  readonly exports: readonly number[];
  /** Views of the database that read its column, and functions whose text names it. */
  readonly databaseViews: readonly string[];
  readonly functions: readonly string[];
  /** Records that hold a value. */
  readonly values: number;
}

/**
 * @param column as it is called in the database now; null = a table of rows
 * @param field its name there
 */
export async function usesOf(
  tx: Tx,
  entities: readonly string[],
  {
    table,
    column,
    field,
  }: { readonly table: string; readonly column: string | null; readonly field: string },
): Promise<FieldUses> {
  return {
    views: (await keptViews.find(tx, entities, field)).map(({ key }) => key),
    preferences: (await keptPreferences.find(tx, entities, field)).length,
    exports: (await keptExports.find(tx, entities, field)).map(({ key }) => key),
    databaseViews: await viewsReading(tx, table, column),
    functions: await functionsNaming(tx, table, column),
    values: await countValues(tx, table, column),
  };
}

/** Views that a dropped column would take along; none is dropped by us. */
export async function viewsReading(tx: Tx, table: string, column: string | null): Promise<readonly string[]> {
  const which = column === null ? sql`` : sql`and a.attname = ${column}`;
  const { rows } = await sql<{ name: string }>`
    select distinct v.relname::text as name from pg_depend d
    join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class and v.relkind in ('v', 'm')
    join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
      and t.relnamespace = 'public'::regnamespace and t.relname = ${table} ${which} order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Their bodies are text to the database, so a renaming does not reach them. */
async function functionsNaming(tx: Tx, table: string, column: string | null): Promise<readonly string[]> {
  const names = column === null ? sql`true` : sql`strpos(p.prosrc, ${`"${column}"`}) > 0`;
  const { rows } = await sql<{ name: string }>`
    select p.proname::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosrc ~ ${`\\m${table}\\M`} and ${names} order by 1`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

async function countValues(tx: Tx, table: string, column: string | null): Promise<number> {
  const where = column === null ? sql`` : sql`where ${sql.ref(column)} is not null`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} ${where}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Entities whose records lie in a table: their own, and those seen once more with other rights. */
export const entitiesOf = (table: string, entities: readonly Entity[]): readonly string[] =>
  entities.filter((entity) => entity.table === table).map(({ name }) => name);

/** Codes a field asks for, and which profiles have them. */
export interface CodeUse {
  readonly code: string;
  readonly profiles: readonly { readonly id: number; readonly name: string }[];
}

export async function rightsOf(tx: Tx, { seeCode, changeCode }: Field): Promise<readonly CodeUse[]> {
  const uses: CodeUse[] = [];
  for (const code of new Set([seeCode, changeCode].filter((one) => one !== null)))
    uses.push({ code, profiles: (await profilesByCode(tx)).get(code) ?? [] });
  return uses;
}

/** Codes that profiles hold and nothing asks for any more. */
export async function codesLeft(tx: Tx, entities: readonly Entity[]): Promise<readonly CodeUse[]> {
  const known = new Set(permissionsOf(entities).map(({ code }) => code));
  const held = await profilesByCode(tx);
  return [...held]
    .filter(([code]) => !known.has(code) && code.includes('.'))
    .map(([code, profiles]) => ({ code, profiles }));
}

async function profilesByCode(tx: Tx): Promise<ReadonlyMap<string, CodeUse['profiles']>> {
  if (!(await isThere(tx, 'perfil_codigos'))) return new Map();
  const { rows } = await sql<{ code: string; id: number; name: string }>`
    select distinct c."Codigo" as code, p."Identificador" as id, p."Nome" as name
    from (select "IdentificadorPai", "Codigo" from "perfil_codigos"
      union select "IdentificadorPai", "Codigo" from "perfil_codigos_conceder") c
    join "perfil" p on p."Identificador" = c."IdentificadorPai" and p."ExcluidoEm" is null order by 1, 2`.execute(
    tx,
  );
  return new Map(
    [...Map.groupBy(rows, ({ code }) => code)].map(([code, of]) => [
      code,
      of.map(({ id, name }) => ({ id: Number(id), name })),
    ]),
  );
}
