import { formatMonth, isMonth } from '../../domain/dates.ts';
import { parseMonth } from '../../domain/typedDates.ts';
import { todayOf } from '../todayOf.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** A month of a year. Value: `YYYY-MM`. */
export const definition: FieldTypeDefinition<string> = {
  name: 'month',
  jsonSchema: () => ({ type: 'string', format: 'month' }),
  isValid: isMonth,
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value) => formatMonth(value),
  read: (text, _field, context) => parseMonth(text, todayOf(context)) ?? text,
  samples: ['2026-03', '1987-12'],
  faults: ['2026-13', '03/2026', '2026-3', 202603],
};
