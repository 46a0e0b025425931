import { describe, expect, test } from 'vitest';
import { englishPluralOf, genderOf, pluralOf } from './portuguese.ts';

describe('genderOf', () => {
  test.each([
    ['Cartório', 'm'],
    ['Operação', 'f'],
    ['Filial', 'm'],
    ['Praça', 'f'],
    ['Índice de preços', 'm'],
    ['Programa', 'm'],
    ['Cidade', 'f'],
    ['Certidão', 'f'],
    ['Cartão', 'm'],
    ['Garantia real', 'f'],
    ['Matriz', 'f'],
    ['Imóvel', 'm'],
    ['Segmento/Área', 'm'],
  ] as const)('guesses %s', (noun, gender) => {
    expect(genderOf(noun, 'usual')).toBe(gender);
  });

  test('is certain only where the ending leaves no doubt', () => {
    expect(genderOf('Certidão', 'certain')).toBeNull();
    expect(genderOf('Moto', 'certain')).toBeNull();
    expect(genderOf('Averbação', 'certain')).toBe('f');
    expect(genderOf('Apontamento', 'certain')).toBe('m');
  });
});

describe('pluralOf', () => {
  test.each([
    ['Cartório', 'Cartórios'],
    ['Operação', 'Operações'],
    ['Filial', 'Filiais'],
    ['Imóvel rural', 'Imóveis rurais'],
    ['Índice de preços', 'Índices de preços'],
    ['Segmento/Área', 'Segmentos/Áreas'],
    ['Perfil', 'Perfis'],
    ['Matriz', 'Matrizes'],
    ['Ônus', 'Ônus'],
    ['Origem', 'Origens'],
    ['País', 'Países'],
    ['Mês', 'Meses'],
  ])('makes %s many', (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });
});

describe('englishPluralOf', () => {
  test.each([
    ['Registry office', 'Registry offices'],
    ['Company', 'Companies'],
    ['Branch', 'Branches'],
    ['Day', 'Days'],
    ['Certificate of title', 'Certificates of title'],
    ['Tax', 'Taxes'],
  ])('makes %s many', (one, many) => {
    expect(englishPluralOf(one)).toBe(many);
  });
});
