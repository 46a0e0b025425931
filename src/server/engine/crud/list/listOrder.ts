import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { isSortable } from '../../../../metadata/sortable.ts';
import { column, tableNamed } from '../../../kit/sql/names.ts';
import { maySee } from '../../permissions/requireCode.ts';
import { type EntityModel, halfOf } from '../models.ts';
import type { Work } from '../work.ts';
import { fieldSql } from './fieldSql.ts';
import type { ListQuery } from './listQuery.ts';
import { labelOrder, orderExpression } from './orderExpression.ts';
import { seesLabel } from './selection.ts';

/** One field a list is sorted by. */
export interface SortKey {
  readonly order: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  /** People sort a reference by the name they see, not by its number; null = a column of the row itself. */
  readonly reference: SortReference | null;
}

interface SortReference {
  /** What refers: a column, or what a rule works it out by. */
  readonly value: RawBuilder<unknown>;
  /** Whether it is a column, so that an index may answer by it. */
  readonly isStored: boolean;
  readonly target: EntityModel;
  readonly alias: string;
}

interface Sort {
  readonly order: RawBuilder<unknown>;
  /** Tables the order needs. */
  readonly joins: RawBuilder<unknown>;
}

/** What a list is sorted by: what the query asks, else what the schema says. @throws AppErrors (400, 403) */
export function sortKeys(
  work: Work,
  model: EntityModel,
  { sort }: Pick<ListQuery, 'sort'>,
): readonly SortKey[] {
  const wanted = sort.length > 0 ? sort : [usualSort(work, model)];
  return wanted.map(({ field, order }, index) => sortKey(work, model, field, order, `s${index}`));
}

/** As the schema says, or by number for a reader who may not see that field: its order would tell of it. */
function usualSort({ actor }: Work, { entity, queryFields }: EntityModel): Entity['sort'] {
  const field = queryFields.get(entity.sort.field);
  return field && !maySee(actor, field) ? { ...entity.sort, field: 'Identificador' } : entity.sort;
}

/** Ties are broken by the identifier, in the direction of the first field, so that pages never overlap. */
export function sortOf(work: Work, model: EntityModel, query: Pick<ListQuery, 'sort'>): Sort {
  const keys = sortKeys(work, model, query);
  return { order: orderBy(keys), joins: joinsOf(keys) };
}

/** @param last the direction of the identifier */
export const orderBy = (keys: readonly SortKey[], last = firstDirection(keys)): RawBuilder<unknown> =>
  sql.join([
    ...keys.map(({ order, direction }) => sql`${order} ${direction}`),
    sql`${column('t', 'Identificador')} ${last}`,
  ]);

export const firstDirection = (keys: readonly SortKey[]): RawBuilder<unknown> => keys[0]?.direction ?? asc;

export const joinsOf = (keys: readonly SortKey[]): RawBuilder<unknown> =>
  sql.join(
    keys.flatMap(({ reference }) => (reference ? [sql`left join ${targetOf(reference)}`] : [])),
    sql` `,
  );

/** The table referred to, joined to the row that refers. */
export const targetOf = ({ value, target, alias }: SortReference): RawBuilder<unknown> =>
  sql`${tableNamed(target.entity.table)} as ${sql.ref(alias)}
    on ${column(alias, 'Identificador')} = ${value}`;

const asc = sql`asc`;
const desc = sql`desc`;

function sortKey(
  work: Work,
  model: EntityModel,
  name: string,
  order: 'asc' | 'desc',
  alias: string,
): SortKey {
  const field = model.queryFields.get(name);
  if (!field || halfOf(field).order === null || !isSortable(model.entity, field))
    throw new AppError('query-invalid', { name: 'SortFields' }, { field: 'SortFields' });
  if (!maySee(work.actor, field))
    throw new AppError('permission-missing', { code: field.seeCode ?? '' }, { field: name });
  const direction = order === 'desc' ? desc : asc;
  const target = field.type === 'reference' && field.entity ? work.models.find(field.entity) : undefined;
  if (!target || !seesLabel(target, work.actor))
    return { order: orderExpression(model, field, 't'), direction, reference: null };
  return {
    order: labelOrder(target, alias),
    direction,
    reference: { value: fieldSql(model, name, 't'), isStored: !field.computed, target, alias },
  };
}
