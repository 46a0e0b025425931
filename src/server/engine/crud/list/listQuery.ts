import { AppError } from '../../../../domain/errors.ts';
import { maxPerPage } from '../../../../metadata/wire/paging.ts';

/** A list's query, read but not yet judged against an entity. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly sort: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
  readonly search: string;
  readonly filter: string | null;
  readonly countAll: boolean;
  /** The trash instead of the living. */
  readonly deleted: boolean;
  /** `Campo=valor`; a repeated field means any of its values. */
  readonly equals: ReadonlyMap<string, readonly string[]>;
}

const single = ['Pagina', 'NumeroRegistros', 'Busca', 'Filtro', 'ContarTudo', 'Excluidos'] as const;
const repeated = ['SortFields', 'SortOrder'] as const;
const lastPage = 10_000_000;

/**
 * Reads the query of `Listar`.
 * @param also names other callers of the same query add (an export's columns), left to them
 * @throws AppError 'query-invalid' (400) naming the parameter
 */
export function readListQuery(query: URLSearchParams, also: readonly string[] = []): ListQuery {
  for (const name of single) singleOf(query, name);
  const known = new Set<string>([...single, ...repeated, ...also]);
  const names = [...new Set(query.keys())].filter((name) => !known.has(name));
  return {
    page: whole(query, 'Pagina', 1, lastPage, 1),
    perPage: whole(query, 'NumeroRegistros', 1, maxPerPage, 25),
    sort: readSort(query),
    search: readSearch(query),
    filter: query.get('Filtro') || null,
    countAll: flag(query, 'ContarTudo'),
    deleted: flag(query, 'Excluidos'),
    equals: new Map(names.map((name) => [name, query.getAll(name)])),
  };
}

/** The value of a parameter that is meant once. @throws AppError 'query-invalid' naming one given twice */
export function singleOf(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name);
  if (values.length > 1) throw invalid(name);
  return values[0] ?? null;
}

function readSort(query: URLSearchParams): ListQuery['sort'] {
  const fields = query.getAll('SortFields');
  const orders = query.getAll('SortOrder');
  if (fields.length !== orders.length) throw invalid('SortOrder');
  if (fields.length > 5 || new Set(fields).size !== fields.length) throw invalid('SortFields');
  return fields.map((field, index) => {
    const order = orders[index]?.toLowerCase();
    if (order !== 'asc' && order !== 'desc') throw invalid('SortOrder');
    return { field, order };
  });
}

export const readSearch = (query: URLSearchParams): string => searchIn(singleOf(query, 'Busca') ?? '');

/** The free text of a query. @throws AppError 'query-invalid' for one that is too long or no text */
export function searchIn(search = ''): string {
  if (search.length > 200 || search.includes('\u0000') || !search.isWellFormed()) throw invalid('Busca');
  return search;
}

function whole(
  query: URLSearchParams,
  name: string,
  lowest: number,
  highest: number,
  absent: number,
): number {
  const text = query.get(name);
  if (text === null) return absent;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= lowest && value <= highest)) throw invalid(name);
  return value;
}

function flag(query: URLSearchParams, name: string): boolean {
  const text = query.get(name);
  if (text !== null && text !== 'true' && text !== 'false') throw invalid(name);
  return text === 'true';
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
