import { formatNire, isNire, nireFitsState } from '../../domain/documents/nire.ts';
import { explainDigits, problem } from '../../domain/documents/problem.ts';
import { typedDigits } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Number of a company at a state's board of trade. Value: 11 digits; the rule of the last is not published. */
export const definition: FieldTypeDefinition<string> = {
  name: 'nire',
  jsonSchema: () => ({ type: 'string', format: 'nire' }),
  isValid: isNire,
  explain: (value) => explainDigits(value, 11),
  warn: (value, { Uf }) =>
    typeof Uf !== 'string' || nireFitsState(value, Uf) ? null : problem('state-unlikely', { state: Uf }),
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatNire(value),
  read: (text) => typedDigits(text) ?? text,
  samples: ['35212345678', '05212345678'],
  faults: ['35 2 1234567-8', '3521234567', 35212345678],
};
