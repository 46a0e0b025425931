import {
  explainStatedArea,
  parseStatedArea,
  readStatedArea,
  statedAreaText,
  writeStatedArea,
} from '../../domain/text/statedArea.ts';
import { explainTypedNumber } from '../numbers.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Area as a record states it, with or without its unit. Value: `48.4`, `48.4 ha`, `20 alqueire-paulista`. */
export const definition: FieldTypeDefinition<string> = {
  name: 'statedArea',
  jsonSchema: () => ({ type: 'string', format: 'statedArea', maxLength: 50 }),
  isValid: (value) => readStatedArea(value) !== null,
  explain: (value, locale) => {
    const code = explainStatedArea(value, locale);
    return code ? { code, params: { typed: value } } : explainTypedNumber(value, locale);
  },
  filters: ['igual', 'vazio'],
  text: (value, _field, { locale }) => statedAreaText(value, locale),
  read: (text, _field, { locale }) => {
    const area = parseStatedArea(text, locale);
    return area ? writeStatedArea(area) : text;
  },
  samples: ['48.4', '48.405 ha', '20 alqueire-paulista', '10 alqueire', '360 m2'],
  faults: ['48,4', '12 campos', 'grande', '-1', '1e308', `${'9'.repeat(31)} ha`, '1.12345678901', 48.4],
};
