import { type RawBuilder, sql } from 'kysely';
import { column, tableNamed } from '../../../kit/sql/names.ts';
import type { EntityModel } from '../models.ts';
import type { Sql } from '../scope.ts';
import type { Work } from '../work.ts';
import { firstDirection, joinsOf, orderBy, type SortKey, sortKeys, targetOf } from './listOrder.ts';
import type { ListQuery } from './listQuery.ts';

/** Rows skipped before this many cost nothing; beyond it only their keys are walked past, in an index. */
const deepAfter = 500;

/** Rows no more than this are sorted sooner than looked for along all names. */
const fewRows = 20_000;

/**
 * The rows of one page, in order, as something to select from.
 * @param where what all rows of the list fulfil, on the alias `t`
 * @param areFew whether those are known to be few
 */
export async function pageOf(
  work: Work,
  model: EntityModel,
  query: ListQuery,
  where: Sql,
  areFew: boolean,
): Promise<RawBuilder<unknown>> {
  const keys = sortKeys(work, model, query);
  const table = sql`${tableNamed(model.entity.table)} as t`;
  const [first] = keys;
  if (first && !areFew && canWalkBy(first, model) && (await areMany(work, table, where)))
    return joinedBack(table, keys, walkByName(work, first, keys, table, where, query));
  const limited = limit(query.perPage, (query.page - 1) * query.perPage);
  const rest = sql`from ${table} ${joinsOf(keys)} where ${where} order by ${orderBy(keys)} ${limited}`;
  if ((query.page - 1) * query.perPage < deepAfter) return sql`select t.* ${rest}`;
  return joinedBack(table, keys, sql`select ${keyColumns(keys)} ${rest}`);
}

/** The whole rows of keys that were found, in their order. */
const joinedBack = (table: RawBuilder<unknown>, keys: readonly SortKey[], found: RawBuilder<unknown>) => sql`
  select t.* from (${found}) as k join ${table} on ${column('t', 'Identificador')} = k.id
  order by ${foundOrder(keys, 'k')}`;

/**
 * Rows by the name of what they refer to: along the names in their index, and for each name the rows that refer to
 * it, so that a page needs neither all rows nor a copy of the name in them. Rows that refer to nothing come where
 * PostgreSQL puts nulls.
 */
function walkByName(
  { actor }: Work,
  first: SortKey,
  keys: readonly SortKey[],
  table: RawBuilder<unknown>,
  where: Sql,
  query: ListQuery,
): RawBuilder<unknown> {
  const { reference, direction } = first;
  if (!reference) throw new Error('sorted by no reference');
  const skipped = (query.page - 1) * query.perPage;
  const others = joinsOf(keys.slice(1));
  const own =
    reference.target.entity.scope === 'company'
      ? sql`and ${column(reference.alias, 'IdentificadorEmpresa')} = ${actor.companyId}`
      : sql``;
  const reach = limit(skipped + query.perPage, 0);
  const nameless = [{ ...first, order: sql`null` }, ...keys.slice(1)];
  return sql`select * from (
    (select 0 as part, ${keyColumns(keys)} from ${table} join ${targetOf(reference)} ${others}
      where ${where} ${own} order by ${orderBy(keys)} ${reach})
    union all
    (select 1, ${keyColumns(nameless)} from ${table} ${others}
      where ${where} and ${reference.value} is null order by ${orderBy(keys.slice(1), direction)} ${reach})
  ) as p order by part ${direction}, ${foundOrder(keys, 'p')} ${limit(query.perPage, skipped)}`;
}

/**
 * Whether the names of a reference stand in an index that is all the reader may see: persons are seen through
 * memberships, and a row may refer to one who has left.
 */
const canWalkBy = ({ reference }: SortKey, { entity }: EntityModel): boolean =>
  reference?.isStored === true &&
  [entity, reference.target.entity].every(({ storage }) => storage !== 'view') &&
  reference.target.entity.scope !== 'member';

/** What the database expects by its statistics; nothing is looked for yet. */
async function areMany({ tx }: Work, table: RawBuilder<unknown>, where: Sql): Promise<boolean> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from ${table} where ${where}`.execute(tx);
  return (rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > fewRows;
}

const keyColumns = (keys: readonly SortKey[]) =>
  sql.join([
    ...keys.map(({ order }, index) => sql`${order} as ${sql.ref(`k${index}`)}`),
    sql`${column('t', 'Identificador')} as id`,
  ]);

const foundOrder = (keys: readonly SortKey[], alias: string) =>
  sql.join([
    ...keys.map(({ direction }, index) => sql`${column(alias, `k${index}`)} ${direction}`),
    sql`${column(alias, 'id')} ${firstDirection(keys)}`,
  ]);

/** The number of rows stands in the text, so that the plan is made for it; how many to skip does not. */
const limit = (rows: number, skipped: number) =>
  skipped === 0 ? sql`limit ${sql.lit(rows)}` : sql`limit ${sql.lit(rows)} offset ${skipped}::bigint`;
