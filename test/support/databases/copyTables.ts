import { sql } from 'kysely';
import type { Tx } from '../../../src/server/kit/database/database.ts';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';

/** Gives a database the rows of another with the same tables, of records and of the queue, in place of its own. */
export async function copyTables(from: OpenDatabase, to: OpenDatabase): Promise<void> {
  await to.asMigrator(async (into) => {
    await sql`set local session_replication_role = replica`.execute(into);
    for (const table of await tablesOf(into)) {
      const rows = await from.asMigrator((tx) => rowsOf(tx, table));
      const columns = sql.raw(table.columns);
      const name = sql.raw(table.name);
      await sql`delete from ${name}`.execute(into);
      await sql`
        insert into ${name} (${columns}) overriding system value
        select ${columns} from (select (row::${name}).* from unnest(${rows}::text[]) row) rows`.execute(into);
    }
    for (const { name, value } of await from.asMigrator(sequencesOf))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(into);
  });
}

interface Table {
  readonly name: string;
  /** Those that are stored, not computed. */
  readonly columns: string;
}

async function tablesOf(tx: Tx): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select format('%I.%I', nspname, relname) as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_class
    join pg_namespace n on n.oid = relnamespace and nspname in ('public', 'pgboss')
    join pg_attribute a on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' group by 1`.execute(tx);
  return rows;
}

/** As PostgreSQL writes whole rows, which keeps every kind of value. */
async function rowsOf(tx: Tx, { name }: Table): Promise<readonly string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass(${name}) is not null as there`.execute(tx);
  // The queue makes some of its tables for each day.
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(tx);
  return rows.map(({ row }) => row);
}

async function sequencesOf(tx: Tx): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const { rows } = await sql<{ name: string; value: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null`.execute(tx);
  return rows;
}
