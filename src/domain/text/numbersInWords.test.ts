import { expect, test } from 'vitest';
import { readNumberInWords, readOrdinal } from './numbersInWords.ts';

test.each([
  ['MIL NOVECENTOS E OITENTA E SETE', 1987],
  ['DOIS MIL E UM', 2001],
  ['CENTO E CINQUENTA MIL', 150_000],
  ['UM MILHAO, DUZENTOS MIL', 1_200_000],
  ['HUM BILHAO, QUATROCENTOS E OITENTA MILHOES', 1_480_000_000],
  ['CINCOENTA E CATORZE', 50],
  ['QUARENTA E DOIS MIL E QUINHENTOS', 42_500],
])('reads %s', (text, value) => {
  expect(readNumberInWords(text, 0)?.value).toBe(value);
});

test('forgives one wrong letter in a long word', () => {
  expect(readNumberInWords('NOVECENT0S E NOVEMTA'.replace('0', 'D'), 0)?.value).toBe(990);
});

test('stops where the number stops', () => {
  const text = 'VINTE E UM DE JUNHO';
  expect(readNumberInWords(text, 0)).toEqual({ value: 21, end: 10 });
});

test('says nothing where no number starts', () => {
  expect(readNumberInWords('IMOVEL RURAL', 0)).toBeNull();
});

test.each([
  ['SEGUNDA', 2],
  ['TERCEIRO', 3],
  ['IMOVEL', null],
])('reads the ordinal %s', (word, value) => {
  expect(readOrdinal(word)).toBe(value);
});
