import type { Operator } from '../../field-types/types.ts';

/** One condition of a list: what is asked of a field. `value` is a list for "any of", a pair for `entre`. */
export interface Condition {
  readonly operator: Operator;
  readonly value: unknown;
}

/** Conditions by field name; `q` is the free text. The shape react-admin keeps as filter values. */
export interface ListFilter {
  readonly q?: string;
  readonly [field: string]: Condition | string | undefined;
}

export const conditionsOf = (filter: ListFilter): (readonly [field: string, condition: Condition])[] =>
  Object.entries(filter).flatMap(([field, condition]) =>
    typeof condition === 'object' && condition !== null ? [[field, condition] as const] : [],
  );

/**
 * The query of a filter (design, section 5): equality by the field's own name, repeated for any of; the rest
 * in `Filtro`; free text in `Busca`.
 */
export function toFilterQuery(filter: ListFilter): URLSearchParams {
  const query = new URLSearchParams();
  const search = filter.q?.trim();
  if (search) query.append('Busca', search);
  const rest: Leaf[] = [];
  for (const [field, { operator, value }] of conditionsOf(filter)) {
    if (operator === 'igual') for (const item of [value].flat()) query.append(field, String(item));
    else rest.push({ Campo: field, Operador: operator, Valor: value });
  }
  if (rest.length > 0) query.append('Filtro', JSON.stringify({ E: rest }));
  return query;
}

/** The same filter where it is a body: equality is a condition like any other, "any of" a branch. */
export function toFilterBody(filter: ListFilter): { readonly Busca?: string; readonly Filtro?: unknown } {
  const search = filter.q?.trim();
  const nodes = conditionsOf(filter).map(([field, { operator, value }]) => {
    const leaf = (item: unknown): Leaf => ({ Campo: field, Operador: operator, Valor: item });
    return operator === 'igual' && Array.isArray(value) ? { OU: value.map(leaf) } : leaf(value);
  });
  return { ...(search ? { Busca: search } : {}), ...(nodes.length > 0 ? { Filtro: { E: nodes } } : {}) };
}

interface Leaf {
  readonly Campo: string;
  readonly Operador: Operator;
  readonly Valor: unknown;
}
