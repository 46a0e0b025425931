import { explainCpfCnpj, formatCpfCnpj, isCpfCnpj } from '../../domain/documents/cpfCnpj.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Taxpayer number of a person or a company. Value: as in `cpf` or `cnpj`. */
export const definition: FieldTypeDefinition<string> = {
  name: 'cpfCnpj',
  jsonSchema: () => ({ type: 'string', format: 'cpfCnpj' }),
  isValid: isCpfCnpj,
  explain: explainCpfCnpj,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatCpfCnpj(value),
  samples: ['52998224725', '12ABC34501DE35'],
  faults: ['529.982.247-25', '52998224726', '123', ''],
};
