import { cepFitsState, formatCep, isCep } from '../../domain/documents/cep.ts';
import { explainDigits, problem } from '../../domain/documents/problem.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Postal code. Value: 8 digits, no punctuation. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cep',
  jsonSchema: () => ({ type: 'string', format: 'cep' }),
  isValid: isCep,
  explain: (value) => explainDigits(value, 8),
  warn: (value, { Uf }) =>
    typeof Uf !== 'string' || cepFitsState(value, Uf) ? null : problem('state-unlikely', { state: Uf }),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCep(value),
  read: (text) => typedDigits(text) ?? text,
  samples: ['01310100', '14010000'],
  faults: ['01310-100', '1310100', 'centro', 1310100],
};
