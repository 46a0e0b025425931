import type { FieldTypeDefinition } from '../types.ts';

/** Yes or no. */
export const definition: FieldTypeDefinition<boolean> = {
  name: 'boolean',
  jsonSchema: () => ({ type: 'boolean' }),
  filters: ['igual'],
  text: (value, _field, { enumLabel }) => enumLabel('SimNao', value ? 'S' : 'N'),
  searchText: () => '',
  samples: [true, false],
  faults: ['true', 1, 'S'],
};
