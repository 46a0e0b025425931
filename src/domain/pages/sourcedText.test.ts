import { expect, test } from 'vitest';
import { printedPages } from '../../../test/support/papers/printedPages.ts';
import { evidenceOf, linesOf, toSourcedText } from './sourcedText.ts';
import type { Word } from './words.ts';

const words = (text: string): Word[] => printedPages(text).flatMap((page) => page.words);
const join = (text: string) => toSourcedText(linesOf(words(text)));

test.each([
  ['o proprie-\ntário vendeu', 'o proprietário vendeu'],
  ['a IRA-\nCEMA VICENTE', 'a IRACEMA VICENTE'],
  ['a nua-\npropriedade', 'a nua-propriedade'],
  ['CASOU\ncasou-\nse', 'CASOU\ncasou-se'],
  ['objeto do R-\n7 desta', 'objeto do R-7 desta'],
  ['em Poços-\nMG', 'em Poços-\nMG'],
  ['código SP-3543402-\n7A20', 'código SP-3543402-7A20'],
])('joins %j as %j', (printed, text) => {
  expect(join(printed).text).toBe(text);
});

test('leads a joined word back to both boxes', () => {
  const sourced = join('o proprie-\ntário vendeu');
  const at = sourced.text.indexOf('proprietário');
  const evidence = evidenceOf(sourced, { start: at, end: at + 'proprietário'.length });
  expect(evidence.spans).toHaveLength(1);
  expect(evidence.spans[0]?.boxes).toHaveLength(2);
  expect(evidence.quote).toBe('proprie- tário');
});

test('gives a value cut by a page break two spans', () => {
  const sourced = join('BANCO DA\fPRAIA S.A.');
  const evidence = evidenceOf(sourced, { start: 0, end: sourced.text.length });
  expect(evidence.spans.map(({ page }) => page)).toEqual([1, 2]);
});

test('is as sure as all of its words together, less the doubt of the rule', () => {
  const scanned = words('BANCO DA PRAIA').map((word, index) => ({
    ...word,
    confidence: [96, 71, 90][index] ?? 0,
  }));
  const sourced = toSourcedText(linesOf(scanned));
  expect(evidenceOf(sourced, { start: 0, end: 8 }).confidence).toBe(66);
  expect(evidenceOf(sourced, { start: 0, end: 5 }, 10).confidence).toBe(90);
});

test('folds to the same length', () => {
  const sourced = join('Ação de João\nnº 1');
  expect(sourced.folded).toHaveLength(sourced.text.length);
  expect(sourced.folded).not.toContain('\n');
});
