import type { ViewDefinition } from '../calls/views.ts';
import { type FilterLeaf, leavesOf, sifted } from './filterNode.ts';

/** What may share views and say which one a list opens with. */
export const shareCode = 'VISAO.COMPARTILHAR';

export const widthLimits = { least: 60, most: 800 } as const;

/** A definition without the fields that are not there for somebody, or are asked what their type no longer knows, and their names. */
export function withoutMissing(
  definition: ViewDefinition,
  isThere: (name: string) => boolean,
  isAnswered: (leaf: FilterLeaf) => boolean,
  sort: ViewDefinition['Ordem'],
): { readonly definition: ViewDefinition; readonly missing: readonly string[] } {
  const { Filtro, Ordem, Colunas, Larguras } = definition;
  const unanswered = (Filtro ? leavesOf(Filtro) : [])
    .filter((leaf) => !isAnswered(leaf))
    .map(({ Campo }) => Campo);
  const gone = [Ordem.Campo, ...Colunas].filter((name) => !isThere(name));
  const missing = [...new Set([...unanswered, ...gone])];
  if (missing.length === 0) return { definition, missing };
  return {
    definition: {
      ...definition,
      Filtro: Filtro && sifted(Filtro, isAnswered),
      Ordem: isThere(Ordem.Campo) ? Ordem : sort,
      Colunas: Colunas.filter(isThere),
      Larguras: Object.fromEntries(Object.entries(Larguras).filter(([name]) => isThere(name))),
    },
    missing,
  };
}
