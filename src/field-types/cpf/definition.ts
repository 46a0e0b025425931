import { explainCpf, formatCpf, isCpf } from '../../domain/documents/cpf.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Taxpayer number of a person. Value: 11 digits, no punctuation. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cpf',
  jsonSchema: () => ({ type: 'string', format: 'cpf' }),
  isValid: isCpf,
  explain: explainCpf,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCpf(value),
  read: (text) => typedDigits(text) ?? text,
  samples: ['52998224725', '11144477735', '00000000191'],
  faults: ['529.982.247-25', '52998224726', '11111111111', 52998224725],
};
