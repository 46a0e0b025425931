import type { PageText, Word } from '../../../src/domain/pages/words.ts';

/** A4 in points, and the sheet a registry office prints on it in a type of one width. */
const paper = { width: 595, height: 842 };
const margin = { left: 48, top: 44, right: 48, bottom: 44 };
const wordHeight = 0.72;

/**
 * What the reader of born-digital PDFs would hand over for a printed text: pages end with a form feed,
 * every line keeps its place, every word its column, so that gaps and blank lines are seen as on paper.
 */
export const printedPages = (text: string): PageText[] =>
  text
    .split('\f')
    .filter((page) => page.trim() !== '')
    .map((page, index) => printedPage(page, index + 1));

function printedPage(text: string, page: number): PageText {
  const rows = text.split('\n');
  const columns = Math.max(96, ...rows.map((row) => row.length));
  const lines = Math.max(60, rows.length);
  const x = (column: number) =>
    (margin.left + (column / columns) * (paper.width - margin.left - margin.right)) / paper.width;
  const y = (row: number) =>
    (margin.top + (row / lines) * (paper.height - margin.top - margin.bottom)) / paper.height;

  const words: Word[] = [];
  let line = 0;
  for (const [row, content] of rows.entries()) {
    const printed = [...content.matchAll(/\S+/g)];
    for (const { 0: word, index } of printed) {
      const box = { left: x(index), top: y(row), right: x(index + word.length), bottom: y(row + wordHeight) };
      words.push({ page, line, text: word, box, confidence: null });
    }
    if (printed.length > 0) line++;
  }
  return { page, ...paper, source: words.length > 0 ? 'text' : 'blank', words };
}
