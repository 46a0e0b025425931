import { hasDoubtfulLetter } from '../../domain/documents/cnpj.ts';
import { explainCpfCnpj, formatCpfCnpj, isCpfCnpj } from '../../domain/documents/cpfCnpj.ts';
import { problem } from '../../domain/documents/problem.ts';
import { typedAlphanumerics } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Taxpayer number of a person or a company. Value: as in `cpf` or `cnpj`. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cpfCnpj',
  jsonSchema: () => ({ type: 'string', format: 'cpfCnpj' }),
  isValid: isCpfCnpj,
  explain: explainCpfCnpj,
  warn: (value) => (hasDoubtfulLetter(value) ? problem('doubtful-letter') : null),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCpfCnpj(value),
  read: (text) => typedAlphanumerics(text, ['CPF/CNPJ', 'CPF', 'CNPJ']) ?? text,
  samples: ['52998224725', '00000000191', '12ABC34501DE35'],
  faults: ['529.982.247-25', '52998224726', '123', ''],
};
