import { blankField } from '../blankField.ts';
import { rowSchema } from '../rowSchema.ts';
import { readRows, writeRows } from '../rows.ts';
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
  write: writeRows,
  read: readRows,
  samples: [
    [{ Nome: 'Fazenda Boa Sorte', Valor: 1234.5, Dia: '2024-02-29' }],
    [
      { Nome: 'Sítio "Aurora"\tde baixo', Valor: null, Dia: null },
      { Nome: '=2+2', Valor: -0.01, Dia: '1899-12-31' },
    ],
    [],
  ],
  faults: [{}, 'x', [1], [null], [{ Valor: 1 }], [{ Nome: 'x', Valor: '1' }], [{ Nome: 'x', Outro: 1 }]],
  sampleField: {
    fields: [
      {
        ...blankField,
        name: 'Nome',
        type: 'text',
        label: { 'pt-br': 'Nome', 'en-us': 'Name' },
        required: true,
      },
      { ...blankField, name: 'Valor', type: 'money', label: { 'pt-br': 'Valor', 'en-us': 'Amount' } },
      { ...blankField, name: 'Dia', type: 'date', label: { 'pt-br': 'Dia', 'en-us': 'Day' } },
    ],
  },
};
