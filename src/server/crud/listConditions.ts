import { type SqlBool, sql } from 'kysely';
import type { Field } from '../../field-types/types.ts';
import type { Actor } from '../actor.ts';
import { maySee } from '../permissions/requireCode.ts';
import { searchWords } from '../sql/foldText.ts';
import { escapeLike } from '../sql/like.ts';
import { askedField, filterTree, subject } from './filterTree.ts';
import { filterText } from './filterValue.ts';
import type { ListQuery } from './listQuery.ts';
import { type EntityModel, halfOf } from './models.ts';
import { indexedEquality } from './orderExpression.ts';
import { and, column, or, type Sql, scopeOf } from './scope.ts';
import type { Work } from './work.ts';

/** Everything a list's rows must fulfil: the scope first, then what the query asks. */
export function listConditions(work: Work, model: EntityModel, query: ListQuery, alias: string): Sql {
  const { actor, models } = work;
  return and([
    scopeOf(model.entity, actor, models, alias),
    query.deleted
      ? sql<SqlBool>`${column(alias, 'ExcluidoEm')} is not null`
      : sql<SqlBool>`${column(alias, 'ExcluidoEm')} is null`,
    ...[...query.equals].map(([name, texts]) => anyOf(name, texts, model, actor, alias)),
    holdsWords(query.search, model, actor, alias),
    ...(query.filter === null ? [] : [filterTree(query.filter, model, actor, alias)]),
  ]);
}

function anyOf(name: string, texts: readonly string[], model: EntityModel, actor: Actor, alias: string): Sql {
  const field = askedField(name, 'igual', model, actor);
  const where = halfOf(field).where.igual;
  if (!where) throw new Error(`${field.type} allows "igual" without having it`);
  const values = texts.map((text) => filterText(text, field, actor));
  return or(
    values.map(
      (value) => indexedEquality(model, field, value, alias) ?? where(subject(field, model, alias), value),
    ),
  );
}

/**
 * Records that hold every word of a search. Fields under a code are searched in their columns, and only for
 * those who hold it; without such fields the search index answers.
 */
export function holdsWords(search: string, model: EntityModel, actor: Actor, alias: string): Sql {
  const words = searchWords(search);
  if (words.length === 0) return search.trim() === '' ? sql<SqlBool>`true` : sql<SqlBool>`false`;
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  const guarded = model.columns.filter(
    (field) => field.search && field.seeCode !== null && maySee(actor, field),
  );
  if (guarded.length > 0) return and(patterns.map((pattern) => anywhere(pattern, guarded, alias)));
  const { table, scope } = model.entity;
  return sql<SqlBool>`${column(alias, 'Identificador')} in
    (select folio_busca(${table}, ${scope === 'company'}, ${patterns}::text[]))`;
}

const anywhere = (pattern: string, guarded: readonly Field[], alias: string): Sql =>
  or([
    sql<SqlBool>`${column(alias, 'Busca')} like ${pattern}`,
    ...guarded.map((field) => sql<SqlBool>`folio_texto(${column(alias, field.name)}::text) like ${pattern}`),
  ]);
