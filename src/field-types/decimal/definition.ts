import { parseDecimal } from '../../domain/typedNumbers.ts';
import { formatDecimal } from '../../domain/units.ts';
import { hasAtMostDecimals } from '../decimals.ts';
import { explainTypedNumber, toNumber, writeNumber } from '../numbers.ts';
import { range } from '../range.ts';
import { sheetNumber } from '../sheetValue.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Number with up to six decimals and no unit of its own, such as a quantity or an index factor. */
export const definition: FieldTypeDefinition<number> = {
  name: 'decimal',
  jsonSchema: (field) => ({
    type: 'number',
    format: 'decimal',
    ...range(field, -999_999_999_999, 999_999_999_999),
  }),
  formatOf: 'number',
  isValid: (value) => hasAtMostDecimals(value, 6),
  explain: explainTypedNumber,
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, { scale }, { locale }) => formatDecimal(String(value), locale, scale ?? undefined),
  write: (value, _field, { locale }) => writeNumber(value, locale, 0),
  sheet: (value, { scale }) => sheetNumber(value, scale ?? 0, 6),
  read: (text, _field, { locale }) => toNumber(parseDecimal(text, locale), text),
  samples: [0, 12000, -1.5, 16.6667, 1.018205],
  faults: ['12', 0.0000001, 1e20, true],
};
