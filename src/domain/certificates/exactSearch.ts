import { cnpjRoot } from '../documents/cnpj.ts';
import { normaliseCpfCnpj, personKind } from '../documents/cpfCnpj.ts';
import { fold } from '../text/fold.ts';
import type { CertificateResult } from './model/results.ts';

/**
 * What an exact and what a loose search finds. The choice is kept with the certificate: it changes what the result
 * proves.
 * @see certificates, section 3
 */

/** Capitals without accents or punctuation, single spaces: two names alike in this are identical. */
export const normaliseName = (name: string): string =>
  fold(name)
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

/** Exact: the same number. Loose: of companies any branch of the same root; a person's number is one anyway. */
export function matchesDocument(searched: string, found: string, isExact: boolean): boolean {
  const [wanted, other] = [normaliseCpfCnpj(searched), normaliseCpfCnpj(found)];
  if (wanted === '' || other === '') return false;
  if (isExact || personKind(wanted) === 'person') return wanted === other;
  return (
    wanted.length >= 8 && (other.length === 14 || other.length === 8) && cnpjRoot(wanted) === cnpjRoot(other)
  );
}

/**
 * Exact: identical once normalised. Loose: every word searched is in the name found, in any order, each as another
 * one; a single letter stands for any word it begins, on either side, and words longer than five letters may have one
 * other letter.
 */
export function matchesName(searched: string, found: string, isExact: boolean): boolean {
  if (isExact) return normaliseName(searched) !== '' && normaliseName(searched) === normaliseName(found);
  const words = wordsOf(searched);
  return words.length > 0 && isPlaced(words, wordsOf(found));
}

/** Particles say nothing of who it is. */
const wordsOf = (name: string): string[] =>
  normaliseName(name)
    .split(' ')
    .filter((word) => word !== '' && !/^(?:DE|DA|DO|DAS|DOS|E)$/.test(word));

/** Whether each word finds one of its own among `others`. */
function isPlaced([word, ...rest]: readonly string[], others: readonly string[]): boolean {
  if (word === undefined) return true;
  return others.some(
    (other, index) =>
      isAlike(word, other) && isPlaced(rest, [...others.slice(0, index), ...others.slice(index + 1)]),
  );
}

function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length === 1 || b.length === 1) return a[0] === b[0];
  if (a.length !== b.length || a.length <= 5) return false;
  return [...a].filter((letter, index) => letter !== b[index]).length === 1;
}

/** Whether a result must carry the note that homonyms and other spellings were not searched. */
export const leavesHomonymsOut = (search: {
  readonly isExact: boolean;
  readonly document?: string | null;
  readonly result: CertificateResult;
}): boolean => search.isExact && !search.document && search.result === 'NADA_CONSTA';
