import type { Field } from '../../../../field-types/types.ts';
import { expandField } from '../../../../metadata/expand.ts';

/** A field that no schema declares: the system's own columns. */
export const plainField = (name: string, type: string): Field =>
  expandField(name, {
    type,
    label: { 'pt-br': name, 'en-us': name },
    readOnly: 'always',
    filter: true,
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
  });
