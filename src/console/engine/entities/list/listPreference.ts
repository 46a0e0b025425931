import type { Entity } from '../../../../metadata/entity.ts';
import { pageSizes } from './pageSizes.ts';

/** Pixels by column. */
export type Widths = Readonly<Record<string, number>>;

/** What a person keeps of one list. */
export interface ListPreference {
  /** Names in order, besides the record's own; null = as the schema has them. */
  readonly columns: readonly string[] | null;
  readonly widths: Widths;
  readonly perPage: number | null;
  /** Number of the view the list opens with; `none` = with no view, whatever is shared; null = with what is shared, if anything. */
  readonly defaultView: number | 'none' | null;
}

export const listKey = ({ name }: Entity): string => `lista.${name}`;

/** Reads what was kept, perhaps by another release: what cannot be understood is passed over. */
export function readListPreference(value: unknown): ListPreference {
  const kept = isObject(value) ? value : {};
  const { columns, widths, perPage, defaultView } = kept;
  return {
    columns: isNames(columns) ? columns : null,
    widths: isObject(widths)
      ? Object.fromEntries(
          Object.entries(widths).flatMap(([name, width]) =>
            Number.isInteger(width) ? [[name, Number(width)]] : [],
          ),
        )
      : {},
    perPage: pageSizes.find((size) => size === perPage) ?? null,
    defaultView:
      defaultView === 'none' || Number.isInteger(defaultView) ? (defaultView as number | 'none') : null,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
