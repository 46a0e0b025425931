import { describe, expect, test } from 'vitest';
import { foldText, searchWords } from './foldText.ts';

describe('foldText', () => {
  test.each([
    ['São João do Rio Preto', 'sao joao do rio preto'],
    ['529.982.247-25', '52998224725'],
    ['12.ABC.345/01DE-35', '12abc34501de35'],
    ['Cerealista Ponte-Nova Ltda.', 'cerealista ponte nova ltda'],
    ["O'Neil & Cia", 'o neil cia'],
    ['ana@exemplo.com.br', 'ana@exemplo com br'],
    ['', ''],
  ])('%s is searched as "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('searchWords', () => {
  test('a search of signs alone has no words', () => {
    expect(searchWords(' % -- ')).toEqual([]);
  });

  test('takes ten words at most', () => {
    expect(searchWords('a '.repeat(50))).toHaveLength(10);
  });
});
