import { describe, expect, test } from 'vitest';
import { printedPages } from '../../../../../test/support/papers/printedPages.ts';
import { linesOf, toSourcedText } from '../../../pages/sourcedText.ts';
import { readClosing } from './closing.ts';

const close = (text: string, furniture = '') => {
  const lines = (source: string) => printedPages(source).flatMap(({ words }) => linesOf(words));
  const sourced = toSourcedText(lines(text));
  return readClosing(sourced, { start: 0, end: sourced.text.length }, lines(furniture), '8001');
};

describe('what waits at the office', () => {
  test.each([
    [
      'CERTIFICO que se encontram PRENOTADOS: sob nº 226.310, em 02/04/2025, mandado; e sob nº 226.552, cédula.',
      ['226310', '226552'],
    ],
    ['Nota: existe a prenotação nº 241.770, de 30 de agosto de 2024.', ['241770']],
    ['CERTIFICO constar no protocolo, sob nº 74.802, título apresentado.', ['74802']],
    ['CERTIFICO MAIS que não há título prenotado até esta data.', []],
    ['CERTIFICO que a presente confere. Protocolo do pedido: 512.903.', []],
  ])('%s', (text, protocols) => {
    expect(close(text).openProtocols).toEqual(protocols);
  });
});

test.each([
  ['CERTIDÃO DE INTEIRO TEOR. Vale, 3 de maio de 2022.', '', 'full'],
  ['CERTIDÃO DE SITUAÇÃO JURÍDICA ATUALIZADA. Vale, 3 de maio de 2022.', '', 'situation'],
  ['Fim.', 'Visualização disponibilizada em 14/03/2025', 'view'],
])('tells the kind of %s', (text, furniture, kind) => {
  expect(close(text, furniture).kind).toBe(kind);
});

test('dates the certificate by its place, not by a title in it', () => {
  expect(
    close('CERTIFICO que foi prenotado em 15 de julho de 2024 um mandado. São João, 22 de julho de 2024.')
      .issuedOn,
  ).toBe('2024-07-22');
});
