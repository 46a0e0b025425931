import { isCcir } from '../../domain/documents/incra.ts';
import { explainDigits } from '../../domain/documents/problem.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Number of a CCIR, the yearly certificate of a rural property. Value: 8 to 13 digits. */
export const definition: FieldTypeDefinition<string> = {
  name: 'ccir',
  jsonSchema: () => ({ type: 'string', format: 'ccir' }),
  isValid: isCcir,
  explain: (value) => explainDigits(value, 8, 13),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => value,
  read: (text) => typedDigits(text) ?? text,
  samples: ['12345678901', '01234567'],
  faults: ['1234567', '12.345.678', 12345678901],
};
