import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { widthLimits } from '../../../../metadata/wire/views.ts';
import { maySeeField, useCodes } from '../../auth/rights.ts';
import { systemFields } from '../../data/systemFields.ts';
import type { Widths } from './listPreference.ts';
import { useListPreference } from './useListPreference.ts';

export interface ListColumns {
  /** In the order shown; the record's name is first and stays. */
  readonly shown: readonly Field[];
  /** All there are, shown ones first. */
  readonly all: readonly Field[];
  /** Names of those shown, besides the record's own. */
  readonly names: readonly string[];
  /** Pixels of those that somebody made wider or narrower. */
  readonly widths: Widths;
  readonly toggle: (name: string) => void;
  readonly move: (name: string, step: -1 | 1) => void;
  /** Null = as wide as what it holds. */
  readonly resize: (name: string, width: number | null) => void;
  readonly reset: () => void;
}

/** Columns of a view that is shown, kept while the tab is open. */
export interface ViewColumns {
  readonly names: readonly string[];
  readonly widths: Widths;
}

/** Which columns a list shows, in which order and how wide: the person's own, or for the time being those of a view. */
export function useColumns(entity: Entity): ListColumns {
  const { kept, keep } = useListPreference(entity);
  const codes = useCodes();
  const usual = useMemo(() => usualColumns(entity), [entity]);
  const [ofView, setOfView] = useStore<ViewColumns | null>(viewColumnsKey(entity), null);
  const names = ofView?.names ?? kept.columns ?? usual;
  const widths = ofView?.widths ?? kept.widths;
  const set = (next: readonly string[]) => {
    if (ofView) setOfView({ ...ofView, names: next });
    else keep({ columns: String(next) === String(usual) ? null : next });
  };
  const setWidths = (next: Widths) =>
    ofView ? setOfView({ ...ofView, widths: next }) : keep({ widths: next });
  const fields = useMemo(() => {
    const possible = columnFields(entity).filter((field) => maySeeField(codes, field));
    const first = possible.filter(({ name }) => name === entity.representation);
    const rest = possible.filter(({ name }) => name !== entity.representation);
    const chosen = names.flatMap((name) => rest.filter((field) => field.name === name));
    const shown = [...first, ...chosen];
    return { shown, all: [...shown, ...rest.filter(({ name }) => !names.includes(name))] };
  }, [entity, names, codes]);
  return {
    ...fields,
    names,
    widths,
    toggle: (name) => set(names.includes(name) ? names.filter((other) => other !== name) : [...names, name]),
    move: (name, step) => set(moved(names, name, step)),
    resize: (name, width) => {
      const { [name]: _old, ...others } = widths;
      setWidths(width === null ? others : { ...others, [name]: withinLimits(width) });
    },
    reset: () => {
      if (ofView) setOfView({ names: usual, widths: {} });
      else keep({ columns: null, widths: {} });
    },
  };
}

/** Where the columns of the view shown are kept while the tab is open; null = no view. */
export const viewColumnsKey = ({ name }: Entity): string => `${name}.viewColumns`;

export const withinLimits = (width: number): number =>
  Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, width)));

/** What may stand in a column. */
const columnFields = (entity: Entity): readonly Field[] => [
  ...entity.fields.filter(({ list, name }) => list !== false || name === entity.representation),
  ...systemFields,
];

const usualColumns = ({ fields, representation }: Entity): readonly string[] =>
  fields.filter(({ list, name }) => list === true && name !== representation).map(({ name }) => name);

function moved(names: readonly string[], name: string, step: -1 | 1): readonly string[] {
  const from = names.indexOf(name);
  const to = from + step;
  if (from < 0 || to < 0 || to >= names.length) return names;
  const next = names.filter((other) => other !== name);
  next.splice(to, 0, name);
  return next;
}
