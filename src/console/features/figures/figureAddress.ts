import type { FigureList } from '../../../metadata/calls/figures.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { conditionsOf } from '../../../metadata/wire/figures.ts';
import type { ListFilter } from '../../engine/data/filters.ts';
import { addressOfList } from '../../engine/entities/addresses.ts';

/** Where the list behind a figure opens, with just its conditions; null where a list's filters cannot say them. */
export function addressOfFigure(list: FigureList | null): string | null {
  const conditions = list && conditionsOf(list);
  if (!list || !conditions) return null;
  const filter: ListFilter = Object.fromEntries(
    conditions.map(({ Campo, Operador, Valor }) => [Campo, { operator: Operador, value: Valor }]),
  );
  return `${addressOfList(outlineNamed(list.Entidade))}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/**
 * The list of several figures together, such as of records in one state or another: they may differ in the values of one
 * field only. Null where they differ in more, or one of them has no list.
 */
export function listOfAll(lists: readonly (FigureList | null)[]): FigureList | null {
  const asked = lists.map((list) => list && conditionsOf(list));
  const [first] = asked;
  const entity = lists[0]?.Entidade;
  if (!first || entity === undefined) return null;
  if (!lists.every((list) => list?.Entidade === entity)) return null;
  const values = (name: string) =>
    asked.map((leaves) => JSON.stringify(leaves?.find(({ Campo }) => Campo === name) ?? null));
  const names = new Set(asked.flatMap((leaves) => leaves?.map(({ Campo }) => Campo) ?? []));
  const differing = [...names].filter((name) => new Set(values(name)).size > 1);
  const [field] = differing;
  if (differing.length > 1) return null;
  if (field === undefined) return lists[0] ?? null;
  const parts = asked.map((leaves) => leaves?.find(({ Campo }) => Campo === field));
  if (parts.some((leaf) => leaf?.Operador !== 'igual')) return null;
  const all = parts.flatMap((leaf) => (Array.isArray(leaf?.Valor) ? leaf.Valor : [leaf?.Valor]));
  const same = first.filter(({ Campo }) => Campo !== field);
  return {
    Entidade: entity,
    Filtro: {
      E: [...same, { OU: all.map((value) => ({ Campo: field, Operador: 'igual' as const, Valor: value })) }],
    },
  };
}
