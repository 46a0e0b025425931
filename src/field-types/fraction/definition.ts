import { explainShare, parseShare } from '../../domain/typedNumbers.ts';
import { isShare } from '../../domain/units.ts';
import type { FieldTypeDefinition } from '../types.ts';

/** Exact share between 0 and 1. Value: `n/d` in lowest terms. */
export const definition: FieldTypeDefinition<string> = {
  name: 'fraction',
  jsonSchema: () => ({ type: 'string', format: 'fraction', maxLength: 41 }),
  isValid: isShare,
  explain: (value, locale) => {
    const doubt = explainShare(value, locale);
    return doubt && { code: 'share-doubt', params: { typed: value, ...doubt } };
  },
  filters: ['igual', 'maior', 'menor', 'vazio'],
  text: (value) => value,
  read: (text, _field, { locale }) => parseShare(text, locale) ?? text,
  samples: ['1/3', '1/1', '5/12'],
  faults: ['2/6', '0.5', '3/2', '1/0', 0.5],
};
