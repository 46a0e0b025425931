import { describe, expect, test } from 'vitest';
import { readCreditTerms } from './creditTerms.ts';

/** Index, rate, regime and basis, `-` where nothing is said. */
const said = (text: string): string => {
  const { index, rate, regime, basis } = readCreditTerms(text);
  return [
    index?.value ?? '-',
    rate ? `${rate.value.percent}/${rate.value.per}` : '-',
    regime?.value ?? '-',
    basis?.value ?? '-',
  ].join(' ');
};

describe('words as records print them', () => {
  test.each([
    ['juros de 9% ao ano mais TR.', 'TR 9/year - -'],
    ['Em hipoteca cedular de primeiro grau o imóvel acima. Juros de 35% a.a. Dou fé.', '- 35/year - -'],
    ['VALOR: Cr$ 36.400.000. JUROS: 3% a.a., mais correção monetária. Dou fé.', '- 3/year - -'],
    ['VENCIMENTO: 30/04/1998. JUROS: 12,5% ao ano. OBJETO DA GARANTIA', '- 12.5/year - -'],
    ['JUROS: doze por cento ao ano. Em primeira e especial hipoteca', '- 12/year - -'],
    [
      'vencível em 19.10.2008, à taxa nominal de 9,56% ao ano. Avaliação para fins de leilão',
      '- 9.56/year - -',
    ],
    [
      '239 prestações mensais e sucessivas, taxa nominal de juros de 8,16% ao ano, vencendo-se',
      '- 8.16/year - -',
    ],
    ['com juros à taxa anual efetiva de 9,2000%. Para efeito de leilão público', '- 9.2/year COMPOSTO -'],
    ['à taxa nominal de 10% a.a. Niterói, 19 de julho de 1985.', '- 10/year - -'],
    ['juros de 1% (um por cento) ao mês, capitalizados mensalmente', '- 1/month COMPOSTO -'],
    ['juros remuneratórios de 1,2% a.m.', '- 1.2/month - -'],
    ['taxa mensal efetiva de 0,8%', '- 0.8/month COMPOSTO -'],
    ['atualização monetária pelo IPCA/IBGE e juros de 6% a.a.', 'IPCA 6/year - -'],
    ['corrigida pelo IGP-M/FGV, acrescida de juros simples de 12% ao ano', 'IGPM 12/year SIMPLES -'],
    [
      '100% (cem por cento) da variação do CDI, acrescida de juros de 2,5% ao ano, base 252 dias úteis',
      'CDI 2.5/year - UTEIS_252',
    ],
    ['encargos de 10% ao ano, considerado o ano comercial de 360 dias', '- 10/year - COMERCIAL_360'],
    ['saldo atualizado pela Taxa Referencial, com juros de 8% ao ano', 'TR 8/year - -'],
    ['atualizada pela remuneração da caderneta de poupança', 'POUPANCA - - -'],
    ['atualizado pela remuneração básica dos depósitos de poupança', 'TR - - -'],
    ['Cédula de Crédito Bancário nº 2012/003418, juros de 14% ao ano', '- 14/year COMPOSTO -'],
    ['os juros passaram de 12% ao ano para 8% ao ano', '- 8/year - -'],
    ['taxa de juros nominal de 8,65% a.a. e efetiva de 9,00% a.a.', '- 9/year COMPOSTO -'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('what is no term of the credit', () => {
  test.each([
    [
      'CREDORA: ASSOCIAÇÃO DE POUPANÇA E EMPRÉSTIMO DO CERRADO - APECER, em garantia da dívida de R$ 61.500,00',
    ],
    ['juros de mora de 1% ao mês e multa de 2%'],
    ['em caso de inadimplemento, juros de 12% ao ano e correção pelo IGP-M'],
    ['para fins de leilão o imóvel foi avaliado em R$ 498.000,00, atualizado monetariamente pelo IGP-M'],
    ['a parte ideal de 50% do imóvel foi penhorada'],
    ['pagável em 180 prestações mensais; a quota de 40% cabe ao cônjuge'],
    ['honorários de 10% ao ano'],
    ['o emitente pagará doze inteiros e cinco décimos por cento ao ano de juros'],
    ['Prot. 4.118. TR 12. O Oficial'],
    [''],
  ])('%s', (text) => {
    expect(said(text)).toBe('- - - -');
  });
});

test('the words that say a term come with it', () => {
  expect(readCreditTerms('vencimento em 1999, juros de 9% ao ano mais TR. O Oficial')).toMatchObject({
    index: { quote: 'mais TR' },
    rate: { quote: 'juros de 9% ao ano' },
  });
});

describe('what cannot be known is asked for', () => {
  test.each([
    ['JUROS: 3% a.a., mais correção monetária.', ['correção monetária']],
    ['no equivalente a 212.400,00000 UPC, destinada à construção', ['UPC']],
    ['juros de TJLP acrescidos de 3% ao ano', ['TJLP']],
    ['corrigido por 110% do CDI', ['110% do CDI']],
    ['juros de 3% ao ano até 2010 e juros de 5% ao ano depois', ['juros de 3% ao ano', 'juros de 5% ao ano']],
    ['pelo IPCA no primeiro ano e pelo INPC nos demais', ['IPCA', 'INPC']],
  ])('%s', (text, unclear) => {
    expect(readCreditTerms(text).unclear).toEqual(unclear);
  });

  test('a substitute is no second index', () => {
    expect(said('corrigido pelo IGP-M ou, na sua falta, pelo INPC')).toBe('IGPM - - -');
  });
});
