import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';

/** A column as the database calls it; without one a table of rows. */
export interface ColumnPlace {
  readonly table: string;
  readonly column: string | null;
}

/** Views that a dropped column would take along; none is dropped by us. */
export async function viewsReading(tx: Tx, { table, column }: ColumnPlace): Promise<readonly string[]> {
  const which = column === null ? sql`` : sql`and a.attname = ${column}`;
  const { rows } = await sql<{ name: string }>`
    select distinct v.relname::text as name from pg_depend d
    join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class and v.relkind in ('v', 'm')
    join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
      and t.relnamespace = 'public'::regnamespace and t.relname = ${table} ${which} order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Functions whose text names it, and those its table's triggers call. Bodies are text to the database, so that neither
 * a renaming reaches them nor are they asked before a column goes.
 * @param onlySure without those that name another table or view with such a column, of which they may speak
 */
export async function functionsNaming(
  tx: Tx,
  { table, column }: ColumnPlace,
  onlySure = false,
): Promise<readonly string[]> {
  const named = (name: string) => sql`p.prosrc ~ ('\\m' || ${name} || '\\M')`;
  const ofColumn = sql`strpos(p.prosrc, ${`"${column}"`}) > 0 and (${named(table)} or exists (
    select 1 from pg_trigger g join pg_class t on t.oid = g.tgrelid and t.relname = ${table} where g.tgfoid = p.oid))`;
  const spokenOf = sql`exists (
    select 1 from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'm', 'p')
    where c.relnamespace = 'public'::regnamespace and a.attname = ${column} and c.relname <> ${table}
      and p.prosrc ~ ('\\m' || c.relname || '\\M'))`;
  const { rows } = await sql<{ name: string }>`
    select p.proname::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace
      and ${column === null ? named(table) : ofColumn} ${onlySure && column !== null ? sql`and not ${spokenOf}` : sql``}
    order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Records, or rows, that hold a value. */
export async function countValues(tx: Tx, { table, column }: ColumnPlace): Promise<number> {
  const where = column === null ? sql`` : sql`where ${sql.ref(column)} is not null`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} ${where}`.execute(tx);
  return rows[0]?.total ?? 0;
}
