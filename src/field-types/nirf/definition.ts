import { explainNirf, formatNirf, isNirf, normaliseNirf } from '../../domain/documents/nirf.ts';
import { typedAlphanumerics } from '../../domain/documents/typed.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Number of a rural property at the tax authority: NIRF, today CIB. Value: 8 characters, no punctuation. */
export const definition: FieldTypeDefinition<string> = {
  name: 'nirf',
  jsonSchema: () => ({ type: 'string', format: 'nirf' }),
  isValid: isNirf,
  explain: explainNirf,
  // The rule of the check digit is derived from two published numbers, so it is told and not imposed.
  warn: explainNirf,
  filters: ['igual', 'comeca', 'vazio'],
  text: (value) => formatNirf(value),
  read: (text) => {
    const typed = typedAlphanumerics(text, ['NIRF/CIB', 'NIRF', 'CIB']);
    return typed === null ? text : normaliseNirf(typed);
  },
  samples: ['12345679', '00000019', 'A1B2C3D4'],
  faults: ['1.234.567-9', '1234567', 'A1B2C3DU', 12345679],
};
