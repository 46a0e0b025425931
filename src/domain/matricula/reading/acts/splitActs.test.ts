import { expect, test } from 'vitest';
import { printedPages } from '../../../../../test/support/papers/printedPages.ts';
import { linesOf, toSourcedText } from '../../../pages/sourcedText.ts';
import { type Blocks, splitActs } from './splitActs.ts';

const split = (text: string, number: string | null = '123', confidence: number | null = null) => {
  const sourced = toSourcedText(
    printedPages(text).flatMap(({ words }) => linesOf(words.map((word) => ({ ...word, confidence })))),
  );
  const blocks = splitActs(sourced, number);
  return {
    codes: blocks.acts.map(codeOf),
    inDoubt: blocks.acts.filter(({ heading }) => heading.repaired).map(codeOf),
    closing: sourced.text.slice(blocks.closing.start),
  };
};
const codeOf = ({ heading: { kind, order } }: Blocks['acts'][number]) => `${kind}-${order}`;
const opening = 'IMÓVEL: Sítio. PROPRIETÁRIO: JOÃO REIS. REGISTRO ANTERIOR: M-1.\n';

test('cuts at headings, not at citations that begin a line', () => {
  const text = `${opening}R-1/123 - HIPOTECA. Ao Banco Azul.\nAV-2/123 - CANCELAMENTO. Fica cancelado o\nR-1/123. Dou fé.\nR-3/123 - VENDA. A Ana Luz.`;
  expect(split(text).codes).toEqual(['R-1', 'AV-2', 'R-3']);
});

test('follows two sequences where the office numbers R and AV apart', () => {
  const text = `${opening}R-1/123 - VENDA. X.\nAV-1/123 - CAR. X.\nR-2/123 - VENDA. X.\nAV-2/123 - CAR. X.\nR-3/123 - VENDA. X.`;
  expect(split(text).codes).toEqual(['R-1', 'AV-1', 'R-2', 'AV-2', 'R-3']);
});

test('goes on after lost numbers', () => {
  const text = `${opening}R-1/123 - VENDA. X.\nAV-2/123 - CAR. X.\nR-5/123 - VENDA. X.\nAV-6/123 - CAR. X.`;
  expect(split(text).codes).toEqual(['R-1', 'AV-2', 'R-5', 'AV-6']);
});

test('gives a misread order the number that is missing', () => {
  const text = `${opening}R-1/123 - VENDA. X.\nAV-9/123 - Em 2 de maio de 1990. CAR. X.\nR-3/123 - VENDA. X.\nAV-4/123 - CAR. X.`;
  expect(split(text).codes).toEqual(['R-1', 'AV-2', 'R-3', 'AV-4']);
});

test('keeps a scan’s last order where pages may be lost, and asks where one digit is easily taken for another', () => {
  const text = `${opening}R-1/123 - VENDA. X.\nAV-2/123 - CAR. X.\nAV-8/123 - CAR. X.`;
  expect(split(text, '123', 70)).toMatchObject({ codes: ['R-1', 'AV-2', 'AV-8'], inDoubt: ['AV-8'] });
  expect(split(text)).toMatchObject({ codes: ['R-1', 'AV-2', 'AV-8'], inDoubt: [] });
  const other = text.replace('AV-8', 'AV-7');
  expect(split(other, '123', 70)).toMatchObject({ codes: ['R-1', 'AV-2', 'AV-7'], inDoubt: [] });
  // Of eleven expected only the digit that differs is asked for: a six is no one.
  const eleventh = Array.from({ length: 10 }, (_, index) => `AV-${index + 1}/123 - CAR. X.`).join('\n');
  const leap = split(`${opening}${eleventh}\nAV-16/123 - CAR. X.`, '123', 70);
  expect(leap.codes.at(-1)).toBe('AV-16');
  expect(leap.inDoubt).toEqual([]);
});

test('ends the last act where the certificate begins', () => {
  const { closing } = split(
    `${opening}R-1/123 - VENDA. X.\nC E R T I D Ã O. Certifico que a presente confere.`,
  );
  expect(closing).toMatch(/^C E R T I D Ã O/);
});
