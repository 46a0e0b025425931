import { useEffect, useState } from 'react';
import type { Entity } from '../../../metadata/entity.ts';
import { loadValidator, type Validator } from '../../../metadata/validation.ts';

/** The entity's precompiled validator, fetched with the form; null until it is there. */
export function useValidator(entity: Entity): Validator | null {
  const [found, setFound] = useState<{ readonly of: string; readonly validate: Validator } | null>(null);
  useEffect(() => {
    let here = true;
    void loadValidator(entity.name).then((validate) => here && setFound({ of: entity.name, validate }));
    return () => {
      here = false;
    };
  }, [entity]);
  return found?.of === entity.name ? found.validate : null;
}
