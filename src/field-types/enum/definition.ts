import { enumCodes } from '../enumCodes.ts';
import { sameWord } from '../sameWord.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** One code of an enumeration of `schemas/enums`. */
export const definition: FieldTypeDefinition<string> = {
  name: 'enum',
  jsonSchema: (field) => ({ type: 'string', enum: enumCodes(field) }),
  filters: ['igual', 'diferente', 'vazio'],
  text: (value, field, { enumLabel }) => enumLabel(field.enum ?? '', value),
  searchText: () => '',
  read: (text, field, { enumLabel }) =>
    enumCodes(field).find(
      (code) => sameWord(text, code) || sameWord(text, enumLabel(field.enum ?? '', code)),
    ) ?? text,
  samples: ['Rural', 'Urbano'],
  faults: ['rural', '', 1],
  sampleField: { enum: 'TipoImovel' },
};
