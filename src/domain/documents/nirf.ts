import { weightedSum } from './modulus.ts';
import { alphanumericOf, fillMask } from './normalise.ts';
import { compareCheckDigits, type DocumentProblem, problem } from './problem.ts';

/**
 * NIRF, today CIB: number of a property at the tax authority. A CIB with letters is Crockford base 32,
 * where I and L are read as 1 and O as 0.
 */
export function normaliseNirf(text: string): string {
  const value = alphanumericOf(text);
  return value.replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}

/** `0.000.000-0` for a number, `AAAAAAA-D` for a code with letters. */
export const formatNirf = (value: string): string =>
  fillMask(/^\d*$/.test(value) ? '0.000.000-0' : '0000000-0', value);

/** Whether the shape is right: 8 digits, or 8 characters of base 32. A wrong check digit only warns. */
export const isNirf = (value: string): boolean => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(value);

/**
 * Check digit of seven digits. Derived from the two end points the tax authority published;
 * the branch for remainders 0 and 1 is assumed, hence nothing is refused for it.
 */
export function checkDigitOfNirf(base: string): string {
  const rest = weightedSum(base, [8, 7, 6, 5, 4, 3, 2]) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** @returns what looks wrong with `value`, or null; a code with letters has no known check digit */
export function explainNirf(value: string): DocumentProblem | null {
  if (value.length !== 8) return problem('length', { expected: 8, found: value.length });
  if (!isNirf(value)) return problem('characters');
  if (!/^\d{8}$/.test(value)) return null;
  return compareCheckDigits(value, checkDigitOfNirf(value.slice(0, 7)));
}
