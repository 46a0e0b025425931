import { expect, test } from 'vitest';
import { maskDocument, maskText } from './maskDocument.ts';

test('covers the first group and the check digits of a CPF and of a CNPJ', () => {
  expect(maskDocument('111.444.777-35')).toBe('***.444.777-**');
  expect(maskDocument('11.444.777/0001-61')).toBe('**.444.777/0001-**');
  expect(maskDocument('12.ABC.345/01DE-35')).toBe('**.ABC.345/01DE-**');
});

test('covers whole what is written otherwise, and does not tell its length', () => {
  expect(maskDocument('11144477735')).toBe('***');
  expect(maskText('ana@exemplo.com.br')).toBe('***');
  expect(maskText('')).toBe('');
});
