import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';

/** What stands in the database now. */
export interface Catalogue {
  /** Tables and their columns with types as `format_type` writes them. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly views: ReadonlySet<string>;
  /** Index name to its definition as we wrote it (kept as its comment). */
  readonly indexes: ReadonlyMap<string, { readonly table: string; readonly written: string | null }>;
  /** Name of a key to the table it points at. */
  readonly foreignKeys: ReadonlyMap<string, string>;
  /** Names of the extensions created in this database. */
  readonly extensions: ReadonlySet<string>;
}

export async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const columns = await sql<{ table: string; kind: string; column: string; type: string }>`
    select c.relname as table, c.relkind::text as kind, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0
      and not a.attisdropped`.execute(tx);
  const indexes = await sql<{ name: string; table: string; written: string | null }>`
    select i.relname as name, t.relname as table, obj_description(i.oid, 'pg_class') as written
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where i.relnamespace = 'public'::regnamespace`.execute(tx);
  const keys = await sql<{ name: string; target: string }>`
    select k.conname::text as name, t.relname::text as target from pg_constraint k join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`.execute(tx);
  const extensions = await sql<{ name: string }>`select extname as name from pg_extension`.execute(tx);
  const tables = new Map<string, Map<string, string>>();
  for (const { table, kind, column, type } of columns.rows) {
    if (kind === 'v') continue;
    tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, type));
  }
  return {
    tables,
    views: new Set(columns.rows.filter(({ kind }) => kind === 'v').map(({ table }) => table)),
    indexes: new Map(indexes.rows.map(({ name, table, written }) => [name, { table, written }])),
    foreignKeys: new Map(keys.rows.map(({ name, target }) => [name, target])),
    extensions: new Set(extensions.rows.map(({ name }) => name)),
  };
}
