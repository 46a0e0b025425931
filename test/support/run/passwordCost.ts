import type { PasswordCost } from '../../../src/server/engine/auth/passwords.ts';

/** Hardly anything, unless a test is about what a hash costs. */
export const passwordCostOfTests: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };
