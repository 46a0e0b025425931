import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../src/server/kit/database/database.ts';
import type { OpenDatabase } from '../../src/server/kit/database/openDatabase.ts';

/**
 * What a migrated database consists of, one line each: columns, keys, indexes, triggers, functions, views, row-level
 * security and rights, of the product's tables and of the queue's.
 */
export async function databaseLines(database: OpenDatabase): Promise<readonly string[]> {
  return database.asMigrator(async (tx) => {
    const lines: string[] = [];
    for (const part of parts) lines.push(...(await linesOf(tx, part)));
    return lines.sort();
  });
}

async function linesOf(tx: Tx, part: RawBuilder<{ line: string }>): Promise<string[]> {
  const { rows } = await part.execute(tx);
  // The queue keeps its figures in a table a day, made as the days come.
  return rows.map(({ line }) => line.replace(/\s+/g, ' ')).filter((line) => !/queue_stats_\d{8}/.test(line));
}

/** How the text of a view begins; each version of the engine prints the same view in its own way. */
export const viewText = 'view text ';

const ours = sql`n.nspname in ('public', 'pgboss')`;
const named = sql`n.nspname || '.' || c.relname`;

const parts: readonly RawBuilder<{ line: string }>[] = [
  // The position of a column is left out: nothing reads by position, and a table that grew has others than a new one.
  sql`select 'column ' || ${named} || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
      || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
      || case when a.attgenerated <> '' then ' generated' else '' end as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${ours} and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm')`,
  // Since version 18 "not null" is a constraint of its own, which the columns tell already.
  sql`select 'constraint ' || ${named} || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and k.contype <> 'n'`,
  sql`select 'index ' || i.indexdef as line from pg_indexes i where i.schemaname in ('public', 'pgboss')`,
  sql`select 'trigger ' || ${named} || ' ' || pg_get_triggerdef(t.oid) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not t.tgisinternal`,
  sql`select 'function ' || n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ') returns '
      || pg_get_function_result(p.oid) || case when p.prosecdef then ' security definer' else '' end
      || ' ' || p.provolatile::text || coalesce(' set ' || array_to_string(p.proconfig, ' '), '')
      || ' text ' || left(md5(regexp_replace(p.prosrc, '\\s+', ' ', 'g')), 12)
      || ' executed by ' || coalesce((select string_agg(x.grantee::regrole::text, ',' order by x.grantee::regrole::text)
        from aclexplode(p.proacl) x where x.grantee <> 0 and x.grantee <> p.proowner), 'nobody else')
      || case when p.proacl is null or exists (select 1 from aclexplode(p.proacl) x where x.grantee = 0)
        then ', public' else '' end as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and p.prokind = 'f' and not exists (
      select 1 from pg_depend e where e.objid = p.oid and e.deptype = 'e')`,
  sql`select 'view ' || ${named} || coalesce(' with ' || array_to_string(c.reloptions, ' '), '') as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind = 'v'`,
  sql`select ${viewText} || ${named} || ' ' || left(md5(pg_get_viewdef(c.oid)), 12) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind = 'v'`,
  sql`select 'row security ' || ${named} || case when c.relforcerowsecurity then ' forced' else '' end as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relrowsecurity`,
  sql`select 'policy ' || p.schemaname || '.' || p.tablename || ' ' || p.policyname || ' ' || p.permissive || ' ' || p.cmd
      || ' to ' || array_to_string(p.roles, ',') || coalesce(' using ' || p.qual, '')
      || coalesce(' check ' || p.with_check, '') as line
    from pg_policies p where p.schemaname in ('public', 'pgboss')`,
  sql`select 'grant ' || ${named} || ' to ' || x.grantee::regrole::text || ': '
      || string_agg(lower(x.privilege_type), ', ' order by x.privilege_type) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join lateral aclexplode(c.relacl) x
    where ${ours} and x.grantee <> 0 and x.grantee <> c.relowner group by n.nspname, c.relname, x.grantee`,
  sql`select 'grant ' || ${named} || '.' || a.attname || ' to ' || x.grantee::regrole::text || ': '
      || string_agg(lower(x.privilege_type), ', ' order by x.privilege_type) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(a.attacl) x
    where ${ours} and x.grantee <> 0 group by n.nspname, c.relname, a.attname, x.grantee`,
  sql`select 'step ' || "Nome" as line from migracao`,
  sql`select 'queue ' || q.name || ' ' || (to_jsonb(q) - 'name' - 'created_on' - 'updated_on' - 'table_name'
      - 'maintain_on' - 'monitor_on' - 'singletons_active')::text as line from pgboss.queue q`,
];
