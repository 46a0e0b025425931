import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import { headingAt } from './heading.ts';

const read = (text: string, number: string | null = '12345') => {
  const found = headingAt(fold(text), text, 0, number, true);
  return found && found.score >= 1.5 ? `${found.kind}-${found.order}` : null;
};

describe('house styles of act headings', () => {
  test.each([
    ['R-3/12.345 - HIPOTECA', 'R-3'],
    ['R.3-12.345 - Em 12 de maio', 'R-3'],
    ['R/3-12.345 - Em 2 de maio', 'R-3'],
    ['R3/12345 - VENDA', 'R-3'],
    ['R-3-M-12345: VENDA', 'R-3'],
    ['R - 3 - 12.345 - Em 12 de maio', 'R-3'],
    ['R.03/12345 - Protocolo nº 45.678 de 10/02/1999', 'R-3'],
    ['R.1 - Matrícula nº 12.345 - Em 2 de maio', 'R-1'],
    ['REGISTRO Nº 3 - MATRÍCULA 12.345 - DATA: 1/2/1990', 'R-3'],
    ['Av.4 - M. 12.345 - Em 2 de maio', 'AV-4'],
    ['AV-05/M-12.345 - CAR', 'AV-5'],
    ['AV.4/M.12.345 - CAR', 'AV-4'],
    ['A V-2-12.345 - CAR', 'AV-2'],
    ['R—6—12.345 — VENDA', 'R-6'],
    ['R.l-12.345 - VENDA', 'R-1'],
    ['AvV-6-12.345 - BAIXA', 'AV-6'],
    ['Averbação nº 5. Protocolo nº 1.', 'AV-5'],
    ['R. 01 - Em 18 de outubro de 2006.', 'R-1'],
    ['AV-2 - 12 de março de 1990 - CAR', 'AV-2'],
    ['“AV.7-12.345. Prot. 1', 'AV-7'],
    ['R-3 (M-12.345) em 2 de maio', 'R-3'],
    ['[R-3/12.345] Em 2 de maio', 'R-3'],
    ['AV.1, de 7-4-86. TRANSPORTE', 'AV-1'],
    ['R.3, de 20 de agosto de 2003. Protocolo 1', 'R-3'],
  ])('%s', (text, code) => {
    expect(read(text)).toBe(code);
  });

  test('takes the only record there is for its own', () => {
    expect(read('R-1-1 - VENDA', '1')).toBe('R-1');
  });
});

test.each([
  ['R$ 3.000,00'],
  ['Rua das Flores, 12'],
  ['AV. BRASIL, 1200'],
  ['Avenida 4'],
  ['REGISTRO ANTERIOR: R-2/9.876'],
  ['R-2/9.876, de 14 de setembro de 1979'],
  ['R-7 desta matrícula'],
  ['R.5 e a penhora'],
  ['Av. 9 de Julho, 1200'],
])('sees no heading in %s', (text) => {
  expect(read(text)).toBeNull();
});

test('sees a citation where the line before leads to it', () => {
  const text = 'fica cancelado o\nR-3/12.345. DOU FÉ. Vale';
  const found = headingAt(fold(text), text, text.indexOf('R-3'), '12345', true);
  expect(found?.score ?? 0).toBeLessThan(
    headingAt(fold('R-3/12.345. DOU'), 'R-3/12.345. DOU', 0, '12345', true)?.score ?? 0,
  );
});

describe('headings a scan has spoiled', () => {
  test.each([
    ['R-3-I2.345 - VENDA', 'R-3'],
    ['AV-3-l2.345 - Data: 1/2/1990', 'AV-3'],
    ['R.3~12.345 - VENDA', 'R-3'],
    ['R,3-12.345, em 2 de maio', 'R-3'],
    ['R-3l12.345 - HIPOTECA', 'R-3'],
    ['AV ERBAÇÃO 04 - MATRÍCULA 12.345. Cidade, 2 de maio', 'AV-4'],
    ['R.4-12.345, 23/06/1999. Usufruto', 'R-4'],
    ['R4=12.345 - Feito em 2 de maio de 1984.', 'R-4'],
    ['AV_4*12.345 - CAR', 'AV-4'],
    ['R, 3 filhos e uma casa', null],
    ['R-3-98.765 - VENDA', null],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test('reads a heading whose `nº` recognition misread', () => {
  const text = 'Averbação uº 7 - Em 31 de agosto de 2019. PENHORA.';
  expect(headingAt(fold(text), text, 0, '12345', true)).toMatchObject({ kind: 'AV', order: 7 });
});
