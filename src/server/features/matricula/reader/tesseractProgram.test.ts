import { expect, test } from 'vitest';
import { parseTsv } from './tesseractProgram.ts';

const row = (...cells: (string | number)[]) => cells.join('\t');

test('reads words, boxes and lines out of the TSV, and leaves out structure and blanks', () => {
  const tsv = [
    row(
      'level',
      'page_num',
      'block_num',
      'par_num',
      'line_num',
      'word_num',
      'left',
      'top',
      'width',
      'height',
      'conf',
      'text',
    ),
    row(4, 1, 1, 1, 1, 0, 10, 20, 300, 30, -1, ''),
    row(5, 1, 1, 1, 1, 1, 10, 20, 50, 30, 96.5, 'Fazenda'),
    row(5, 1, 1, 1, 1, 2, 70, 20, 40, 30, 91, '"Boa"'),
    row(5, 1, 1, 1, 2, 1, 10, 60, 40, 30, 95, ' '),
    row(5, 1, 2, 1, 1, 1, 10, 90, 40, 30, 42.25, 'Vista'),
  ].join('\n');
  expect(parseTsv(`${tsv}\n`)).toEqual([
    { text: 'Fazenda', confidence: 96.5, line: 0, box: { left: 10, top: 20, right: 60, bottom: 50 } },
    { text: '"Boa"', confidence: 91, line: 0, box: { left: 70, top: 20, right: 110, bottom: 50 } },
    { text: 'Vista', confidence: 42.25, line: 1, box: { left: 10, top: 90, right: 50, bottom: 120 } },
  ]);
});
