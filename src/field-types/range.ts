import type { Field, JsonSchema } from './types.ts';

/** Bounds of a number: the schema's own, else what its column and 15 significant digits can hold. */
export function range(field: Field, lowest: number, highest: number): JsonSchema {
  return { minimum: field.minimum ?? lowest, maximum: field.maximum ?? highest };
}
