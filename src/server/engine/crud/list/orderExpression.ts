import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Field } from '../../../../field-types/types.ts';
import { column } from '../../../kit/sql/names.ts';
import { orderColumn } from '../../database/schema/orderColumn.ts';
import { type EntityModel, halfOf } from '../models.ts';
import type { Sql } from '../scope.ts';
import { fieldSql } from './fieldSql.ts';

/** What a list sorts a field by: the kept order column of a text, or what its type says. */
export function orderExpression(model: EntityModel, field: Field, alias: string): RawBuilder<unknown> {
  const kept = orderColumn(model.entity, field);
  if (kept) return column(alias, kept);
  const own = fieldSql(model, field.name, alias);
  return halfOf(field).order?.(own) ?? own;
}

/** Equality of a text asks the indexed order column first, then the text itself, letter by letter. */
export function indexedEquality(
  { entity }: EntityModel,
  field: Field,
  value: unknown,
  alias: string,
): Sql | null {
  const kept = orderColumn(entity, field);
  if (!kept) return null;
  return sql<SqlBool>`(${column(alias, kept)} = folio_texto(${value}) and ${column(alias, field.name)} = ${value})`;
}

/** The order of records by the name people know them by. */
export function labelOrder(target: EntityModel, alias: string): RawBuilder<unknown> {
  const field = target.fields.get(target.entity.representation);
  return field ? orderExpression(target, field, alias) : column(alias, 'Identificador');
}
