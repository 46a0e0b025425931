import { expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
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

test.each([
  ['12,10,00 ha de 48,40,00 ha', null, ['1/4']],
  ['12,10,00 ha, como parte ideal, de um todo de 48,40,00 ha', null, ['1/4']],
  ['cinco alqueires de um todo de vinte alqueires', null, ['1/4']],
  ['parte ideal de 5 alqueires paulistas', '48.4', ['1/4']],
  ['parte ideal de 5 alqueires mineiros', '48.4', ['1/2']],
  ['parte ideal de cinco alqueires', '48.4', []],
])('%s', (text, total, wanted) => {
  expect(shares(text, total)).toEqual(wanted);
});

test('knows a notional part by the words behind it', () => {
  const [part] = findLandShares(
    fold('12,10 ha (parte ideal)'),
    { start: 0, end: 22 },
    { value: '48.4', unit: 'ha' },
  );
  expect(part).toMatchObject({ value: '1/4', isNotional: true });
  const [parcel] = findLandShares(
    fold('12,10 ha de cana'),
    { start: 0, end: 16 },
    { value: '48.4', unit: 'ha' },
  );
  expect(parcel?.isNotional).toBe(false);
});
