import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { ListAnswer } from '../../metadata/wire/paging.ts';
import { countLimit } from '../../metadata/wire/paging.ts';
import type { Row } from '../database/database.ts';
import { maySee, requireCode, requireCompany } from '../permissions/requireCode.ts';
import { listConditions } from './listConditions.ts';
import type { ListQuery } from './listQuery.ts';
import { type EntityModel, halfOf } from './models.ts';
import { labelOrder, orderExpression } from './orderExpression.ts';
import { present, toRecord } from './record.ts';
import { column, type Sql } from './scope.ts';
import { seesLabel, selection } from './selection.ts';
import type { Work } from './work.ts';

/** Tables no bigger than this are always counted to the end: it costs nothing. */
const smallTable = 20_000;

/**
 * `GET X/Listar`: one page, and how many there are in all, even past the last page.
 * @throws AppErrors of the query (400) and of permissions (403)
 */
export async function listRecords(
  work: Work,
  model: EntityModel,
  query: ListQuery,
): Promise<ListAnswer<Row>> {
  requireCode(work.actor, query.deleted ? model.entity.codes.delete : model.entity.codes.list);
  requireCompany(work.actor, model.entity);
  const where = listConditions(work, model, query, 't');
  const table = sql.table(model.entity.table);
  const { order, joins } = sortOf(work, model, query);
  const { rows } = await sql<Row>`
    select total.n as "total:", ${selection(model, work.actor, work.models, 't')}
    from (${countOf(model, where, query.countAll)}) as total left join lateral (
      select t.* from ${table} as t ${joins} where ${where} order by ${order}
      limit ${sql.lit(query.perPage)} offset ${sql.lit((query.page - 1) * query.perPage)}
    ) as t on true`.execute(work.tx);
  const total = Number(rows[0]?.['total:'] ?? 0);
  const isCapped = total < 0;
  return {
    Itens: rows
      .filter((row) => row.Identificador !== null)
      .map((row) => present(toRecord(row, model), model, work.actor)),
    Total: isCapped ? countLimit + 1 : total,
    TotalExato: !isCapped,
  };
}

/**
 * The total as one number, -1 for "more than the limit". The greatest identifier ever given bounds the size
 * of the table and is read in no time, so small tables are counted whole and large ones only up to the limit.
 */
function countOf({ entity }: EntityModel, where: Sql, countAll: boolean): RawBuilder<unknown> {
  const table = sql.table(entity.table);
  const all = sql`(select count(*) from ${table} as t where ${where})`;
  if (countAll) return sql`select ${all} as n`;
  const sequence = `"${entity.table}_Identificador_seq"`;
  return sql`select case
    when coalesce(pg_sequence_last_value(${sequence}::regclass), 0) <= ${smallTable}::bigint then ${all}
    else (select case when count(*) > ${countLimit}::bigint then -1 else count(*) end
      from (select 1 from ${table} as t where ${where} limit ${sql.lit(countLimit + 1)}) as found)
    end as n`;
}

interface Sort {
  readonly order: RawBuilder<unknown>;
  /** Tables the order needs: people sort a reference by the name they see, not by its number. */
  readonly joins: RawBuilder<unknown>;
}

/** Ties are broken by the identifier, in the direction of the first field, so that pages never overlap. */
export function sortOf(work: Work, model: EntityModel, { sort }: Pick<ListQuery, 'sort'>): Sort {
  const wanted = sort.length > 0 ? sort : [model.entity.sort];
  const keys = wanted.map(({ field }, index) => sortKey(work, model, field, `s${index}`));
  const parts = keys.map(({ order }, index) => sql`${order} ${direction(wanted[index]?.order)}`);
  return {
    order: sql.join([...parts, sql`${column('t', 'Identificador')} ${direction(wanted[0]?.order)}`]),
    joins: sql.join(
      keys.map(({ joins }) => joins),
      sql` `,
    ),
  };
}

const direction = (order: 'asc' | 'desc' | undefined) => (order === 'desc' ? sql`desc` : sql`asc`);

function sortKey(work: Work, model: EntityModel, name: string, alias: string): Sort {
  const field = model.queryFields.get(name);
  if (!field || halfOf(field).order === null)
    throw new AppError('query-invalid', { name: 'SortFields' }, { field: 'SortFields' });
  if (!maySee(work.actor, field))
    throw new AppError('permission-missing', { code: field.seeCode ?? '' }, { field: name });
  const target = field.type === 'reference' && field.entity ? work.models.find(field.entity) : undefined;
  if (!target || !seesLabel(target, work.actor))
    return { order: orderExpression(model, field, 't'), joins: sql`` };
  return {
    order: labelOrder(target, alias),
    joins: sql`left join ${sql.table(target.entity.table)} as ${sql.ref(alias)}
      on ${column(alias, 'Identificador')} = ${column('t', name)}`,
  };
}
