import type { FieldTypeDefinition } from '../types.ts';

/** A structure of no fixed shape, read only on screens. */
export const definition: FieldTypeDefinition<unknown> = {
  name: 'json',
  jsonSchema: () => ({ format: 'json' }),
  // PostgreSQL keeps no NUL in a structure.
  isValid: (value) => !JSON.stringify(value)?.includes('\\u0000'),
  filters: ['vazio'],
  text: (value) => JSON.stringify(value),
  searchText: () => '',
  read: readJson,
  samples: [{ a: [1, 'x', null] }, [], 'text'],
  faults: ['nul\u0000'],
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
