import type { Operator } from '../../field-types/types.ts';

/** One condition of a filter, as `Filtro` of a list and saved views hold it. */
export interface FilterLeaf {
  readonly Campo: string;
  readonly Operador: Operator;
  readonly Valor: unknown;
}

/** A condition, or several of which all (`E`) or any (`OU`) must hold. */
export type FilterNode = FilterLeaf | FilterGroup;
export type FilterGroup = { readonly E: readonly FilterNode[] } | { readonly OU: readonly FilterNode[] };

/** How a group joins what is in it. */
export type Join = 'E' | 'OU';

export const isLeaf = (node: FilterNode): node is FilterLeaf => 'Campo' in node;

export const joinOf = (group: FilterGroup): Join => ('E' in group ? 'E' : 'OU');

export const nodesIn = (group: FilterGroup): readonly FilterNode[] => ('E' in group ? group.E : group.OU);

export const groupOf = (join: Join, nodes: readonly FilterNode[]): FilterGroup =>
  join === 'E' ? { E: nodes } : { OU: nodes };

/** Every condition below a node, in order. */
export const leavesOf = (node: FilterNode): readonly FilterLeaf[] =>
  isLeaf(node) ? [node] : nodesIn(node).flatMap(leavesOf);

/** The node without the conditions that `keeps` refuses, and without groups that they leave empty; null = nothing is left. */
export function sifted(node: FilterNode, keeps: (leaf: FilterLeaf) => boolean): FilterNode | null {
  if (isLeaf(node)) return keeps(node) ? node : null;
  const kept = nodesIn(node).flatMap((inner) => sifted(inner, keeps) ?? []);
  return kept.length === 0 ? null : groupOf(joinOf(node), kept);
}

/** Deeper or longer than any person builds; keeps one request from costing a minute. */
export const filterLimits = { depth: 5, leaves: 50 } as const;

/**
 * An unknown value as a filter; null when it is none. What the conditions ask is judged by whoever knows the fields.
 * @param depth how deep it lies already
 */
export function readFilterNode(value: unknown, depth = 0): FilterNode | null {
  if (depth > filterLimits.depth || typeof value !== 'object' || value === null || Array.isArray(value))
    return null;
  const node = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(node);
  const join = keys.length === 1 && (keys[0] === 'E' || keys[0] === 'OU') ? keys[0] : null;
  if (join === null) {
    const { Campo, Operador, Valor } = node;
    if (keys.some((key) => !['Campo', 'Operador', 'Valor'].includes(key))) return null;
    if (typeof Campo !== 'string' || typeof Operador !== 'string') return null;
    return { Campo, Operador: Operador as Operator, Valor };
  }
  const inner = node[join];
  if (!Array.isArray(inner) || inner.length === 0) return null;
  const nodes = inner.flatMap((one) => readFilterNode(one, depth + 1) ?? []);
  if (nodes.length !== inner.length) return null;
  const group = groupOf(join, nodes);
  return leavesOf(group).length <= filterLimits.leaves ? group : null;
}
