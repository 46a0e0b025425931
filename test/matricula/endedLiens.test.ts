import { describe, expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../../src/domain/matricula/wire/index.ts';
import { printedPages } from '../support/papers/printedPages.ts';

/** A record with a lien of each kind, the first entered in the auxiliary book too, before the act asked about. */
const liens = [
  'R.1-12.345 - Em 10 de maio de 2006. Protocolo 1.001. HIPOTECA CEDULAR de 1º grau. Cédula Rural Hipotecária nº 40/00123-4, registrada também sob nº 9.917 no Livro 3-Auxiliar, emitida por IVO LUZ em favor do BANCO AZUL S.A., no valor de R$ 100.000,00, vencimento 10/05/2030. O Oficial.',
  'R.2-12.345 - Em 10 de maio de 2010. Protocolo 2.002. ALIENAÇÃO FIDUCIÁRIA. Contrato nº 1.4444.0123456-7. IVO LUZ alienou fiduciariamente o imóvel ao BANCO VERDE S.A., R$ 200.000,00. O Oficial.',
  'R.3-12.345 - Em 10 de maio de 2015. PENHORA. Processo 0001234-11.2015.8.26.0100, 2ª Vara Cível de Teste, exequente SOL LTDA, executado IVO LUZ, R$ 10.000,00. O Oficial.',
  'AV.4-12.345 - Em 10 de maio de 2016. INDISPONIBILIDADE dos bens de IVO LUZ, processo 0005678-11.2015.5.02.0005, 5ª Vara do Trabalho. O Oficial.',
  'AV.5-12.345 - Em 12 de maio de 2016. INDISPONIBILIDADE dos bens de IVO LUZ, processo 0009999-22.2015.5.02.0021, 21ª Vara do Trabalho. O Oficial.',
];

function endedBy(words: string): string[] {
  const text = [
    'REGISTRO DE IMÓVEIS DE TESTE - SP',
    'MATRÍCULA 12.345',
    '',
    'IMÓVEL: Fazenda Luz, com 100,0000 ha.',
    'PROPRIETÁRIO: IVO LUZ, CPF 111.444.777-35. REGISTRO ANTERIOR: matrícula 55. Teste, 1 de maio de 2005.',
    '',
    ...liens,
    `AV.6-12.345 - Em 10 de junho de 2017. ${words} O Oficial.`,
  ].join('\n');
  const [reading] = readMatricula(printedPages(text));
  const inForce = reading ? toExtraction(reading).OnusAtivos : [];
  return ['R-1', 'R-2', 'R-3', 'AV-4', 'AV-5'].filter((code) => !inForce.includes(code));
}

describe('ends the lien that an averbação tells without its number', () => {
  test.each([
    ['R-1', 'CANCELAMENTO. Procede-se ao cancelamento do registro nº 9.917 do Livro 3-Auxiliar e do gravame correspondente nesta matrícula.'],
    ['R-1', 'BAIXA. Quitada a cédula 40/00123-4, dá-se baixa no respectivo gravame.'],
    ['R-1', 'O BANCO AZUL S.A. deu quitação do título prenotado sob nº 1.001, ficando o imóvel livre daquele gravame.'],
    ['R-1', 'Nada mais devendo o proprietário ao Banco Azul, exonera-se o imóvel da responsabilidade real que assegurava aquela dívida.'],
    ['R-2', 'CANCELAMENTO. O BANCO VERDE S.A. autorizou o cancelamento do que, em seu favor, constava desta matrícula.'],
    ['R-2', 'CANCELAMENTO. Expedido termo de quitação em 11/10/2019, em razão do qual se cancela o R.2.'],
    ['R-3', 'O Juízo da 2ª Vara Cível mandou levantar a penhora, do que faço esta averbação.'],
    ['AV-5', 'CANCELAMENTO DE INDISPONIBILIDADE. Ordem de cancelamento CNIB 202302.0815.02540031-TA-880, oriunda da 21ª Vara do Trabalho.'],
    ['AV-4', 'CANCELAMENTO DE INDISPONIBILIDADE, por ordem da 5ª Vara do Trabalho, nos mesmos autos que originaram a AV-4.'],
    ['R-1', 'Por instrumento de quitação passado pelo Banco Azul S/A, a hipoteca objeto do R.1 deixa de subsistir.'],
    ['R-1', 'O credor hipotecário, por carta de 10.05.2016, declarou liquidada a cédula 40/00123-4 e pediu a baixa, ora efetuada.'],
    ['R-1', 'Conforme recibo de quitação do Banco Azul S.A., o R.1 acima fica sem nenhum efeito.'],
    ['R-1', 'PAGAMENTO. O devedor pagou a dívida do R.1, razão por que a hipoteca é dada por finda.'],
    ['R-1', 'CANC. HIP. Ref. R.1. Aut. do credor.'],
    ['R-1', 'Atendendo ao requerimento do proprietário, instruído com a cédula quitada, averbo que a hipoteca em favor do Banco Azul S.A. se acha extinta.'],
    ['R-1', 'Perdeu o efeito o R.1, em face do pagamento.'],
    ['R-1', 'Decorrido o prazo de trinta anos, declara-se perempta a hipoteca do R.1.'],
    ['R-2', 'Termo de quitação da alienação fiduciária expedido pelo BANCO VERDE S.A.: resolve-se a propriedade fiduciária e consolida-se a plena propriedade em IVO LUZ.'],
    ['R-3', 'Por ofício da 2ª Vara Cível, extraído dos autos 0001234-11.2015.8.26.0100, determinou-se a baixa da penhora, ora procedida.'],
    ['R-3', 'Averba-se o mandado de levantamento expedido pela 2ª Vara Cível no processo 0001234-11.2015.8.26.0100.'],
    ['R-3', 'Cancelo o ato nº 3, por mandado da 2ª Vara Cível.'],
    ['AV-4', 'A averbação nº quatro perdeu seus efeitos por decisão da 5ª Vara do Trabalho.'],
  ])('%s: %s', (code, words) => {
    expect(endedBy(words)).toEqual([code]);
  });

  test('two told together, where there are two', () => {
    expect(endedBy('Ficam canceladas ambas as indisponibilidades, por ordem da CNIB.')).toEqual(['AV-4', 'AV-5']);
  });
}); // biome-ignore format: a table reads better than a column

describe('leaves every lien standing where something else ends, or nothing does', () => {
  test.each([
    'CANCELAMENTO DE INTIMAÇÃO. A requerimento do BANCO VERDE S.A., fica cancelada a intimação referente ao contrato nº 1.4444.0123456-7.',
    'CANCELAMENTO DE CESSÃO. Fica cancelada a cessão fiduciária do crédito do BANCO VERDE S.A.',
    'CANCELAMENTO DA CCI nº 12, série A, emitida pelo BANCO VERDE S.A. sobre o contrato nº 1.4444.0123456-7.',
    'CANCELAMENTO. Fica cancelado o penhor da safra 2006/2007 registrado no Livro 3 sob nº 9.999, do BANCO AZUL S.A., permanecendo a hipoteca.',
    'CANCELAMENTO. A requerimento do BANCO AZUL S.A., fica cancelado o registro nº 7.777 do Livro 3.',
    'CANCELAMENTO. Autorizado pelo BANCO AZUL S.A., procede-se ao cancelamento da averbação do aditivo da cédula 40/00123-4.',
    'CANCELAMENTO PARCIAL. O BANCO AZUL S.A. liberou da hipoteca a área de 10,0000 ha, exonerando-se essa parte.',
    'Certifico que o BANCO AZUL S.A. deu quitação da parcela de 2017 da cédula 40/00123-4.',
    'Certifico que a 2ª Vara Cível indeferiu o levantamento da penhora.',
    'Exonera-se o avalista PEDRO REIS da cédula 40/00123-4, mantida a garantia.',
    'RETIFICAÇÃO. Fica retificado o R.1 para constar que o vencimento é 10/05/2031, ficando sem efeito o que antes constava.',
    'CANCELAMENTO DE ARROLAMENTO FISCAL. Por ofício da Receita Federal, protocolo 2.002, fica cancelado o arrolamento.',
    'CANCELAMENTO DE PROTESTO contra alienação de bens, ordem da 2ª Vara Cível.',
    'PORTABILIDADE. O crédito do R.2 foi portado ao BANCO ROSA S.A., dando-se por quitada a dívida perante o BANCO VERDE S.A. e sub-rogando-se o novo credor na garantia.',
    'Certifico que o BANCO VERDE S.A. deu quitação de três parcelas do contrato, permanecendo o R.2.',
    'Certifico que a execução foi julgada extinta quanto à ré LUA LTDA.',
    'O Juízo da 2ª Vara Cível determinou que a penhora do R.3 subsista até o pagamento.',
    'Em virtude da extinção do BANCO AZUL S.A., o crédito do R.1 passou ao BANCO ROSA S.A.',
    'Não perdeu efeito o R.3, por decisão da 2ª Vara Cível.',
    'LEVANTAMENTO DO SEQUESTRO decretado pela 5ª Vara do Trabalho.',
  ])('%s', (words) => {
    expect(endedBy(words)).toEqual([]);
  });
});
