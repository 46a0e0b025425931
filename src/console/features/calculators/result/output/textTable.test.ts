import { expect, test } from 'vitest';
import { type Block, toHtml, toPlainText } from './textTable.ts';

const blocks: readonly Block[] = [
  'Calculadora de hipoteca',
  '',
  {
    title: 'Por credor',
    heads: [
      { label: 'Credor', isNumber: false },
      { label: 'Total', isNumber: true },
      { label: 'Nota', isNumber: false },
    ],
    rows: [
      ['Banco A & <B>', '1.000,00', 'a'],
      ['C', '20,00', ''],
    ],
    total: ['Total', '1.020,00'],
  },
];

test('cells are parted by a tab and stand below each other', () => {
  expect(toPlainText(blocks)).toBe(
    [
      'Calculadora de hipoteca',
      '',
      'Por credor',
      'Credor       \t   Total\tNota',
      'Banco A & <B>\t1.000,00\ta',
      'C            \t   20,00',
      'Total        \t1.020,00',
    ].join('\n'),
  );
});

test('as HTML it is a table, whatever its cells say', () => {
  const page = document.createElement('div');
  page.innerHTML = toHtml(blocks);
  expect(
    [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Banco A & <B>', '1.000,00', 'a'],
    ['C', '20,00', ''],
  ]);
  expect(page.querySelector('tfoot')).toHaveTextContent('Total1.020,00');
  expect(page.querySelector('b:not(div > b)')).toBeNull();
  // The clipboard is held to the page's rule against styles written in place.
  expect(page.querySelector('[style]')).toBeNull();
});
