import {
  type FilterGroup,
  type FilterLeaf,
  type FilterNode,
  filterLimits,
  isLeaf,
  nodesIn,
} from '../../../metadata/wire/filterNode.ts';
import { conditionsOf, groupIn, type ListFilter } from './filters.ts';

/** A list's whole filter but its free text as one tree, as the builder shows it and saved views keep it. */
export function toTree(filter: ListFilter): FilterGroup {
  const leaves = conditionsOf(filter).map(
    ([Campo, { operator, value }]): FilterLeaf => ({ Campo, Operador: operator, Valor: value }),
  );
  const group = groupIn(filter);
  if (group === null) return { E: leaves };
  if ('E' in group) return { E: [...leaves, ...group.E] };
  return leaves.length === 0 ? group : { E: [...leaves, group] };
}

/**
 * The filter of a tree: the first condition of each field that all must fulfil stands by itself, as a chip; the rest is
 * a group.
 */
export function fromTree(tree: FilterGroup | null): ListFilter {
  if (tree === null) return {};
  const nodes = nodesIn(tree);
  if ('OU' in tree && nodes.length > 1) return { grupo: tree };
  const [only] = nodes;
  if (nodes.length === 1 && only && !isLeaf(only)) return fromTree(only);
  const filter: Record<string, ListFilter[string]> = {};
  const rest: FilterNode[] = [];
  for (const node of nodes)
    if (isLeaf(node) && filter[node.Campo] === undefined)
      filter[node.Campo] = { operator: node.Operador, value: node.Valor };
    else rest.push(node);
  const [first] = rest;
  if (first === undefined) return filter;
  return { ...filter, grupo: rest.length === 1 && !isLeaf(first) ? first : { E: rest } };
}

/** Whether the server takes a tree as deep and long as this, as it is asked. */
export const fitsLimits = (node: FilterNode): boolean =>
  // The filter around it takes a level of its own.
  depthOf(node) + 1 <= filterLimits.depth && countOf(node) <= filterLimits.leaves;

const depthOf = (node: FilterNode): number =>
  isLeaf(node) ? 0 : 1 + Math.max(0, ...nodesIn(node).map(depthOf));

const countOf = (node: FilterNode): number =>
  isLeaf(node) ? 1 : nodesIn(node).reduce((sum, inner) => sum + countOf(inner), 0);
