import { expect, test } from 'vitest';
import { text } from '../../../../metadata/texts.ts';
import { landRows } from './landRows.ts';

const said = (Valor: string) => ({ Valor, Pagina: 1, Citacao: Valor, Confianca: 95 });
const rows = (locale: 'pt-br' | 'en-us') =>
  landRows(
    {
      Declarante: said('HELENA MARIA TOCANTE VIDIGAL'),
      CodigoIncra: said('4040390127764'),
      Area: said('812.5 ha'),
      Classificacao: said('GRANDE PROPRIEDADE PRODUTIVA'),
      Exercicio: said('2026'),
      Municipio: said('UNAI'),
    },
    { t: (key) => text(locale, key), locale },
  ).map(({ label, text: shown }) => [label, shown]);

test('what a CCIR says of its land is told in one order, by name and as people write it', () => {
  expect(rows('pt-br')).toEqual([
    ['Código do imóvel (INCRA)', '404.039.012.776-4'],
    ['Município', 'Unai'],
    ['Área', '812,5000 ha'],
    ['Classificação', 'GRANDE PROPRIEDADE PRODUTIVA'],
    ['Exercício', '2026'],
    ['Declarante', 'Helena Maria Tocante Vidigal'],
  ]);
  expect(rows('en-us').find(([label]) => label === 'Area')).toEqual(['Area', '812.5000 ha']);
});
