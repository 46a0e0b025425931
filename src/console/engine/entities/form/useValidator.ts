import { useEffect, useState } from 'react';
import type { Shape } from '../../../../metadata/entity.ts';
import { loadValidator, type Validator } from '../../../../metadata/validation.ts';

/** A shape's precompiled validator, fetched with the form; null until it is there, and where there is no shape. */
export function useValidator(shape: Shape | null): Validator | null {
  const name = shape?.name ?? '';
  const [, setLoaded] = useState(name);
  const known = loaded.get(name) ?? null;
  useEffect(() => {
    if (name === '' || loaded.has(name)) return;
    let here = true;
    void loadValidator(name).then((validate) => {
      loaded.set(name, validate);
      if (here) setLoaded(`${name} is there`);
    });
    return () => {
      here = false;
    };
  }, [name]);
  return known;
}

/** A form that is drawn anew, as after a change of language, has its validator at once. */
const loaded = new Map<string, Validator>();
