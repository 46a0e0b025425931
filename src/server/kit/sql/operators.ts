import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operator } from '../../../field-types/types.ts';
import { folded } from './foldFunction.ts';
import { escapeLike } from './like.ts';

export type Expression = RawBuilder<unknown>;

/** A condition on a column; `value` is already converted to the column's form (a pair for `entre`). */
export type Where = (column: Expression, value: unknown) => RawBuilder<SqlBool>;

export type Operators = Partial<Readonly<Record<Operator, Where>>>;

const isEmpty: Where = (column, value) =>
  value === false ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`${column} is null`;

/** For values that are only the same or not: codes, references. */
export const equality: Operators = {
  igual: (column, value) => sql<SqlBool>`${column} = ${value}`,
  diferente: (column, value) => sql<SqlBool>`${column} is distinct from ${value}`,
  vazio: isEmpty,
};

/** For values with an order: numbers, days, instants. `entre` includes both ends; a null end is open. */
export const ordered: Operators = {
  ...equality,
  maior: (column, value) => sql<SqlBool>`${column} > ${value}`,
  maiorIgual: (column, value) => sql<SqlBool>`${column} >= ${value}`,
  menor: (column, value) => sql<SqlBool>`${column} < ${value}`,
  menorIgual: (column, value) => sql<SqlBool>`${column} <= ${value}`,
  entre: between,
};

/** For texts: `contem` and `comeca` look past case and accents. */
export const textual: Operators = {
  ...equality,
  contem: (column, value) => like(column, `%${escapeLike(String(value))}%`),
  comeca: (column, value) => like(column, `${escapeLike(String(value))}%`),
};

export const onlyEmpty: Operators = { vazio: isEmpty };

/** For lists of identifiers kept in one array column. */
export const membership: Operators = {
  igual: (column, value) => sql<SqlBool>`${column} @> array[${value}]::bigint[]`,
  vazio: (column, value) =>
    value === false
      ? sql<SqlBool>`coalesce(cardinality(${column}), 0) > 0`
      : sql<SqlBool>`coalesce(cardinality(${column}), 0) = 0`,
};

const like = (column: Expression, pattern: string) =>
  sql<SqlBool>`${folded(column)} like folio_texto(${pattern}) collate "C"`;

function between(column: Expression, value: unknown): RawBuilder<SqlBool> {
  const [from, to] = value as readonly [unknown, unknown];
  if (from === null) return sql<SqlBool>`${column} <= ${to}`;
  if (to === null) return sql<SqlBool>`${column} >= ${from}`;
  return sql<SqlBool>`${column} between ${from} and ${to}`;
}
