import { rowSchema } from '../rowSchema.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Rows owned by the record: a table inside the form. Value: list of objects, in order. */
export const definition: FieldTypeDefinition<readonly Readonly<Record<string, unknown>>[]> = {
  name: 'lines',
  jsonSchema: (field) => ({
    type: 'array',
    items: rowSchema(field),
    ...(field.maximum ? { maxItems: field.maximum } : {}),
  }),
  filters: ['vazio'],
  text: (value) => String(value.length),
  searchText: () => '',
  samples: [[]],
  faults: [{}, 'x', [1]],
};
