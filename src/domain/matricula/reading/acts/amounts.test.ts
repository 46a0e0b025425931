import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import type { EventCode } from '../../model/model.ts';
import { readDegree, readDueDate, readValue } from './amounts.ts';

const range = (text: string) => ({ start: 0, end: text.length });
const value = (text: string, event: EventCode) =>
  readValue(fold(text), range(text), event, '2005-01-01')?.value.value ?? null;
const due = (text: string, event: EventCode = 'hipoteca') =>
  readDueDate(fold(text), range(text), event)?.value ?? null;
const degree = (text: string) => readDegree(fold(text), range(text), 'hipoteca')?.value ?? null;

describe('the sum of an act', () => {
  test.each<[string, EventCode, string | null]>([
    ['pelo preço de R$ 100.000,00, dos quais R$ 40.000,00 a título de sinal', 'compra_venda', '100000'],
    ['doaram a nua-propriedade, sendo a doação estimada em R$ 36.000,00', 'doacao', '36000'],
    ['no valor de R$ 96.800,00. Valor venal: R$ 91.230,50', 'doacao', '96800'],
    ['em garantia de R$ 50.000,00. O imóvel foi avaliado em R$ 90.000,00', 'alienacao_fiduciaria', '50000'],
    [
      'avaliado em R$ 280.000,00. ITCMD: guia quitada em 06/07/2017, no valor de R$ 2.310,44',
      'partilha_divorcio',
      '280000',
    ],
    ['em permuta, mais torna de R$ 150,00. Valor do imóvel permutado: R$ 900,00', 'permuta', '900'],
    ['o valor das prestações em atraso, passando a dívida para R$ 251.447,90', 'aditivo_cedula', '251447.9'],
    ['registra-se a penhora que recaiu sobre o imóvel, sendo de R$ 811.200,00 o débito', 'penhora', '811200'],
    ['em face de IVO, sendo o valor da causa R$ 95.546,65', 'premonitoria', '95546.65'],
    ['vendeu pelo preço de R$ 700.000,00, à vista', 'compra_venda', '700000'],
    ['no valor de R$ 87.500,00, com recursos do FNO', 'hipoteca_cedular', '87500'],
    ['aluguel mensal de R$ 1.500,00', 'locacao', null],
    ['recibo no valor de R$ 1.500,00', 'cancelamento', null],
  ])('%s', (text, event, sum) => {
    expect(value(text, event)).toBe(sum);
  });
});

describe('the day a debt falls due', () => {
  test.each([
    ['com vencimento em 11 de maio de 1992', '1992-05-11'],
    ['vencível a 30 de julho de 1981', '1981-07-30'],
    ['em 7 parcelas anuais, vencendo-se a última em 03/08/2028', '2028-08-03'],
    ['a ser paga até 16 de agosto de 1991', '1991-08-16'],
    ['em 180 prestações, a primeira com vencimento em 29/02/1992', null],
    ['a primeira de R$ 1.288,41, vencível em 19.10.2008', null],
    ['Vencimento do primeiro encargo: 18/11/2018', null],
    ['PRAZO: 03-08-1988. TAXA: 24% ao ano', '1988-08-03'],
    ['vencendo a primeira em 01/11/2009 e a última em 01/11/2022', '2022-11-01'],
    ['dilatou-se para 20 de janeiro de 2025', '2025-01-20'],
    ['com termo final em 31 de outubro de 2016', '2016-10-31'],
    [
      'para entrega de 45.000 sacas de soja à SOL S.A., no valor de R$ 3.000,00, até 31 de maio de 2017',
      '2017-05-31',
    ],
    ['debêntures da 1ª emissão, com vencimento em 22.08.2023', '2023-08-22'],
  ])('%s', (text, date) => {
    expect(due(text)).toBe(date);
  });

  test('is the new one in an amendment', () => {
    expect(due('prorrogado o vencimento de 15/10/2008 para 15/10/2012', 'aditivo_cedula')).toBe('2012-10-15');
  });

  test('is none in a lease', () => {
    expect(due('prazo a vencer em 10/10/2010', 'locacao')).toBeNull();
  });
});

test.each([
  ['em segundo grau', 2],
  ['Grau: 1º e único', 1],
  ['HIPOTECA DE 3º GRAU', 3],
  ['em primeira e especial hipoteca', 1],
  ['em 1ª e especial hipoteca', 1],
  ['em hipoteca', null],
])('reads the rank of %s', (text, rank) => {
  expect(degree(text)).toBe(rank);
});
