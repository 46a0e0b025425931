import { describe, expect, test } from 'vitest';
import { AppError } from '../../../domain/errors.ts';
import { checkNewPassword } from './passwordRules.ts';

const verdict = (password: string, personal: string[] = []) => {
  try {
    checkNewPassword(password, personal, 'NovaSenha');
    return 'accepted';
  } catch (error) {
    return error instanceof AppError ? error.code : 'unexpected';
  }
};

describe('a new password', () => {
  test.each([
    ['seven77', 'password-short'],
    [`${'x'.repeat(128)}y`, 'password-long'],
    ['password', 'password-common'],
    ['Password1', 'password-common'],
    ['P@ssw0rd', 'password-common'],
    ['demonstracao', 'password-common'],
    ['Demonstração2026!', 'password-common'],
    ['aaaaaaaaaa', 'password-common'],
    ['abcdefghij', 'password-common'],
    ['87654321', 'password-common'],
    ['lobo guará corre', 'accepted'],
    ['🐎🐎🐄🐄🐖🐖🐓🐓', 'accepted'],
    ['correct horse battery', 'accepted'],
  ])('%s: %s', (password, expected) => {
    expect(verdict(password)).toBe(expected);
  });

  test('may not be the own name, login or company', () => {
    const personal = ['Joana Prado', 'joana.prado@exemplo.com.br', 'Banco Ipê Roxo'];
    expect(verdict('joanaprado', personal)).toBe('password-common');
    expect(verdict('Joana.Prado@exemplo.com.br', personal)).toBe('password-common');
    expect(verdict('bancoiperoxo', personal)).toBe('password-common');
    expect(verdict('joana gosta de ipê amarelo', personal)).toBe('accepted');
  });

  test('counts characters, not bytes, up to 128', () => {
    expect(verdict('ç'.repeat(64) + 'ã'.repeat(64))).toBe('accepted');
  });
});
