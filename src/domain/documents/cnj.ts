import { checkDigits97, modulo97 } from './modulus.ts';
import { digitsOf } from './normalise.ts';
import { compareCheckDigits, type DocumentProblem, problem } from './problem.ts';

/** Number of a court case, 20 digits. */
export const normaliseCnj = digitsOf;

/** `NNNNNNN-DD.AAAA.J.TR.OOOO` */
export function formatCnj(value: string): string {
  const match = /^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/.exec(value);
  return match ? `${match[1]}-${match[2]}.${match.slice(3).join('.')}` : value;
}

/** @see CNJ Resolução 65/2008: check digits at the end, the whole congruent to 1 modulo 97 */
export const isCnj = (value: string): boolean => explainCnj(value) === null;

/** @returns what is wrong with `value`, or null. The digits meant are the pair after the first hyphen. */
export function explainCnj(value: string): DocumentProblem | null {
  if (!/^\d*$/.test(value)) return problem('characters');
  if (value.length !== 20) return problem('length', { expected: 20, found: value.length });
  if (value[13] === '0') return problem('unknown-justice-segment', { found: '0' });
  const body = `${value.slice(0, 7)}${value.slice(9)}`;
  if (modulo97(`${body}${value.slice(7, 9)}`) === 1) return null;
  return compareCheckDigits(value.slice(0, 9), checkDigits97(body));
}
