import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsvLines, withoutApostrophe } from './csv.ts';

const texts = (...row: readonly string[]) => row.map((text) => ({ text, isNumber: false }));
const line = (text: string) => toCsvLines([texts(text)], 'pt-br');

describe('toCsvLines', () => {
  test("separates as the reader's country does", () => {
    expect(toCsvLines([texts('Nome', 'Valor')], 'pt-br')).toBe('Nome;Valor\r\n');
    expect(toCsvLines([texts('Name', 'Value')], 'en-us')).toBe('Name,Value\r\n');
  });

  test('quotes what would break a cell, with any separator', () => {
    expect(toCsvLines([texts('a;b', 'c"d', 'e\nf', ' g', 'h,i', 'j\tk')], 'pt-br')).toBe(
      '"a;b";"c""d";"e\nf";" g";"h,i";"j\tk"\r\n',
    );
  });

  test.each([
    '=1+1',
    '+55',
    '-2',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '\0=1',
    '  =1',
    '\u00a0=1',
    '\u200b=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "'=1",
  ])('lets the text %j be no formula', (text) => {
    expect(line(text)).toMatch(/^"?'/);
  });

  test.each(['a=1', 'Ana-Maria', "D'Ávila", "'quoted'", '(=1)'])('leaves the text %j alone', (text) => {
    expect(line(text)).toBe(`${text}\r\n`);
  });

  test('leaves negative numbers alone', () => {
    expect(toCsvLines([[{ text: '-2,50', isNumber: true }]], 'pt-br')).toBe('-2,50\r\n');
  });

  test('what made a text harmless can be taken off again, whatever the text', () => {
    const hostile = fc.string({ unit: fc.constantFrom("'", '=', '-', ' ', '\t', '＝', 'a', '1') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (text) => {
        const cell = line(text).slice(0, -2);
        const bare = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(withoutApostrophe(bare)).toBe(text);
      }),
    );
  });
});
