import { fillMask } from '../../domain/documents/normalise.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import { isStorable } from '../../domain/text/storable.ts';
import { lengths } from '../lengths.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Short text of one line; under a mask, digits alone. */
export const definition: FieldTypeDefinition<string> = {
  name: 'text',
  jsonSchema: (field) => ({
    type: 'string',
    format: 'text',
    ...lengths(field, 200),
    ...(field.mask ? { pattern: `^\\d{${field.mask.replaceAll(/[^0]/g, '').length}}$` } : {}),
  }),
  isValid: (value) => !/[\r\n]/.test(value) && isStorable(value),
  explain: (value) => (isStorable(value) ? null : { code: 'unstorable', params: {} }),
  filters: ['contem', 'comeca', 'igual', 'diferente', 'vazio'],
  text: (value, { mask }) => (mask ? fillMask(mask, value) : value),
  // A spreadsheet breaks long cells into lines: here they are one.
  read: (text, { mask }) => (mask && typedDigits(text)) || text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' '),
  samples: ['Cerealista Ponte Nova Ltda.', 'São João do Rio Preto', "O'Neil \u{1F33E} & Cia", '2024-05-01'],
  faults: [7, 'two\nlines', 'nul\u0000', 'half \ud800', 'x'.repeat(201), ['a']],
};
