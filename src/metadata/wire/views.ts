import { type FilterLeaf, type FilterNode, leavesOf, sifted } from './filterNode.ts';

/** A list as somebody named it. Conditions may hold more than `Filtro` of a list: a list for any of, a moving period. */
export interface ViewDefinition {
  readonly Busca: string;
  readonly Filtro: FilterNode | null;
  readonly Ordem: { readonly Campo: string; readonly Ordem: 'asc' | 'desc' };
  /** Names of the columns in order, besides the record's own. */
  readonly Colunas: readonly string[];
  /** Widths in pixels of columns that somebody set. */
  readonly Larguras: Readonly<Record<string, number>>;
  readonly Linhas: number;
}

/** With whom a view is shared: a profile, or without one everybody of the company; and whether the list opens with it there. */
export interface ViewShare {
  readonly IdentificadorPerfil: number | null;
  readonly Abre: boolean;
}

/** A view as its reader gets it. */
export interface SavedView {
  readonly Identificador: number;
  readonly Versao: number;
  /** Name of the entity whose list it is. */
  readonly Entidade: string;
  readonly Nome: string;
  readonly Definicao: ViewDefinition;
  /** Fields it names that are not there, or not the reader's to see: left out of the definition. */
  readonly Retirados: readonly string[];
  /** Whether the reader made it. */
  readonly Minha: boolean;
  readonly NomeDono: string;
  /** Whether others see it too; with whom is told to those who may share. */
  readonly Partilhada: boolean;
  readonly Partilhas: readonly ViewShare[];
  /** By what the list opens with it for this reader: one of the profiles held, the company; null = it does not. */
  readonly AbrePor: 'perfil' | 'empresa' | null;
  readonly PodeAlterar: boolean;
}

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
