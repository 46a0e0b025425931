import { explainIbge, isIbge } from '../../domain/documents/ibge.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** IBGE's code of a municipality. Value: 7 digits, the last a check digit but for nine official exceptions. */
export const definition: FieldTypeDefinition<string> = {
  name: 'ibge',
  jsonSchema: () => ({ type: 'string', format: 'ibge' }),
  isValid: isIbge,
  explain: explainIbge,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => value,
  read: (text) => typedDigits(text) ?? text,
  samples: ['3543402', '2201919'],
  faults: ['3543403', '3443402', '354340', 3543402],
};
