import { lengths } from '../lengths.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** E-mail address, kept in lower case. */
export const definition: FieldTypeDefinition<string> = {
  name: 'email',
  jsonSchema: (field) => ({ type: 'string', format: 'email', ...lengths(field, 254) }),
  isValid: (value) => address.test(value),
  filters: ['contem', 'comeca', 'igual', 'vazio'],
  text: (value) => value,
  read: (text) =>
    (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text)
      .trim()
      .replace(/^mailto:/i, '')
      .toLowerCase(),
  samples: ['analista@exemplo.com.br', 'a.b+c@sub.exemplo.com'],
  faults: [
    'a@b',
    'Maiuscula@exemplo.com',
    'a b@exemplo.com',
    '@exemplo.com',
    'a@exemplo..com',
    'a,b@exemplo.com',
  ],
};

/** Without what separates or surrounds addresses in the head of a mail: one value is one recipient. */
const address = /^[^\s@A-Z<>()[\]\\,;:"]{1,64}@[^\s@A-Z<>()[\]\\,;:".]+(\.[^\s@A-Z<>()[\]\\,;:".]+)+$/;
