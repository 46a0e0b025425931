import type { FieldTypeDefinition } from '../types.ts';

/** What stands for a file that is still on its way: nothing is sent with it. */
export const beingSent = 'enviando';

/** A stored file, by the `Identificador` of its `Arquivo`. */
export const definition: FieldTypeDefinition<number> = {
  name: 'file',
  jsonSchema: () => ({ type: 'integer', minimum: 1 }),
  filters: ['vazio'],
  text: (value) => String(value),
  searchText: () => '',
  read: (text) => (/^\s*\d{1,15}\s*$/.test(text) ? Number(text) : text),
  explain: (value) => (value === beingSent ? { code: 'file-being-sent', params: {} } : null),
  samples: [1],
  faults: ['1', 0],
};
