import type { LocalDate } from '../../../domain/dates.ts';
import type { Field, Operator } from '../../../field-types/types.ts';
import {
  type FilterGroup,
  type FilterLeaf,
  type FilterNode,
  groupOf,
  isLeaf,
  joinOf,
  leavesOf,
  nodesIn,
  readFilterNode,
} from '../../../metadata/wire/filterNode.ts';
import { isPeriod, periodOn } from './periods.ts';

/** One condition of a list: what is asked of a field. */
export interface Condition {
  readonly operator: Operator;
  /**
   * A list for "any of" (`igual`) and "none of" (`diferente`), a pair for `entre`, true or false for `vazio`; of a
   * `dateTime` days, the whole of them; a period such as `{ periodo: 'este-mes' }` for what moves with the calendar.
   */
  readonly value: unknown;
}

/**
 * Conditions by field name, all of which hold; `q` is the free text, `grupo` what one condition a field cannot say. The
 * shape react-admin keeps as filter values.
 */
export interface ListFilter {
  readonly q?: string;
  readonly grupo?: FilterGroup;
  readonly [field: string]: Condition | FilterGroup | string | undefined;
}

/** What a filter says. An address may hold anything: what is no condition is passed over. */
export const conditionsOf = (filter: ListFilter): (readonly [field: string, condition: Condition])[] =>
  Object.entries(filter).flatMap(([field, condition]) =>
    field !== 'q' && isCondition(condition) ? [[field, condition] as const] : [],
  );

/** Conditions joined by all and any. An address may hold anything: what is no group is passed over. */
export function groupIn({ grupo }: ListFilter): FilterGroup | null {
  const node = readFilterNode(grupo);
  return node === null || isLeaf(node) ? null : node;
}

/** Names of the fields a filter asks of, each once. */
export function fieldsAsked(filter: ListFilter): readonly string[] {
  const group = groupIn(filter);
  const names = [
    ...conditionsOf(filter).map(([name]) => name),
    ...(group ? leavesOf(group).map(({ Campo }) => Campo) : []),
  ];
  return [...new Set(names)];
}

/** The free text of a filter, without spaces around it. */
export const searchOf = ({ q }: ListFilter): string => (typeof q === 'string' ? q.trim() : '');

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && 'operator' in value && typeof value.operator === 'string';

/** What turns a filter as a person means it into one the server is asked. */
export interface FilterContext {
  readonly fields: readonly Field[];
  readonly today: LocalDate;
}

/**
 * The query of a filter (design, section 5): equality by the field's own name, repeated for any of; the rest
 * in `Filtro`; free text in `Busca`.
 */
export function toFilterQuery(filter: ListFilter, context: FilterContext): URLSearchParams {
  const query = new URLSearchParams();
  const search = searchOf(filter);
  if (search) query.append('Busca', search);
  const rest: FilterNode[] = [];
  for (const [field, condition] of conditionsOf(filter)) {
    const { operator, value } = condition;
    if (operator === 'igual' && !isPeriod(value))
      for (const item of [value].flat()) query.append(field, String(item));
    else rest.push(...nodesOf(field, condition, context));
  }
  const group = groupIn(filter);
  if (group) rest.push(askedNode(group, context));
  if (rest.length > 0) query.append('Filtro', JSON.stringify({ E: rest }));
  return query;
}

/** The same filter where it is a body: equality is a condition like any other, "any of" a branch. */
export function toFilterBody(
  filter: ListFilter,
  context: FilterContext,
): { readonly Busca?: string; readonly Filtro?: unknown } {
  const search = searchOf(filter);
  const group = groupIn(filter);
  const nodes = [
    ...conditionsOf(filter).flatMap(([field, condition]) => nodesOf(field, condition, context)),
    ...(group ? [askedNode(group, context)] : []),
  ];
  return { ...(search ? { Busca: search } : {}), ...(nodes.length > 0 ? { Filtro: { E: nodes } } : {}) };
}

/** A group as the server is asked: lists and periods become conditions it knows. */
export function askedNode(node: FilterNode, context: FilterContext): FilterNode {
  if (!isLeaf(node))
    return groupOf(
      joinOf(node),
      nodesIn(node).map((inner) => askedNode(inner, context)),
    );
  const asked = nodesOf(node.Campo, { operator: node.Operador, value: node.Valor }, context);
  return asked.length === 1 && asked[0] ? asked[0] : { E: asked };
}

function nodesOf(
  name: string,
  { operator, value }: Condition,
  { fields, today }: FilterContext,
): FilterNode[] {
  const leaf = (item: unknown, asked = operator): FilterLeaf => ({
    Campo: name,
    Operador: asked,
    Valor: item,
  });
  const moments = fields.find((field) => field.name === name)?.type === 'dateTime';
  if (isPeriod(value)) {
    const { from, to } = periodOn(value.periodo, today);
    return [leaf(moments ? [startOf(from), endOf(to)] : [from, to], 'entre')];
  }
  if (moments) return [leaf(asMoments(operator, value))];
  if (!Array.isArray(value) || operator === 'entre') return [leaf(value)];
  const leaves = value.map((item) => leaf(item));
  return operator === 'igual' && leaves.length > 1 ? [{ OU: leaves }] : leaves;
}

/** Days as the instants they begin and end with, in the company's zone: local time, as everything is sent. */
function asMoments(operator: Operator, value: unknown): unknown {
  if (operator === 'entre' && Array.isArray(value)) return [startOf(value[0]), endOf(value[1])];
  return operator === 'maior' || operator === 'menorIgual' ? endOf(value) : startOf(value);
}

const startOf = (day: unknown) => (isDay(day) ? `${day}T00:00:00` : day);
const endOf = (day: unknown) => (isDay(day) ? `${day}T23:59:59.999` : day);
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
