import { expect, test } from 'vitest';
import { printedPages } from '../../../test/support/printedPages.ts';
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
