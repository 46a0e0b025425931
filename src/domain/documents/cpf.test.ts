import { describe, expect, test } from 'vitest';
import { checkDigitsOfCpf, explainCpf, formatCpf, isCpf } from './cpf.ts';

const table = [
  ['111444777', '35'],
  ['529982247', '25'],
  ['123456789', '09'],
  ['390533447', '05'],
] as const;

describe('CPF', () => {
  test.each(table)('gives %s its digits %s and accepts them back', (base, digits) => {
    expect(checkDigitsOfCpf(base)).toBe(digits);
    expect(isCpf(`${base}${digits}`)).toBe(true);
  });

  test('refuses any single wrong digit', () => {
    for (let at = 0; at < 11; at++) {
      const wrong = [...'52998224725'].with(at, String((Number('52998224725'[at]) + 1) % 10)).join('');
      expect(isCpf(wrong), wrong).toBe(false);
    }
  });

  test('refuses eleven equal digits although their arithmetic holds', () => {
    expect(explainCpf('11111111111')?.code).toBe('repeated');
  });

  test('says what the last digit should be', () => {
    expect(explainCpf('52998224726')).toEqual({ code: 'last-digit', params: { found: '6', expected: '5' } });
  });

  test('says what the second-last digit should be', () => {
    expect(explainCpf('52998224735')).toEqual({
      code: 'second-last-digit',
      params: { found: '3', expected: '2' },
    });
  });

  test('gives both digits when both are wrong', () => {
    expect(explainCpf('52998224799')).toEqual({
      code: 'check-digits',
      params: { found: '99', expected: '25' },
    });
  });

  test('refuses ten digits instead of padding them, letters, and punctuation in the stored form', () => {
    expect(explainCpf('1144477735')?.code).toBe('length');
    expect(explainCpf('5299822472A')?.code).toBe('characters');
    expect(isCpf('529.982.247-25')).toBe(false);
  });

  test('prints the punctuation', () => {
    expect(formatCpf('00000000191')).toBe('000.000.001-91');
  });

  test('keeps leading zeros through JSON', () => {
    expect(JSON.parse(JSON.stringify({ Cpf: '00000000191' })).Cpf).toBe('00000000191');
  });
});
