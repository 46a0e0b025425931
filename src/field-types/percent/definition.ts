import { parsePercent } from '../../domain/typedNumbers.ts';
import { formatDecimal } from '../../domain/units.ts';
import { hasAtMostDecimals } from '../decimals.ts';
import { explainTypedNumber, toNumber, writeNumber } from '../numbers.ts';
import { range } from '../range.ts';
import { sheetNumber } from '../sheetValue.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Percentage with up to four decimals: 12.5 is 12.5 %. */
export const definition: FieldTypeDefinition<number> = {
  name: 'percent',
  jsonSchema: (field) => ({ type: 'number', format: 'percent', ...range(field, 0, 100) }),
  formatOf: 'number',
  isValid: (value) => hasAtMostDecimals(value, 4),
  explain: explainTypedNumber,
  filters: ['igual', 'maior', 'maiorIgual', 'menor', 'menorIgual', 'entre', 'vazio'],
  text: (value, { scale }, { locale }) => `${formatDecimal(String(value), locale, scale ?? 2)}%`,
  write: (value, _field, { locale }) => writeNumber(value, locale, 2),
  sheet: (value) => sheetNumber(value, 2, 4, '"%"'),
  read: (text, _field, { locale }) => toNumber(parsePercent(text, locale), text),
  samples: [0, 12.5, 33.3333, 100],
  faults: ['12', 100.01, -1, 0.00001],
};
