import type { FigureList, PeriodDays } from '../calls/figures.ts';
import type { FilterLeaf, FilterNode } from './filterNode.ts';

/**
 * What a list asks of each field, where no field is asked twice: "any of" comes as one condition with all its values.
 * Null for a filter that only `Filtro` can say.
 */
export function conditionsOf({ Filtro }: FigureList): readonly FilterLeaf[] | null {
  const leaves = ('E' in Filtro ? Filtro.E : [Filtro]).map(asLeaf);
  const found = leaves.filter((leaf) => leaf !== null);
  const names = new Set(found.map(({ Campo }) => Campo));
  return found.length === leaves.length && names.size === found.length ? found : null;
}

/** The list of a series narrowed to the days of one of its points. */
export function listWithin(list: FigureList, { De, Ate }: PeriodDays): FigureList {
  const narrowed = (node: FilterNode): FilterNode => {
    if ('E' in node) return { E: node.E.map(narrowed) };
    return 'Operador' in node && node.Operador === 'entre' ? { ...node, Valor: [De, Ate] } : node;
  };
  return { ...list, Filtro: narrowed(list.Filtro) };
}

function asLeaf(node: FilterNode): FilterLeaf | null {
  if ('Campo' in node) return node.Operador === 'igual' ? { ...node, Valor: [node.Valor] } : node;
  if (!('OU' in node)) return null;
  const leaves = node.OU.filter((inner) => 'Campo' in inner && inner.Operador === 'igual') as FilterLeaf[];
  const [first] = leaves;
  const isAnyOf = leaves.length === node.OU.length && leaves.every(({ Campo }) => Campo === first?.Campo);
  return first && isAnyOf ? { ...first, Valor: leaves.map(({ Valor }) => Valor) } : null;
}
