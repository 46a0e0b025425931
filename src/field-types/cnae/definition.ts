import { formatCnae, isCnae } from '../../domain/documents/cnae.ts';
import { explainDigits } from '../../domain/documents/problem.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Economic activity (CNAE subclass). Value: 7 digits, no punctuation; no check digit is judged. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cnae',
  jsonSchema: () => ({ type: 'string', format: 'cnae' }),
  isValid: isCnae,
  explain: (value) => explainDigits(value, 7),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCnae(value),
  read: (text) => typedDigits(text) ?? text,
  samples: ['0115600', '6422100'],
  faults: ['0115-6/00', '011560', '01156000', 115600],
};
