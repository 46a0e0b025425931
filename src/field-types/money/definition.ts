import { parseMoney } from '../../domain/typedNumbers.ts';
import { formatDecimal } from '../../domain/units.ts';
import { hasAtMostDecimals } from '../decimals.ts';
import { explainTypedNumber, toNumber, writeNumber } from '../numbers.ts';
import { range } from '../range.ts';
import { sheetNumber } from '../sheetValue.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Amount in reais with two decimals. Value: JSON number of at most 15 significant digits. */
export const definition: FieldTypeDefinition<number> = {
  name: 'money',
  jsonSchema: (field) => ({
    type: 'number',
    format: 'money',
    ...range(field, -9_999_999_999_999.99, 9_999_999_999_999.99),
  }),
  formatOf: 'number',
  isValid: (value) => hasAtMostDecimals(value, 2),
  explain: explainTypedNumber,
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, _field, { locale }) => formatDecimal(String(value), locale, 2),
  write: (value, _field, { locale }) => writeNumber(value, locale, 2),
  sheet: (value) => sheetNumber(value, 2),
  read: (text, _field, { locale }) => toNumber(parseMoney(text, locale), text),
  samples: [0, 0.01, -12.3, 1234.5, 1250000, 9999999999999.99],
  faults: ['1234.50', '1.234,50', '-0', '1e309', 0.001, 1e20],
};
