import { describe, expect, test } from 'vitest';
import { AppError } from '../../../domain/errors.ts';
import { createPasswords, generatePassword, standardCost } from './passwords.ts';

const cheap = { N: 2 ** 10, r: 8, p: 1 };

describe('passwords', () => {
  test('match themselves only, case and the 73rd byte included', async () => {
    const passwords = createPasswords(cheap);
    const long = 'a'.repeat(72);
    const stored = await passwords.hash(`${long}b`);
    expect(await passwords.matches(`${long}b`, stored)).toBe(true);
    expect(await passwords.matches(`${long}c`, stored)).toBe(false);
    expect(await passwords.matches(`${long}B`, stored)).toBe(false);
  });

  test('the same password has two hashes', async () => {
    const passwords = createPasswords(cheap);
    expect(await passwords.hash('lobo guará')).not.toBe(await passwords.hash('lobo guará'));
  });

  test('accents typed in two ways are one password', async () => {
    const passwords = createPasswords(cheap);
    expect(await passwords.matches('guar\u00e1', await passwords.hash('guara\u0301'))).toBe(true);
  });

  test('an unknown login costs a hash too and never matches', async () => {
    expect(await createPasswords(cheap).matches('anything', null)).toBe(false);
  });

  test('are told apart when the cost has risen', async () => {
    const stored = await createPasswords(cheap).hash('lobo guará');
    expect(createPasswords(cheap).isOutdated(stored)).toBe(false);
    expect(createPasswords({ ...cheap, N: 2 ** 11 }).isOutdated(stored)).toBe(true);
    expect(await createPasswords({ ...cheap, N: 2 ** 11 }).matches('lobo guará', stored)).toBe(true);
  });

  test('the line has an end', async () => {
    const passwords = createPasswords(cheap, { atOnce: 1, waiting: 1 });
    const results = await Promise.allSettled([1, 2, 3].map(() => passwords.hash('lobo guará')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(AppError);
  });

  test('cost at least what the standard of today asks', () => {
    expect(standardCost).toEqual({ N: 131072, r: 8, p: 1 });
  });
});

test('a generated password has 16 characters and does not repeat', () => {
  const many = new Set(Array.from({ length: 1000 }, generatePassword));
  expect(many.size).toBe(1000);
  expect([...many].every((password) => password.length === 16)).toBe(true);
});
