import { useStore } from 'react-admin';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';

export interface Columns {
  /** In the order shown; the record's name is first and stays. */
  readonly shown: readonly Field[];
  /** All there are, shown ones first. */
  readonly all: readonly Field[];
  readonly toggle: (name: string) => void;
  readonly move: (name: string, step: -1 | 1) => void;
  readonly reset: () => void;
}

/** Which columns a list shows, and in which order; kept while the tab is open. */
export function useColumns(entity: Entity): Columns {
  const possible = entity.fields.filter(({ list, name }) => list !== false || name === entity.representation);
  const first = possible.filter(({ name }) => name === entity.representation);
  const rest = possible.filter(({ name }) => name !== entity.representation);
  const usual = rest.filter(({ list }) => list === true).map(({ name }) => name);
  const [names, setNames] = useStore<readonly string[]>(`${entity.name}.columns`, usual);
  const chosen = names.flatMap((name) => rest.filter((field) => field.name === name));
  return {
    shown: [...first, ...chosen],
    all: [...first, ...chosen, ...rest.filter(({ name }) => !names.includes(name))],
    toggle: (name) =>
      setNames(names.includes(name) ? names.filter((other) => other !== name) : [...names, name]),
    move: (name, step) => setNames(moved(names, name, step)),
    reset: () => setNames(usual),
  };
}

function moved(names: readonly string[], name: string, step: -1 | 1): readonly string[] {
  const from = names.indexOf(name);
  const to = from + step;
  if (from < 0 || to < 0 || to >= names.length) return names;
  const next = names.filter((other) => other !== name);
  next.splice(to, 0, name);
  return next;
}
