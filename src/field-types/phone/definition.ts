import { explainPhone, formatPhone, isPhone, readPhone } from '../../domain/documents/phone.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Telephone number. Value: `+` and digits with the country first, `+5511912345678`. */
export const definition: FieldTypeDefinition<string> = {
  name: 'phone',
  jsonSchema: () => ({ type: 'string', format: 'phone' }),
  isValid: isPhone,
  explain: explainPhone,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatPhone(value),
  // As people search for it: a Brazilian number without its country.
  searchText: (value) => value.replace(/^\+55/, ''),
  read: (text) => readPhone(text) ?? text,
  samples: ['+5511912345678', '+551131234567', '+558001234567', '+12125550100'],
  faults: ['(11) 91234-5678', '11912345678', '+5510912345678', '+5511812345678', '+1', 5511912345678],
};
