import type { FieldTypeDefinition } from '../types.ts';

/** Several records, by their `Identificador`. */
export const definition: FieldTypeDefinition<readonly number[]> = {
  name: 'referenceMany',
  jsonSchema: () => ({ type: 'array', items: { type: 'integer', minimum: 1 }, uniqueItems: true }),
  filters: ['igual', 'vazio'],
  text: (value) => value.join(', '),
  searchText: () => '',
  read: (text) =>
    /^\s*\d{1,15}(\s*[,;]\s*\d{1,15})*\s*$/.test(text) ? text.split(/[,;]/).map(Number) : text,
  samples: [[], [1], [1, 12]],
  faults: [['1'], [0], 1, [1, 1]],
  sampleField: { entity: 'perfil' },
};
