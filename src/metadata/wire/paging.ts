/** What a list asks for. Pages start at 1. */
export interface ListRequest {
  readonly page: number;
  readonly perPage: number;
  readonly sort: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
}

/** What a list answers with. `TotalExato` false: there are more than `Total - 1` (design, section 5). */
export interface ListAnswer<T> {
  readonly Itens: readonly T[];
  readonly Total: number;
  readonly TotalExato: boolean;
}

export const maxPerPage = 200;

/** Above this many rows a total is no longer counted to the end unless `ContarTudo` asks for it. */
export const countLimit = 1000;

/** The API's paging query. SortFields and SortOrder repeat, paired by position. */
export function toPagingQuery({ page, perPage, sort }: ListRequest): URLSearchParams {
  return new URLSearchParams([
    ['Pagina', String(page)],
    ['NumeroRegistros', String(perPage)],
    ...sort.map(({ field }) => ['SortFields', field]),
    ...sort.map(({ order }) => ['SortOrder', order]),
  ]);
}
