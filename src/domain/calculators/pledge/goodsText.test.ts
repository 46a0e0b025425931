import { expect, test } from 'vitest';
import { readPledgedGoods } from './goodsText.ts';

/** `36000 sc60 soja`; season and hectares where they are said. */
const said = (text: string): string => {
  const { goods, season, area } = readPledgedGoods(text);
  return [
    ...goods.map(({ quantity, unit, product }) => `${quantity} ${unit} ${product}`),
    ...(season ? [season.value] : []),
    ...(area ? [`${area.value} ha`] : []),
  ].join('; ');
};

test.each([
  [
    'Em penhor cedular de primeiro grau, a safra de soja 2004/2005, estimada em 36.000 sacas, colhida na área de 700 ha deste imóvel.',
    '36000 sc60 soja; 2004/2005; 700 ha',
  ],
  [
    'em penhor de primeiro grau, 400 sacas de café conilon, em coco, da lavoura deste imóvel',
    '400 sc60 café conilon',
  ],
  [
    'penhor cedular de primeiro grau de 18.000 sacas de soja, safra 2007/2008, na área de 400 hectares deste imóvel',
    '18000 sc60 soja; 2007/2008; 400 ha',
  ],
  [
    'dando em penhor de 1º grau 18.000 sacas de soja da safra 94/95, a ser colhida',
    '18000 sc60 soja; 1994/1995',
  ],
  ['o penhor agrícola de 90.000 sacas de soja, safra 2024/2025', '90000 sc60 soja; 2024/2025'],
  [
    'penhor cedular de primeiro grau de 14 matrizes bovinas, localizadas no imóvel',
    '14 cab matrizes bovinas',
  ],
  ['penhor pecuário de 260 novilhas localizadas no imóvel', '260 cab novilhas'],
  ['com penhor cedular de 1º grau de doze vacas mestiças localizadas no imóvel', '12 cab vacas mestiças'],
  ['Garantia: o imóvel, em primeiro grau, e 400 vacas.', '400 cab vacas'],
  ['penhor de 300 (trezentas) cabeças de gado bovinos nelore', '300 cab bovinos nelore'],
  ['penhor de 1.500 toneladas de cana, safra 2025/26', '1500 t cana; 2025/2026'],
  ['penhor de 2.000 sacas de arroz de 50 kg', '100000 kg arroz'],
  ['penhor de 2.000 sacas de soja de 60 kg cada', '2000 sc60 soja'],
  ['penhor de 12.000 sacas de soja e de 300 bois', '12000 sc60 soja; 300 cab bois'],
])('%s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  ['a importância de Cz$ 9.500.000,00, equivalente a 3.900 sacas de soja, a ser paga'],
  ['Preço: 12 sacas de soja por hectare/ano'],
  ['mediante o pagamento anual de 9 sacas de soja por hectare'],
  ['hipoteca cedular de primeiro grau do imóvel com a área de 48,4000 ha'],
  ['Cédula Rural Pignoratícia e Hipotecária nº 86/0117-4'],
  [''],
])('“%s” binds no goods that it counts', (text) => {
  expect(readPledgedGoods(text).goods).toEqual([]);
});

test('goods that are not counted are quoted, not guessed', () => {
  const rest =
    'o penhor agrícola registrado sob nº 18.220, constituído por ANA sobre a safra de soja 2024/2025 em favor de B';
  expect(readPledgedGoods(rest)).toMatchObject({
    goods: [],
    uncounted: 'sobre a safra de soja 2024/2025',
    season: { value: '2024/2025' },
  });
  expect(
    readPledgedGoods('em penhor, registrado no Lv. 3 sob nº 1.650, a colheita da lavoura de trigo.'),
  ).toMatchObject({
    goods: [],
    uncounted: expect.stringContaining('a colheita da lavoura de trigo'),
  });
});

test.each([
  [
    'penhor de 9.000 sacas de soja das safras 2023/2024, 2024/2025 e 2025/2026, deste imóvel',
    'safras 2023/2024, 2024/2025 e 2025/2026',
  ],
  ['penhor da safra de soja 2023/24 e 2024/25', 'safra de soja 2023/24 e 2024/25'],
])('%s: several seasons are none', (text, seasons) => {
  expect(readPledgedGoods(text)).toMatchObject({ season: null, seasons });
});

test('a date behind a season is no further season', () => {
  expect(readPledgedGoods('soja da safra 2023/2024, 12/03/2024')).toMatchObject({
    season: { value: '2023/2024' },
    seasons: null,
  });
});
