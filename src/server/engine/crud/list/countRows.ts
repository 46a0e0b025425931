import { type RawBuilder, sql } from 'kysely';
import { countLimit } from '../../../../metadata/wire/paging.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import type { EntityModel } from '../models.ts';
import type { Sql } from '../scope.ts';

/** Tables no bigger than this are always counted to the end: it costs nothing. */
const smallTable = 20_000;

/**
 * A query that gives how many rows of alias `t` fulfil `where` as one number `n`, -1 for "more than the limit". The
 * greatest identifier ever given bounds the size of the table and is read in no time, so small tables are counted
 * whole and large ones only up to the limit.
 */
export function countOf({ entity }: EntityModel, where: Sql, countAll: boolean): RawBuilder<unknown> {
  const table = tableNamed(entity.table);
  const all = sql`(select count(*) from ${table} as t where ${where})`;
  if (countAll) return sql`select ${all} as n`;
  const capped = sql`(select case when count(*) > ${sql.lit(countLimit)} then -1 else count(*) end
      from (select 1 from ${table} as t where ${where} limit ${sql.lit(countLimit + 1)}) as found)`;
  if (entity.storage === 'view') return sql`select ${capped} as n`; // no sequence tells its size
  const sequence = `"${entity.table}_Identificador_seq"`;
  return sql`select case
    when coalesce(pg_sequence_last_value(${sequence}::regclass), 0) <= ${sql.lit(smallTable)} then ${all}
    else ${capped} end as n`;
}

/** The total as a list answers it. */
export const toTotal = (n: number) =>
  n < 0 ? { Total: countLimit + 1, TotalExato: false } : { Total: n, TotalExato: true };
