import { describe, expect, test } from 'vitest';
import {
  checkDigitsOfCnpj,
  cnpjRoot,
  explainCnpj,
  formatCnpj,
  hasDoubtfulLetter,
  isCnpj,
  normaliseCnpj,
  repairCnpj,
} from './cnpj.ts';

const table = [
  ['112223330001', '81', '11.222.333/0001-81'],
  ['114447770001', '61', '11.444.777/0001-61'],
  ['12ABC34501DE', '35', '12.ABC.345/01DE-35'],
  ['A1B2C3D40001', '93', 'A1.B2C.3D4/0001-93'],
  ['ZZZZZZZZ9999', '62', 'ZZ.ZZZ.ZZZ/9999-62'],
] as const;

describe('CNPJ, old and alphanumeric', () => {
  test.each(table)('gives %s its digits %s, accepts and prints it', (base, digits, shown) => {
    expect(checkDigitsOfCnpj(base)).toBe(digits);
    expect(isCnpj(`${base}${digits}`)).toBe(true);
    expect(formatCnpj(`${base}${digits}`)).toBe(shown);
    expect(normaliseCnpj(shown.toLowerCase())).toBe(`${base}${digits}`);
  });

  test('refuses any single wrong character', () => {
    for (let at = 0; at < 14; at++) {
      const character = '12ABC34501DE35'[at] ?? '';
      const other = /\d/.test(character) ? String((Number(character) + 1) % 10) : 'K';
      const wrong = [...'12ABC34501DE35'].with(at, other).join('');
      expect(isCnpj(wrong), wrong).toBe(false);
    }
  });

  test('refuses letters as check digits and fourteen equal digits', () => {
    expect(explainCnpj('12ABC34501DEAB')?.code).toBe('characters');
    expect(explainCnpj('00000000000000')?.code).toBe('repeated');
  });

  test('tells branches of one company by their root', () => {
    expect(cnpjRoot('11222333000181')).toBe('11222333');
  });

  test('warns of letters whose issue is doubtful, in the first twelve places', () => {
    expect(hasDoubtfulLetter('12ABC34501DE35')).toBe(false);
    expect(hasDoubtfulLetter('12OBC34501DE35')).toBe(true);
  });
});

describe('a CNPJ read by OCR', () => {
  test('is repaired where its confusable characters allow one reading, digits first', () => {
    expect(repairCnpj('11.222.333/OOO1-81')).toEqual({ value: '11222333000181', corrected: true });
    expect(repairCnpj('11.222.333/0O01-81')).toEqual({ value: '11222333000181', corrected: true });
    expect(repairCnpj('11.222.333/0001-8I')).toEqual({ value: '11222333000181', corrected: true });
  });

  test('stays as it is when right, and is not guessed when nothing passes', () => {
    expect(repairCnpj('11.222.333/0001-81')).toEqual({ value: '11222333000181', corrected: false });
    expect(repairCnpj('99.999.999/9999-00')).toBeNull();
    expect(repairCnpj('12.A8C.345/01DE-35')).toEqual({ value: '12ABC34501DE35', corrected: true });
    expect(repairCnpj('11.222.333/0001')).toBeNull();
  });
});
