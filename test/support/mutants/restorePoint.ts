import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';

export interface RestorePoint {
  /** Puts every table back as it was, whatever a check that was out let through. */
  restore(): Promise<void>;
}

/** A copy of every table, beside them in the database. */
export async function setRestorePoint(database: OpenDatabase): Promise<RestorePoint> {
  const tables = await database.asMigrator(async (tx) => {
    const { rows } = await sql<{ name: string; columns: string }>`
      select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`.execute(tx);
    await sql`create schema copia`.execute(tx);
    for (const { name, columns } of rows)
      await sql.raw(`create table copia."${name}" as select ${columns} from public."${name}"`).execute(tx);
    return rows;
  });
  return {
    restore: () =>
      database.asMigrator(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const { name, columns } of tables) {
          await sql.raw(`delete from public."${name}"`).execute(tx);
          await sql
            .raw(
              `insert into public."${name}" (${columns}) overriding system value
               select ${columns} from copia."${name}"`,
            )
            .execute(tx);
        }
      }),
  };
}
