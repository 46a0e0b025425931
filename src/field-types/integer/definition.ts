import { parseDecimal } from '../../domain/typedNumbers.ts';
import { formatDecimal } from '../../domain/units.ts';
import { explainTypedNumber, toNumber } from '../numbers.ts';
import { range } from '../range.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Whole number. */
export const definition: FieldTypeDefinition<number> = {
  name: 'integer',
  jsonSchema: (field) => ({ type: 'integer', ...range(field, -999_999_999, 999_999_999) }),
  explain: explainTypedNumber,
  filters: ['igual', 'diferente', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, _field, { locale }) => formatDecimal(String(value), locale),
  write: (value) => String(value),
  sheet: (value) => ({ value, format: '0' }),
  read: (text, _field, { locale }) => toNumber(parseDecimal(text, locale), text),
  samples: [0, 1, -12, 999_999_999],
  faults: ['1', 1.5, 1_000_000_000_000, true],
};
