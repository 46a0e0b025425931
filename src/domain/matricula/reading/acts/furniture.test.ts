import { expect, test } from 'vitest';
import { printedPages } from '../../../../../test/support/papers/printedPages.ts';
import { linesOf } from '../../../pages/sourcedText.ts';
import { sortLines } from './furniture.ts';

const sort = (text: string) => sortLines(printedPages(text).map(({ words }) => linesOf(words)));
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

const page = (number: number, body: string) =>
  `REGISTRO DE IMÓVEIS DE VALE NOVO - SP\nLIVRO 2 MATRÍCULA 77 FICHA ${number}\n\n${body}\n\ncontinua no verso\nSelo Digital: A${number}B9F Página ${number} de 3`;

const bodies = [
  'O imóvel confronta ao norte com o rio.',
  'Ana vendeu a metade.',
  'Cancelada a penhora por ordem judicial de ontem.',
];

test('takes heads and feet out of the text, though their numbers change', () => {
  const { body, furniture } = sort(
    [1, 2, 3].map((number) => page(number, bodies[number - 1] ?? '')).join('\f'),
  );
  expect(texts(body)).toEqual(bodies);
  expect(furniture).toHaveLength(12);
});

test('keeps a signature that recurs inside the text', () => {
  const act = (code: string) => `${code}/77 - HIPOTECA. Ao Banco.\nEm 08.11.1988. O Titular: Ivo Bern.\n`;
  const { body } = sort([page(1, act('R-1')), page(2, act('R-2'))].join('\f'));
  expect(texts(body).filter((text) => text.startsWith('Em 08'))).toHaveLength(2);
});

test('forgives a head misread on one page', () => {
  const pages = [page(1, 'Um.'), page(2, 'Dois.').replace('IMÓVEIS DE', "IMÓVEI5 'DE"), page(3, 'Três.')];
  expect(texts(sort(pages.join('\f')).body)).toEqual(['Um.', 'Dois.', 'Três.']);
});

test('takes a sheet’s head out of the midst of a page that copies two', () => {
  const head = (sheet: number) => `REPÚBLICA FEDERATIVA DO BRASIL\nREGISTRO DE IMÓVEIS DE VALE NOVO\nMATRÍCULA 77 FICHA ${sheet}`;
  const copied = (first: number) =>
    [head(first), 'IMÓVEL: Sítio Bom.', ...Array.from({ length: 9 }, (_, at) => `Linha ${at}.`), head(first + 1), 'R-1/77 - X.\nfim.'].join('\n');
  expect(texts(sort(copied(1)).body)).toEqual(
    expect.arrayContaining(['IMÓVEL: Sítio Bom.', 'Linha 8.', 'R-1/77 - X.']),
  );
  expect(texts(sort(copied(1)).body).join()).not.toMatch(/FICHA 2|Linha 8\.,REPÚBLICA/);
}); // biome-ignore format: a table reads better than a column

test('never takes an act heading for furniture', () => {
  const { body } = sort(['R-1/77 - X.\nfim um', 'R-2/77 - X.\nfim dois'].join('\f'));
  expect(texts(body)).toContain('R-2/77 - X.');
});
