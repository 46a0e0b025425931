import { type SqlBool, sql } from 'kysely';
import { column } from '../../../kit/sql/names.ts';
import type { Actor } from '../../actors/actor.ts';
import type { EntityModel } from '../models.ts';
import { and, or, type Sql, scopeOf } from '../scope.ts';
import type { Work } from '../work.ts';
import { askedField, filterTree, questionsOf, subject } from './filterTree.ts';
import { filterText } from './filterValue.ts';
import type { ListQuery } from './listQuery.ts';
import { indexedEquality } from './orderExpression.ts';
import { holdsWords } from './recordSearch.ts';

/**
 * Everything a list's rows must fulfil: the scope first, then what the query asks.
 * @param holds the condition of the query's search, where the statement was made ready for it
 */
export function listConditions(
  work: Work,
  model: EntityModel,
  query: ListQuery,
  alias: string,
  holds: Sql = holdsWords(query.search, model, work.actor, alias),
): Sql {
  const { actor, models } = work;
  return and([
    scopeOf(model.entity, actor, models, alias),
    query.deleted
      ? sql<SqlBool>`${column(alias, 'ExcluidoEm')} is not null`
      : sql<SqlBool>`${column(alias, 'ExcluidoEm')} is null`,
    ...[...query.equals].map(([name, texts]) => anyOf(name, texts, model, actor, alias)),
    holds,
    ...(query.filter === null ? [] : [filterTree(query.filter, model, actor, alias)]),
  ]);
}

function anyOf(name: string, texts: readonly string[], model: EntityModel, actor: Actor, alias: string): Sql {
  const field = askedField(name, 'igual', model, actor);
  const where = questionsOf(model, field, alias).igual;
  if (!where) throw new Error(`${field.type} allows "igual" without having it`);
  const values = texts.map((text) => filterText(text, field, actor));
  return or(
    values.map(
      (value) => indexedEquality(model, field, value, alias) ?? where(subject(field, model, alias), value),
    ),
  );
}
