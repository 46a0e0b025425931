import { expect, test } from 'vitest';
import { findAreas } from './areaText.ts';
import { fold } from './fold.ts';

const areas = (text: string) => findAreas(fold(text)).map(({ value }) => `${value.value} ${value.unit}`);

test.each([
  ['48,4000 hectares', '48.4 ha'],
  ['48,40,00 ha', '48.4 ha'],
  ['48.40.00 ha', '48.4 ha'],
  ['48 ha 40 a 00 ca', '48.4 ha'],
  ['87ha50a00ca', '87.5 ha'],
  ['1.240,0000 ha', '1240 ha'],
  ['12 hectares, 10 ares e 05 centiares', '12.1005 ha'],
  ['360,00m²', '360 m2'],
  ['300, 00m?', '300 m2'],
  ['900,00 metros quadrados', '900 m2'],
])('reads %s', (text, area) => {
  expect(areas(text)).toEqual([area]);
});

test('gives the same land in both units apart', () => {
  expect(areas('2.178.000,00 m², ou sejam 217,8000 ha')).toEqual(['2178000 m2', '217.8 ha']);
});

test('leaves lengths and alqueires out', () => {
  expect(areas('25,00 metros de frente; 20 alqueires')).toEqual([]);
});
