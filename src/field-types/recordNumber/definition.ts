import {
  formatMatriculaNumber,
  isMatriculaNumber,
  normaliseMatriculaNumber,
} from '../../domain/documents/matriculaNumber.ts';
import { isStorable } from '../../domain/text/storable.ts';
import { lengths } from '../lengths.ts';
import type { FieldTypeDefinition } from '../types.ts';

/**
 * Number of a registry record. Value: digits, no punctuation, shown as `45.678`; what a record prints otherwise is kept and
 * shown as it stands.
 */
export const definition: FieldTypeDefinition<string> = {
  name: 'recordNumber',
  jsonSchema: (field) => ({ type: 'string', format: 'recordNumber', ...lengths(field, 20) }),
  isValid: (value) => !/[\r\n]/.test(value) && isStorable(value),
  filters: ['contem', 'comeca', 'igual', 'diferente', 'vazio'],
  text: (value) => (isMatriculaNumber(value) ? formatMatriculaNumber(value) : value),
  read: (text) => (/^[\d.\s]+$/.test(text) ? normaliseMatriculaNumber(text) : text.trim()),
  samples: ['45678', '987', '1234567', '12345-A'],
  faults: [7, 'two\nlines', 'nul\u0000', 'half \ud800', 'x'.repeat(21), ['a']],
};
