import { describe, expect, test } from 'vitest';
import { lienQuotes } from './lienQuotes.ts';

describe('the words of an encumbrance', () => {
  test.each([
    [
      'Por Cédula de Crédito Bancário nº C10731229-4, emitida em 03 de agosto de 2021',
      'Cédula de Crédito Bancário nº C10731229-4',
    ],
    [
      'HIPOTECA CEDULAR - Cédula Rural Pignoratícia e\nHipotecária nº B60432077-5, de 09/09/2016',
      'Cédula Rural Pignoratícia e Hipotecária nº B60432077-5',
    ],
    [
      'Por cédula de crédito bancário nº 0077.0118.2023-3, de 28 de abril',
      'cédula de crédito bancário nº 0077.0118.2023-3',
    ],
    ['VENCIMENTO: 25/02/2028. TÍTULO: CCB nº 1.177, de 27/02/2023. Dou fé.', 'CCB nº 1.177'],
    [
      'TÍTULO: contrato de financiamento à produção, de 29/01/2014. VALOR: R$ 1,00',
      'contrato de financiamento à produção, de 29/01/2014',
    ],
    ['PENHORA. Processo: 0024.04.511.770-2. Valor: R$ 6.140,88', 'Processo: 0024.04.511.770-2'],
    [
      'Por instrumento particular de 25 de julho de 1990, comprometeu-se',
      'instrumento particular de 25 de julho de 1990',
    ],
    ['Pelo mesmo instrumento do R-1, alienaram fiduciariamente o imóvel', null],
  ])('name the title: %s', (text, title) => {
    expect(lienQuotes(text).title).toBe(title);
  });

  test.each([
    ['alienaram fiduciariamente a totalidade do imóvel à COOPERATIVA', 'a totalidade do imóvel'],
    ['OBJETO: a fração de 80% pertencente à devedora. Dou fé.', 'a fração de 80% pertencente à devedora'],
    [
      'Objeto: a fração de 1/5 pertencente a ADEMAR LAGES PIMENTA. Exequente: FAZENDA',
      'a fração de 1/5 pertencente a Ademar Lages Pimenta',
    ],
    ['OBJETO: área de 1.200,50 ha do imóvel. Dou fé.', 'área de 1.200,50 ha do imóvel'],
    ['INDISPONIBILIDADE. Ordem da 1ª Vara Cível. Atinge a totalidade do imóvel.', 'a totalidade do imóvel'],
    [
      'SERVIDÃO ADMINISTRATIVA. Em favor de X ENERGIA S.A., faixa de 70 metros de largura, com',
      'faixa de 70 metros de largura',
    ],
    ['SERVIDÃO DE ESGOTO, faixa de 87,00 m², escritura de 20/05/1999', 'faixa de 87,00 m²'],
    ['deram em hipoteca a metade ideal do imóvel', 'a metade ideal'],
    ['deram o imóvel desta matrícula em hipoteca', null],
    ['ANA, que adquiriu metade ideal pelo R-4, deu o imóvel em hipoteca ao BANCO AZUL S.A.', null],
    [
      'ANA, que adquiriu metade ideal pelo R-4, dá em hipoteca de 1º grau a totalidade do imóvel',
      'a totalidade do imóvel',
    ],
    ['deu em hipoteca de 1º grau ao BANCO AZUL S.A. o imóvel, do qual adquiriu metade ideal pelo R-4', null],
    [
      'deu em hipoteca ao BANCO AZUL S.A., com sede na Capital, a fração ideal de 1/3',
      'a fração ideal de 1/3',
    ],
    ['PENHORA de 1/5 do imóvel, avaliada a totalidade do imóvel em R$ 90.000,00.', '1/5 do imóvel'],
    ['fica penhorado o imóvel, avaliada a totalidade do imóvel em R$ 90.000,00.', null],
    [
      'Mandado de penhora de 12/05/2000, contra o dono da metade ideal. Avaliada a totalidade do imóvel',
      null,
    ],
    ['foi penhorada a parte ideal de 40% do imóvel, para garantia da dívida', 'a parte ideal de 40%'],
    [
      'alienou fiduciariamente à credora a sua parte ideal de 75% do imóvel. Dou fé.',
      'a sua parte ideal de 75%',
    ],
  ])('name what it weighs on: %s', (text, scope) => {
    expect(lienQuotes(text).scope).toBe(scope);
  });

  test('name the land a servitude favours', () => {
    const text =
      'SERVIDÃO DE PASSAGEM em favor do imóvel dominante da matrícula nº\n29.644, com 6,00 m de largura por 812,00 m de extensão, a título gratuito';
    expect(lienQuotes(text)).toEqual({
      title: null,
      scope: '6,00 m de largura por 812,00 m de extensão',
      favoured: 'imóvel dominante da matrícula nº 29.644',
    });
    expect(lienQuotes('SERVIDÃO em favor do DEPARTAMENTO MUNICIPAL').favoured).toBeNull();
  });
});
