import { formatDate, isLocalDate } from '../../domain/dates.ts';
import { intlTag } from '../../domain/locale.ts';
import { findMissingDay, parseDate } from '../../domain/typedDates.ts';
import { sheetDay } from '../sheetValue.ts';
import { todayOf } from '../todayOf.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** A day without hour or zone. Value: `YYYY-MM-DD`, a string from end to end. */
export const definition: FieldTypeDefinition<string> = {
  name: 'date',
  jsonSchema: () => ({ type: 'string', format: 'date' }),
  isValid: isLocalDate,
  explain: (value, locale) => {
    const missing = findMissingDay(value, locale, todayOf({}));
    if (!missing) return null;
    const month = new Intl.DateTimeFormat(intlTag[locale], { month: 'long' });
    return {
      code: 'day-missing',
      params: { ...missing, month: month.format(new Date(missing.year, missing.month - 1, 1)) },
    };
  },
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, _field, { locale }) => formatDate(value, locale),
  write: (value, _field, { locale }) => formatDate(value, locale, 'full'),
  sheet: (value, _field, { locale }) => sheetDay(value, locale),
  read: (text, _field, context) => parseDate(text, context.locale, todayOf(context)) ?? text,
  samples: ['2018-11-04', '1987-03-12', '2024-02-29', '1899-12-31'],
  faults: ['2024-02-30', '12/03/1987', '2024-5-1', 20240501],
};
