import { formatCns, isCns } from '../../domain/documents/cns.ts';
import { explainDigits } from '../../domain/documents/problem.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Number of a registry office. Value: 6 digits; the rule of the last is not published. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cns',
  jsonSchema: () => ({ type: 'string', format: 'cns' }),
  isValid: isCns,
  explain: (value) => explainDigits(value, 6),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCns(value),
  read: (text) => typedDigits(text) ?? text,
  samples: ['111111', '012345'],
  faults: ['11.111-1', '11111', 111111],
};
