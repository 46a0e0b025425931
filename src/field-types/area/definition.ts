import { parseHectares } from '../../domain/typedNumbers.ts';
import { formatDecimal } from '../../domain/units.ts';
import { hasAtMostDecimals } from '../decimals.ts';
import { explainTypedNumber, toNumber, writeNumber } from '../numbers.ts';
import { range } from '../range.ts';
import { sheetNumber } from '../sheetValue.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Area in hectares with up to four decimals (one square metre). */
export const definition: FieldTypeDefinition<number> = {
  name: 'area',
  jsonSchema: (field) => ({ type: 'number', format: 'area', ...range(field, 0, 99_999_999_999) }),
  formatOf: 'number',
  isValid: (value) => hasAtMostDecimals(value, 4),
  explain: explainTypedNumber,
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, _field, { locale }) => `${formatDecimal(String(value), locale, 4)} ha`,
  write: (value, _field, { locale }) => writeNumber(value, locale, 4),
  sheet: (value) => sheetNumber(value, 4),
  read: (text, _field, { locale }) => toNumber(parseHectares(text, locale), text),
  samples: [0, 0.0001, 48.4, 49.1273],
  faults: ['48.4', -1, 0.00001],
};
