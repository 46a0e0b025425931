import { expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { findLandShares, isNotional } from './landShares.ts';

const shares = (text: string, total: string | null) =>
  findLandShares(
    fold(text),
    { start: 0, end: text.length },
    total === null ? null : { value: total, unit: 'ha' },
  ).map(({ value }) => value);

test('measures a notional part by the land of the record', () => {
  expect(shares('parte ideal de 12,10 ha', '48.4')).toEqual(['1/4']);
});

test('measures it by the whole the text names', () => {
  expect(shares('4,84 ha de um todo de 24,20 ha', null)).toEqual(['1/5']);
});

test('knows no share without a whole, nor of more than it', () => {
  expect(shares('parte ideal de 12,10 ha', null)).toEqual([]);
  expect(shares('parte ideal de 50,00 ha', '48.4')).toEqual([]);
});

test('tells a notional part from a parcel', () => {
  expect(isNotional('VENDEU A PARTE IDEAL DE 12 HA', 0, 24)).toBe(true);
  expect(isNotional('VENDEU A GLEBA COM 12 HA', 0, 19)).toBe(false);
});
