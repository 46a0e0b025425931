import { isDateTime } from '../../domain/dates.ts';
import { parseDateTime } from '../../domain/typedDates.ts';
import { formatInstant, localTextOf, writeInstant } from '../formatInstant.ts';
import { sheetDay } from '../sheetValue.ts';
import { todayOf } from '../todayOf.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** An instant. Value: ISO 8601; UTC with `Z` in answers, local time without offset in requests. */
export const definition: FieldTypeDefinition<string> = {
  name: 'dateTime',
  jsonSchema: () => ({ type: 'string', format: 'dateTime' }),
  isValid: isDateTime,
  filters: ['maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, _field, { locale, timeZone }) => formatInstant(value, locale, timeZone),
  write: (value, _field, { locale, timeZone }) => writeInstant(value, locale, timeZone),
  sheet: (value, _field, { locale, timeZone }) => sheetDay(localTextOf(value, timeZone), locale),
  read: (text, _field, context) => parseDateTime(text, context.locale, todayOf(context)) ?? text,
  samples: ['2026-11-20T10:40:00Z', '2018-11-04T03:00:00Z'],
  faults: ['2026-11-20', 'ontem', '2026-13-01T00:00:00Z', 0],
};
