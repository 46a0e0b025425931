import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const texts = (...row: readonly string[]) => row.map((text) => ({ text, isNumber: false }));

describe('toCsv', () => {
  test("separates as the reader's country does and marks its encoding", () => {
    expect(toCsv([texts('Nome', 'Valor')], 'pt-br')).toBe('\ufeffNome;Valor\r\n');
    expect(toCsv([texts('Name', 'Value')], 'en-us')).toBe('\ufeffName,Value\r\n');
  });

  test('quotes what would break a cell', () => {
    expect(toCsv([texts('a;b', 'c"d', 'e\nf', ' g')], 'pt-br')).toBe('\ufeff"a;b";"c""d";"e\nf";" g"\r\n');
  });

  test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\tx'])('lets the text %j be no formula', (text) => {
    expect(toCsv([texts(text)], 'pt-br')).toMatch(/^\ufeff"?'/);
  });

  test('leaves negative numbers alone', () => {
    expect(toCsv([[{ text: '-2,50', isNumber: true }]], 'pt-br')).toBe('\ufeff-2,50\r\n');
  });
});
