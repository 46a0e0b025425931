import { explainCnm, formatCnm, isCnm } from '../../domain/documents/cnm.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** National code of a matrícula: office, book, number and check digits. Value: 16 digits. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cnm',
  jsonSchema: () => ({ type: 'string', format: 'cnm' }),
  isValid: isCnm,
  explain: explainCnm,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCnm(value),
  read: (text) => typedDigits(text) ?? text,
  samples: ['9999992000010008', '1234563000098706', '1234562000003098', '0123452000000114'],
  faults: ['123456.2.0012345-13', '1234562001234567', '123452001234513', '1234564001234513'],
};
