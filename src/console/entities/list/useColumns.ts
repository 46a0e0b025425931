import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { systemFields } from '../../data/systemFields.ts';
import { useListPreference } from './useListPreference.ts';

export interface Columns {
  /** In the order shown; the record's name is first and stays. */
  readonly shown: readonly Field[];
  /** All there are, shown ones first. */
  readonly all: readonly Field[];
  /** Names of those shown, besides the record's own. */
  readonly names: readonly string[];
  readonly set: (names: readonly string[]) => void;
  readonly toggle: (name: string) => void;
  readonly move: (name: string, step: -1 | 1) => void;
  readonly reset: () => void;
}

/** Which columns a list shows, and in which order: the person's own, or for the time being those of a view. */
export function useColumns(entity: Entity): Columns {
  const { kept, keep } = useListPreference(entity);
  const usual = useMemo(() => usualColumns(entity), [entity]);
  const [ofView, setOfView] = useStore<readonly string[] | null>(viewColumnsKey(entity), null);
  const names = ofView ?? kept.columns ?? usual;
  const set = (next: readonly string[]) => {
    if (ofView) setOfView(next);
    else keep({ columns: String(next) === String(usual) ? null : next });
  };
  const fields = useMemo(() => {
    const possible = columnFields(entity);
    const first = possible.filter(({ name }) => name === entity.representation);
    const rest = possible.filter(({ name }) => name !== entity.representation);
    const chosen = names.flatMap((name) => rest.filter((field) => field.name === name));
    const shown = [...first, ...chosen];
    return { shown, all: [...shown, ...rest.filter(({ name }) => !names.includes(name))] };
  }, [entity, names]);
  return {
    ...fields,
    names,
    set,
    toggle: (name) => set(names.includes(name) ? names.filter((other) => other !== name) : [...names, name]),
    move: (name, step) => set(moved(names, name, step)),
    reset: () => set(usual),
  };
}

/** Where the columns of the view shown are kept while the tab is open; null = no view. */
export const viewColumnsKey = ({ name }: Entity): string => `${name}.viewColumns`;

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
