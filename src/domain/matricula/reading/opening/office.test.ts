import { expect, test } from 'vitest';
import { printedPages } from '../../../../../test/support/papers/printedPages.ts';
import { linesOf } from '../../../pages/sourcedText.ts';
import { readOffice } from './office.ts';

const office = (head: string, body = '', town: string | null = null) => {
  const { name, district, state } = readOffice(
    printedPages(head).flatMap(({ words }) => linesOf(words)),
    body,
    town,
  );
  return [name, district, state];
};

test.each([
  [
    'LIVRO Nº 2 - REGISTRO GERAL          1º OFICIAL DE REGISTRO DE IMÓVEIS DE SERRA BRANCA - SP',
    ['1º Oficial de Registro de Imóveis de Serra Branca', 'Serra Branca', 'SP'],
  ],
  [
    'ESTADO DE GOIÁS - COMARCA DE RIO BELO - CARTÓRIO DO REGISTRO DE IMÓVEIS DA 1ª CIRCUNSCRIÇÃO',
    ['Cartório do Registro de Imóveis da 1ª Circunscrição de Rio Belo', 'Rio Belo', 'GO'],
  ],
  [
    '2º OFÍCIO - REGISTRO DE IMÓVEIS - CAMPO NOVO - PARANÁ',
    ['2º Ofício - Registro de Imóveis - Campo Novo', 'Campo Novo', 'PR'],
  ],
  [
    '3º OFÍCIO DO REGISTRO DE IMÓVEIS E PROTESTO DE LETRAS - BELA VISTA/AM',
    ['3º Ofício do Registro de Imóveis e Protesto de Letras - Bela Vista', 'Bela Vista', 'AM'],
  ],
  [
    'SERVENTIA EXTRAJUDICIAL DO 1º OFÍCIO DE RIO BELO - MARANHÃO',
    ['Serventia Extrajudicial do 1º Ofício de Rio Belo', 'Rio Belo', 'MA'],
  ],
])('%s', (head, expected) => {
  expect(office(head)).toEqual(expected);
});

test('takes the town of the opening where the head names none', () => {
  expect(office('5º OFÍCIO DO REGISTRO DE IMÓVEIS', '', 'Curitiba')).toEqual([
    '5º Ofício do Registro de Imóveis de Curitiba',
    'Curitiba',
    'PR',
  ]);
});

test('frees a town of the state glued to it', () => {
  expect(office('REGISTRO DE IMÓVEIS - CAMPO NOVOIGO', 'NO MUNICIPIO DE CAMPO NOVO')[1]).toBe('Campo Novo');
});
