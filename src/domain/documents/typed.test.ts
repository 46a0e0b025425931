import { describe, expect, test } from 'vitest';
import { punctuateCpfCnpj } from './cpfCnpj.ts';
import { fillWhileTyping } from './normalise.ts';
import { typedAlphanumerics, typedDigits } from './typed.ts';

describe('digits as typed and pasted', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    [' 529 982\u00a0247\u201325 ', '52998224725'],
    ['CPF nº 529.982.247\u201025', '52998224725'],
    ['CEP: 01310-100', '01310100'],
    ['\u200b01310\u2011100\r\n', '01310100'],
    ['０１３１０-１００', '01310100'],
    ["'01310100", '01310100'],
    ['(11) 9/8', '1198'],
  ])('%s are %s', (text, digits) => expect(typedDigits(text)).toBe(digits));

  test.each(['', 'centro', '5299822A725', '1,23457E+10', '§ 12 §', '12,5', '529.982.247-25 x'])(
    'are not made of %s by leaving something out',
    (text) => expect(typedDigits(text)).toBeNull(),
  );
});

describe('capitals and digits as typed and pasted', () => {
  test.each([
    ['12.abc.345/01de-35', ['CNPJ'], '12ABC34501DE35'],
    ['CNPJ: 12.ABC.345/01DE\u201335', ['CNPJ'], '12ABC34501DE35'],
    ['cnpj nº 11.222.333/0001-81', ['CNPJ'], '11222333000181'],
    ['CNPJ1234501DE35', ['CNPJ'], 'CNPJ1234501DE35'],
    ['CPF/CNPJ 529.982.247-25', ['CPF/CNPJ', 'CPF', 'CNPJ'], '52998224725'],
    ['CAR SP-3543402-0A1B.2C3D', ['CAR'], 'SP35434020A1B2C3D'],
  ])('%s', (text, labels, value) => expect(typedAlphanumerics(text, labels)).toBe(value));

  test.each(['', '...', '12.ÁBC.345/01DE-35', '11 + 22', '§§ x §§'])(
    'are not made of %s by leaving something out',
    (text) => expect(typedAlphanumerics(text, ['CNPJ'])).toBeNull(),
  );
});

describe('punctuation while typing', () => {
  test.each([
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982247', '529.982.247'],
    ['52998224725', '529.982.247-25'],
    ['529.98', '529.98'],
    ['529982247250', '529982247250'],
    ['529a', '529a'],
    ['', ''],
  ])('%s becomes %s', (text, shown) => expect(fillWhileTyping(['000.000.000-00'], text)).toBe(shown));

  test('goes from a person’s number to a company’s with the twelfth character or a letter', () => {
    expect(punctuateCpfCnpj('52998224725')).toBe('529.982.247-25');
    expect(punctuateCpfCnpj('529.982.247-251')).toBe('52.998.224/7251');
    expect(punctuateCpfCnpj('12abc')).toBe('12.ABC');
  });
});
