import type { ViewDefinition } from '../../../../../metadata/calls/views.ts';
import { nodesIn } from '../../../../../metadata/wire/filterNode.ts';
import { type ListFilter, searchOf } from '../../../data/filters.ts';
import { fromTree, toTree } from '../../../data/filterTree.ts';
import type { Widths } from '../listPreference.ts';

/** A list as it stands: what a saved view keeps of it. */
export interface ListStanding {
  readonly filter: ListFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly columns: readonly string[];
  readonly widths: Widths;
  readonly perPage: number;
}

export function toDefinition({ filter, sort, columns, widths, perPage }: ListStanding): ViewDefinition {
  const tree = toTree(filter);
  return {
    Busca: searchOf(filter),
    Filtro: nodesIn(tree).length === 0 ? null : tree,
    Ordem: { Campo: sort.field, Ordem: sort.order === 'DESC' ? 'desc' : 'asc' },
    Colunas: columns,
    Larguras: widths,
    Linhas: perPage,
  };
}

export function fromDefinition({
  Busca,
  Filtro,
  Ordem,
  Colunas,
  Larguras,
  Linhas,
}: ViewDefinition): ListStanding {
  const tree = Filtro === null ? null : 'Campo' in Filtro ? { E: [Filtro] } : Filtro;
  return {
    filter: { ...fromTree(tree), ...(Busca ? { q: Busca } : {}) },
    sort: { field: Ordem.Campo, order: Ordem.Ordem === 'desc' ? 'DESC' : 'ASC' },
    columns: Colunas,
    widths: Larguras,
    perPage: Linhas,
  };
}
