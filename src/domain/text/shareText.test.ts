import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { findShares, shareOfPercent } from './shareText.ts';

const shares = (text: string) => findShares(fold(text)).map(({ value }) => value);

test.each([
  ['a metade ideal (50%) que possuía', '1/2'],
  ['parte ideal de 1/4 (um quarto)', '1/4'],
  ['na terça parte', '1/3'],
  ['dois terços', '2/3'],
  ['16,6667%', '1/6'],
  ['33,33% do imóvel', '1/3'],
  ['12,5%', '1/8'],
])('reads %s', (text, share) => {
  expect(shares(text)).toEqual([share]);
});

test.each([
  ['juros de 7% ao ano'],
  ['Cédula nº 76/331'],
  ['25/02/1992'],
  ['fração ideal de 1,8231% no terreno'],
  ['2ª parcela'],
])('sees no share of ownership in %s', (text) => {
  expect(shares(text)).toEqual([]);
});

test('gives each of several', () => {
  expect(shares('60% para ele e 40% para ela')).toEqual(['3/5', '2/5']);
});

test('refuses more than the whole', () => {
  expect(shareOfPercent('150')).toBeNull();
});

test.each([
  ['0,333333 do imóvel', '1/3'],
  ['0,25 (vinte e cinco centésimos) do imóvel', '1/4'],
  ['0,166667 da propriedade', '1/6'],
])('reads a decimal of the property: %s', (text, share) => {
  expect(findShares(fold(text)).map(({ value }) => value)).toEqual([share]);
});

test('reads no decimal of the land under a flat, nor one of nothing', () => {
  expect(findShares(fold('fração ideal de 0,012345 do terreno; 0,50 de juros'))).toEqual([]);
});
