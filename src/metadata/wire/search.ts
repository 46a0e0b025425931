/** A record that a search over all entities found: what it is called by and found by, as its reader may see it. */
export interface FoundRecord {
  /** Name of its entity. */
  readonly Entidade: string;
  readonly Registro: Readonly<Record<string, unknown>> & { readonly Identificador: number };
}

export interface FoundRecords {
  readonly Itens: readonly FoundRecord[];
  /** Names of the entities of which there are more than are told. */
  readonly HaMais: readonly string[];
}

/** Records told of each entity. */
export const foundOfEach = 5;

/** Letters of the longest word a search over all entities needs: the search index knows three and more. */
export const fewestLetters = 3;

/** Records one call tells by their numbers. */
export const mostRecent = 20;
