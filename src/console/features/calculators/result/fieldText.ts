import { formatDate } from '../../../../domain/dates.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field } from '../../../../field-types/types.ts';
import {
  degreeText,
  isDegree,
  minusText,
  nameText,
  placesOf,
  unitText,
} from '../../../../metadata/valueText.ts';
import type { Words } from './words.ts';

export const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * A value of an input or a result as its field's type writes it; both JSON numbers and decimal text, which stays
 * exact. A dash where there is none.
 */
export function fieldText(field: Field, value: unknown, words: Words): string {
  if (isAbsent(value)) return '–';
  if (isDegree(field)) return degreeText(Number(value), words.locale);
  if (field.name === 'Unidade' && field.type === 'text') return unitText(String(value));
  // Acts span more than a century: two digits of a year would not say which.
  if (field.type === 'date') return formatDate(String(value), words.locale, 'full');
  const definition = definitions[field.type];
  // Decimal text of a result was rounded to the places it has: they are part of what it says.
  const shown =
    field.type === 'decimal' && field.scale === null && typeof value === 'string'
      ? { ...field, scale: placesOf(value) }
      : field;
  if (!definition) return String(value);
  const text = definition.text(value, shown, words);
  return numbers.includes(field.type) ? minusText(text) : nameText(field, text);
}

const numbers: readonly string[] = ['money', 'decimal', 'area', 'integer', 'percent'];

/** The same standing alone, where no column says that it is money; the sign stands before the currency's. */
export function loneText(field: Field, value: unknown, words: Words): string {
  const text = fieldText(field, value, words);
  if (field.type !== 'money' || isAbsent(value)) return text;
  return text.startsWith('−') ? `−R$ ${text.slice(1)}` : `R$ ${text}`;
}
