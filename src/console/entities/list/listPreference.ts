import type { Entity } from '../../../metadata/entity.ts';
import { conditionsOf, type ListFilter } from '../../data/filters.ts';

/** A list as somebody named it: what is asked, in which order, which columns. Seen by nobody else. */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly filter: ListFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly columns: readonly string[];
  readonly perPage: number;
}

/** What a person keeps of one list. */
export interface ListPreference {
  /** Names in order, besides the record's own; null = as the schema has them. */
  readonly columns: readonly string[] | null;
  readonly perPage: number | null;
  readonly views: readonly View[];
  /** The view the list opens with. */
  readonly defaultView: string | null;
}

export const listKey = ({ name }: Entity): string => `lista.${name}`;

/** "Linhas a exibir" a person may choose from. */
export const pageSizes: readonly number[] = [10, 25, 50, 100, 200];

export const mostViews = 30;
/** Bytes of the whole preference that the server takes, with a little room. */
const mostBytes = 15_000;

export const fitsPreference = (value: ListPreference): boolean =>
  new TextEncoder().encode(JSON.stringify(value)).length <= mostBytes;

/** A deleted view put back where it stood; what has changed about the others since stays. */
export function withViewBack(now: ListPreference, before: ListPreference, id: string): ListPreference {
  const place = before.views.findIndex((view) => view.id === id);
  const gone = before.views[place];
  if (!gone || now.views.some((view) => view.id === id)) return now;
  return {
    ...now,
    views: [...now.views.slice(0, place), gone, ...now.views.slice(place)],
    defaultView: now.defaultView ?? (before.defaultView === id ? id : null),
  };
}

/** Reads what was kept, perhaps by another release: what cannot be understood is passed over. */
export function readListPreference(value: unknown): ListPreference {
  const kept = isObject(value) ? value : {};
  const views = Array.isArray(kept.views) ? kept.views.flatMap(readView) : [];
  return {
    columns: isNames(kept.columns) ? kept.columns : null,
    perPage: readSize(kept.perPage),
    views,
    defaultView: views.find(({ id }) => id === kept.defaultView)?.id ?? null,
  };
}

function readView(value: unknown): View[] {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.name !== 'string') return [];
  const { id, name, filter, sort, columns, perPage } = value;
  if (!isObject(sort) || typeof sort.field !== 'string' || !isNames(columns)) return [];
  return [
    {
      id,
      name,
      filter: readFilter(filter),
      sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
      columns,
      perPage: readSize(perPage) ?? 25,
    },
  ];
}

function readFilter(value: unknown): ListFilter {
  if (!isObject(value)) return {};
  const filter = value as unknown as ListFilter;
  const conditions = Object.fromEntries(conditionsOf(filter));
  return typeof value.q === 'string' ? { ...conditions, q: value.q } : conditions;
}

const readSize = (value: unknown): number | null => pageSizes.find((size) => size === value) ?? null;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
