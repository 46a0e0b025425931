import { checkDigits97, modulo97 } from './modulus.ts';
import { digitsOf } from './normalise.ts';
import { compareCheckDigits, type DocumentProblem, problem } from './problem.ts';

/** Stored form: 16 digits. */
export const normaliseCnm = digitsOf;

/** `CCCCCC.L.NNNNNNN-DD`; anything but 16 digits comes back as it is. */
export function formatCnm(value: string): string {
  const match = /^(\d{6})(\d)(\d{7})(\d{2})$/.exec(value);
  return match ? `${match[1]}.${match[2]}.${match[3]}-${match[4]}` : value;
}

/**
 * National code of a matrícula: office, book (2 or 3), number, two check digits.
 * Judged by the congruence: where the remainder is 0 or 1 some offices print 01 or 00 for 98 or 97.
 * @see CNJ Provimento 149/2023 art. 330; ISO 7064 MOD 97-10
 */
export const isCnm = (value: string): boolean => explainCnm(value) === null;

/** @returns the full code of an office (6 digits), book and number */
export function makeCnm(office: string, book: '2' | '3', number: string): string {
  const body = `${office.padStart(6, '0')}${book}${number.padStart(7, '0')}`;
  return `${body}${checkDigits97(body)}`;
}

/** @returns what is wrong with `value`, or null */
export function explainCnm(value: string): DocumentProblem | null {
  if (!/^\d*$/.test(value)) return problem('characters');
  // Provimento 89/2019 had five digits for the office; such codes are kept as text and warned about.
  if (value.length === 15) return problem('superseded', { expected: 16, found: 15 });
  if (value.length !== 16) return problem('length', { expected: 16, found: value.length });
  if (!/^\d{6}[23]/.test(value)) return problem('characters');
  if (modulo97(value) === 1) return null;
  return compareCheckDigits(value, checkDigits97(value.slice(0, 14)));
}

/** The fields of a 16-digit code; the number without its padding. */
export function splitCnm(value: string): { office: string; book: string; number: string } | null {
  const match = /^(\d{6})(\d)(\d{7})\d{2}$/.exec(value);
  if (!match?.[1] || !match[2] || !match[3]) return null;
  return { office: match[1], book: match[2], number: match[3].replace(/^0+(?=\d)/, '') };
}
