import { formatIncra, isIncra } from '../../domain/documents/incra.ts';
import { explainDigits } from '../../domain/documents/problem.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** INCRA's code of a rural property. Value: 13 digits; the rule of the last is not published. */
export const definition: FieldTypeDefinition<string> = {
  name: 'incra',
  jsonSchema: () => ({ type: 'string', format: 'incra' }),
  isValid: isIncra,
  explain: (value) => explainDigits(value, 13),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatIncra(value),
  read: (text) => typedDigits(text) ?? text,
  samples: ['9500411234567', '0000411234567'],
  faults: ['950.041.123.456-7', '950041123456', 9500411234567],
};
