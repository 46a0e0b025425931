import { expect, test } from 'vitest';
import { findDocuments } from './documentText.ts';

test.each([
  ['CPF 111.444.777-35', '11144477735'],
  ['CIC Nº 111444777-35', '11144477735'],
  ['CPF 111.444.777-3S', '11144477735'],
  ['CNPJ 11.222.333/0001-81', '11222333000181'],
  ['CNPJ 12.ABC.345/01DE-35', '12ABC34501DE35'],
])('reads %s', (text, value) => {
  expect(findDocuments(text, 0, text.length).map((item) => item.value)).toEqual([value]);
});

test('keeps a number whose check digits fail as it is printed', () => {
  expect(findDocuments('CPF 123.456.789-00', 0, 18)[0]?.value).toBe('12345678900');
});

test.each([['INCRA 612.065.003.417-1'], ['autos 0024.04.511.770-2']])('sees no document in %s', (text) => {
  expect(findDocuments(text, 0, text.length)).toEqual([]);
});
