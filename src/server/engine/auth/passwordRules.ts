import { AppError } from '../../../domain/errors.ts';
import { longestPassword, shortestPassword } from '../../../metadata/passwordLength.ts';
import { commonPasswords } from './commonPasswords.ts';

/**
 * Whether `password` may be chosen: long enough, of any characters, and not one that everybody tries
 * first. No rules of composition, nothing cut off.
 * @param personal words an attacker would try for this person: name, e-mail, company
 * @throws AppError 'password-short', 'password-long', 'password-common'
 * @see specification, section 5: minimum 8 characters, case-sensitive; OWASP ASVS 5.0, 6.2
 */
export function checkNewPassword(password: string, personal: readonly string[], field: string): void {
  const length = [...password].length;
  if (length < shortestPassword)
    throw new AppError('password-short', { minimum: shortestPassword }, { field });
  if (length > longestPassword) throw new AppError('password-long', { maximum: longestPassword }, { field });
  const folded = fold(password);
  const bare = folded.replace(/[\d\W_]+$/u, '').replace(/^[\d\W_]+/u, '');
  const guessed =
    commonPasswords.has(folded) ||
    (bare.length > 0 && commonPasswords.has(bare)) ||
    /^(.)\1*$/u.test(folded) ||
    isRun(folded) ||
    personal.flatMap(partsOf).some((part) => part === folded || part === bare);
  if (guessed) throw new AppError('password-common', {}, { field });
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a name or e-mail of four letters and more, and the whole. */
const partsOf = (text: string) => {
  const folded = fold(text);
  return [folded, folded.replace(/\s+/gu, ''), ...folded.split(/[^a-z0-9]+/u)].filter(
    (part) => part.length >= 4,
  );
};

/** `12345678`, `abcdefgh`, `87654321`. */
function isRun(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}
