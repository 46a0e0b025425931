import { isStorable } from '../../domain/text/storable.ts';
import { lengths } from '../lengths.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Text of several lines. */
export const definition: FieldTypeDefinition<string> = {
  name: 'longText',
  jsonSchema: (field) => ({ type: 'string', format: 'longText', ...lengths(field, 20_000) }),
  isValid: isStorable,
  filters: ['contem', 'vazio'],
  text: (value) => value,
  read: (text) => text,
  samples: ['First line\nSecond line', 'Uma observação com acentos: ção'],
  faults: [7, 'nul\u0000', 'half \ud800', null],
};
