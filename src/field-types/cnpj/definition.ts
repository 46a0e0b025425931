import { explainCnpj, formatCnpj, hasDoubtfulLetter, isCnpj } from '../../domain/documents/cnpj.ts';
import { problem } from '../../domain/documents/problem.ts';
import { typedAlphanumerics } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Taxpayer number of a company, letters allowed. Value: 14 capitals or digits, no punctuation. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cnpj',
  jsonSchema: () => ({ type: 'string', format: 'cnpj' }),
  isValid: isCnpj,
  explain: explainCnpj,
  warn: (value) => (hasDoubtfulLetter(value) ? problem('doubtful-letter') : null),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCnpj(value),
  read: (text) => typedAlphanumerics(text, ['CNPJ']) ?? text,
  samples: ['11222333000181', '00000000000191', '12ABC34501DE35'],
  faults: ['11.222.333/0001-81', '11222333000182', '12abc34501de35', '00000000000000'],
};
