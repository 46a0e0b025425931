import type { FieldTypeDefinition } from '../types.ts';

/** Another record, by its `Identificador`. Answers carry its name under `Rotulos`. */
export const definition: FieldTypeDefinition<number> = {
  name: 'reference',
  jsonSchema: () => ({ type: 'integer', minimum: 1 }),
  filters: ['igual', 'diferente', 'vazio'],
  text: (value) => String(value),
  searchText: () => '',
  read: (text) => (/^\s*\d{1,15}\s*$/.test(text) ? Number(text) : text),
  samples: [1, 12],
  faults: ['1', 0, 1.5],
  sampleField: { entity: 'officer' },
};
