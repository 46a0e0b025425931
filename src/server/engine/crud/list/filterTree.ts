import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field, Operator } from '../../../../field-types/types.ts';
import { isFilterable } from '../../../../metadata/filterable.ts';
import {
  type FilterLeaf,
  type FilterNode,
  isLeaf,
  joinOf,
  nodesIn,
  readFilterNode,
} from '../../../../metadata/wire/filterNode.ts';
import { readJson } from '../../../kit/http/readJson.ts';
import { column, tableNamed } from '../../../kit/sql/names.ts';
import type { Operators } from '../../../kit/sql/operators.ts';
import type { Actor } from '../../actors/actor.ts';
import { maySee } from '../../permissions/requireCode.ts';
import { type EntityModel, halfOf } from '../models.ts';
import { and, or, type Sql } from '../scope.ts';
import { fieldSql } from './fieldSql.ts';
import { filterValue } from './filterValue.ts';

/**
 * The `Filtro` of a list as a condition on `alias`.
 * @param text `{ "E": [ { "Campo", "Operador", "Valor" }, { "OU": [ ... ] } ] }`
 * @throws AppError 'query-invalid' (400) naming `Filtro` or the field; 'permission-missing' (403) for a field
 * the actor may not see, since finding is knowing
 */
export function filterTree(text: string, model: EntityModel, actor: Actor, alias: string): Sql {
  const filter = readFilterNode(parse(text));
  if (filter === null) throw invalidFilter();
  const build = (node: FilterNode): Sql => {
    if (isLeaf(node)) return leaf(node, model, actor, alias);
    const inner = nodesIn(node).map(build);
    return joinOf(node) === 'E' ? and(inner) : or(inner);
  };
  return build(filter);
}

/** The field of that name, if the actor may ask for it with that operator. */
export function askedField(name: string, operator: Operator, model: EntityModel, actor: Actor): Field {
  const field = model.queryFields.get(name);
  if (!field) throw new AppError('query-unknown', { name }, { field: name });
  if (!maySee(actor, field))
    throw new AppError('permission-missing', { code: field.seeCode ?? '' }, { field: name });
  if (!isAnswered(field, operator, model)) throw new AppError('query-invalid', { name }, { field: name });
  return field;
}

/** Whether a list of this entity answers such a condition for this person. */
export function mayAsk(name: string, operator: Operator, model: EntityModel, actor: Actor): boolean {
  const field = model.queryFields.get(name);
  return field !== undefined && maySee(actor, field) && isAnswered(field, operator, model);
}

function isAnswered(field: Field, operator: Operator, model: EntityModel): boolean {
  const allowed = definitions[field.type]?.filters ?? [];
  const isPossible = model.rules.asked?.[field.name] !== undefined || allowed.includes(operator);
  return (
    isFilterable(model.entity, field) && isPossible && questionsOf(model, field, 't')[operator] !== undefined
  );
}

/** What may be asked of a field of the rows under `alias`: what its own rules say, else what its type does. */
export const questionsOf = ({ rules }: EntityModel, field: Field, alias: string): Operators =>
  rules.asked?.[field.name]?.(alias) ?? halfOf(field).where;

/** What a condition on a field is put on: its column, or for rows of their own how many there are. */
export function subject(field: Field, model: EntityModel, alias: string) {
  const lines = model.lines.find((candidate) => candidate.field.name === field.name);
  if (!lines) return fieldSql(model, field.name, alias);
  return sql`(select count(*) from ${tableNamed(lines.table)} n where n."IdentificadorPai" = ${column(alias, 'Identificador')})`;
}

function leaf({ Campo, Operador, Valor }: FilterLeaf, model: EntityModel, actor: Actor, alias: string): Sql {
  const field = askedField(Campo, Operador, model, actor);
  const where = questionsOf(model, field, alias)[Operador];
  if (!where) throw invalidFilter();
  return where(subject(field, model, alias), filterValue(Valor, field, Operador, actor));
}

function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw invalidFilter();
  }
}

const invalidFilter = () => new AppError('query-invalid', { name: 'Filtro' }, { field: 'Filtro' });
