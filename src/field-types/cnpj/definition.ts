import { explainCnpj, formatCnpj, isCnpj } from '../../domain/documents/cnpj.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Taxpayer number of a company, letters allowed. Value: 14 capitals or digits, no punctuation. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cnpj',
  jsonSchema: () => ({ type: 'string', format: 'cnpj' }),
  isValid: isCnpj,
  explain: explainCnpj,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCnpj(value),
  samples: ['11222333000181', '12ABC34501DE35'],
  faults: ['11.222.333/0001-81', '11222333000182', '12abc34501de35', '00000000000000'],
};
