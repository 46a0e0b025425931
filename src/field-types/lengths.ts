import type { Field, JsonSchema } from './types.ts';

/** Length keywords of a text: required ones may not be blank, all have a ceiling. */
export function lengths(field: Field, ceiling: number): JsonSchema {
  return {
    ...(field.required ? { minLength: 1, pattern: somethingToRead } : {}),
    maxLength: field.maxLength ?? ceiling,
  };
}

/** Blanks alone name nothing. */
const somethingToRead = '\\S';
