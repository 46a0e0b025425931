import type { FieldTypeDefinition } from '../types.ts';

/** A structure of no fixed shape, read only on screens. */
export const definition: FieldTypeDefinition<unknown> = {
  name: 'json',
  jsonSchema: () => ({}),
  filters: ['vazio'],
  text: (value) => JSON.stringify(value),
  searchText: () => '',
  samples: [{ a: [1, 'x', null] }, [], 'text'],
  faults: [],
};
