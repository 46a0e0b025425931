import { isTime } from '../../domain/dates.ts';
import { parseTime } from '../../domain/typedDates.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** A time of the clock, to the minute. Value: `HH:MM`, from 00:00 to 23:59. */
export const definition: FieldTypeDefinition<string> = {
  name: 'time',
  jsonSchema: () => ({ type: 'string', format: 'time' }),
  isValid: isTime,
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value) => value,
  read: (text) => parseTime(text) ?? text,
  samples: ['08:30', '00:00', '23:59'],
  faults: ['8:30', '24:00', '08:60', '08:30:00', 830],
};
