import { expect, test } from 'vitest';
import { printedPages } from '../../../../../test/support/papers/printedPages.ts';
import { splitRecords } from './splitRecords.ts';

const page = (number: string, body: string) =>
  `REGISTRO DE IMÓVEIS DE VALE NOVO\nLIVRO 2 - MATRÍCULA Nº ${number} - FICHA 1\n\n${body}`;
const opening = 'IMÓVEL: Um lote. PROPRIETÁRIO: JOÃO REIS. REGISTRO ANTERIOR: M-1.';
const numbers = (text: string) => splitRecords(printedPages(text)).map(({ number }) => number);

test('keeps the pages of one record together', () => {
  expect(numbers([page('1.234', opening), page('1.234', 'R-1/1.234 - VENDA.')].join('\f'))).toEqual(['1234']);
});

test('begins a new record where another number describes a property', () => {
  expect(numbers([page('1.234', opening), page('9.876', opening)].join('\f'))).toEqual(['1234', '9876']);
});

test('stays with the record when one page misprints its number', () => {
  expect(
    numbers([page('1.234', opening), page('1.284', 'R-1/1.234 - VENDA.'), page('1.234', 'x')].join('\f')),
  ).toEqual(['1234']);
});

test('sees no record in an invoice that names one', () => {
  expect(
    splitRecords(printedPages('NOTA FISCAL\nCertidão da matrícula 1.234\nValor R$ 70,00\nObrigado.')),
  ).toEqual([]);
});

test('believes the acts where the only page head misprints the number', () => {
  const acts = ['R-1', 'AV-2', 'R-3']
    .map((code) => `${code}/1.234 - Em 2 de maio de 1990. VENDA.`)
    .join('\n');
  expect(numbers(page('1.284', `${opening}\n${acts}`))).toEqual(['1234']);
});

test('keeps the head’s number though a few lines begin with acts of another record', () => {
  const cited = 'R-1/1.234 - Em 2 de maio de 1990. Havido pelo\nR-5/9.871 e pelo\nR-6/9.871 do mesmo Ofício.';
  expect(numbers(page('1.234', `${opening}\n${cited}`))).toEqual(['1234']);
});

const closing =
  'CERTIFICO e dou fé que a presente cópia é reprodução autêntica da matrícula. Vale Novo, 3 de maio de 2019.';

test('tells two certificates of one matrícula apart by the words that close the first', () => {
  const copy = `${opening}\nR-1/1.234 - VENDA.\n${closing}`;
  expect(numbers([page('1.234', copy), page('1.234', copy)].join('\f'))).toEqual(['1234', '1234']);
});

test.each([
  ['a page head in mid-record', [page('1.234', opening), page('1.234', 'continuação do registro.')]],
  ['words that certify within an act', [page('1.234', `${opening}\nR-1/1.234 - CERTIFICO que a cópia foi arquivada.`), page('1.234', 'AV-2/1.234 - IMÓVEL: o desta. PROPRIETÁRIO: JOÃO.')]],
  ['a certificate before the copy', [`${page('1.234', closing)}`, page('1.234', opening)]],
  ['a description told again without a certificate', [page('1.234', opening), page('1.234', opening)]],
])('does not split at %s', (_, pages) => {
  expect(numbers(pages.join('\f'))).toEqual(['1234']);
}); // biome-ignore format: a table reads better than a column

const acts = (code: (order: number) => string) =>
  [1, 2, 3].map((order) => `${code(order)} VENDA.`).join('\n');

test.each([
  ['below its label, with others beside it', `LIVRO 2      MATRÍCULA      FICHA\n   2            8.112        01\n\n${opening}`],
  ['below its label, first of the row', `MATRÍCULA       FICHA        LIVRO Nº 2 - REGISTRO GERAL\n  8.112          01\n\n${opening}`],
  ['behind a shortened label', `LIVRO N. 2-C   FLS. 01  MATR. 8.112     ANO 1982\n\n${opening}`],
  ['with its digits apart', `Livro 2 - Registro Geral     MATRICULA N°  8 . 1 1 2       Ficha n°  01\n\n${opening}`],
  ['before the codes of its acts only', `${opening}\n${acts((order) => `M-8.112 - R-${order} -`)}`],
  ['in brackets behind the codes of its acts only', `${opening}\n${acts((order) => `R-${order} (M-8.112)`)}`],
])('finds the number %s', (_, text) => {
  expect(numbers(text)).toEqual(['8112']);
}); // biome-ignore format: a table reads better than a column

test('takes no number of another kind for the record’s', () => {
  const head = 'Código Nacional de Matrícula: 052340.2.0028406-95\nMatrícula nº 28.406 - Livro 2 - Ficha 01';
  expect(numbers(`${head}\n\n${opening}`)).toEqual(['28406']);
});
