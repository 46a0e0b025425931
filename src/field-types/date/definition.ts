import { formatDate, isLocalDate } from '../../domain/dates.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** A day without hour or zone. Value: `YYYY-MM-DD`, a string from end to end. */
export const definition: FieldTypeDefinition<string> = {
  name: 'date',
  jsonSchema: () => ({ type: 'string', format: 'date' }),
  isValid: isLocalDate,
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, _field, { locale }) => formatDate(value, locale),
  samples: ['2018-11-04', '1987-03-12', '2024-02-29'],
  faults: ['2024-02-30', '12/03/1987', '2024-5-1', 20240501],
};
