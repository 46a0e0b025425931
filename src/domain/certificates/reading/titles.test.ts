import { expect, test } from 'vitest';
import { TipoCertidao } from '../../generated/codes.ts';
import { titles } from './titles.ts';

test('every type of the catalogue is known by a title', () => {
  expect(TipoCertidao.filter((code) => titles.every(([of]) => of !== code))).toEqual([]);
});
