import { cnpj } from 'cpf-cnpj-validator';
import { alphanumericOf, fillMask, isRepeated } from './normalise.ts';
import { compareCheckDigits, type DocumentProblem, problem } from './problem.ts';

/** Stored form: capitals and digits, no punctuation. */
export const normaliseCnpj = alphanumericOf;

/** `XX.XXX.XXX/XXXX-00`; anything but 14 characters comes back as it is. */
export const formatCnpj = (value: string): string => fillMask('00.000.000/0000-00', value);

/**
 * Whether `value` (14 capitals or digits, no punctuation) carries its own check digits.
 * A character is worth its ASCII code minus 48, so all-digit numbers keep their old result.
 * @see IN RFB 2.229/2024: letters since July 2026; modulus 11, weights 2 to 9 from the right
 */
export const isCnpj = (value: string): boolean => explainCnpj(value) === null;

/** The two check digits of the twelve characters `base`. */
export function checkDigitsOfCnpj(base: string): string {
  const first = cnpj.verifierDigit(base);
  return `${first}${cnpj.verifierDigit(`${base}${first}`)}`;
}

/** @returns what is wrong with `value`, or null */
export function explainCnpj(value: string): DocumentProblem | null {
  if (!/^[0-9A-Z]*$/.test(value)) return problem('characters');
  if (value.length !== 14) return problem('length', { expected: 14, found: value.length });
  if (!/\d\d$/.test(value)) return problem('characters');
  if (isRepeated(value)) return problem('repeated');
  return compareCheckDigits(value, checkDigitsOfCnpj(value.slice(0, 12)));
}

/** The root all branches of a company share. */
export const cnpjRoot = (value: string): string => value.slice(0, 8);

/** Letters whose issue is doubtful: the norm's author is quoted both ways, so a form warns and accepts. */
export const hasDoubtfulLetter = (value: string): boolean => /[IOUQF]/.test(value.slice(0, 12));

const confusions: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  S: '5',
  B: '8',
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
};

/**
 * Reads a CNPJ out of an OCR text: when the check fails, the letters and digits engines confuse are tried. A
 * number without letters goes first, since letters exist only since July 2026; otherwise one exchanged character
 * is kept when exactly one candidate passes. Never for typed input.
 * @returns null when nothing passes or several do
 */
export function repairCnpj(text: string): { readonly value: string; readonly corrected: boolean } | null {
  const value = normaliseCnpj(text);
  if (isCnpj(value)) return { value, corrected: false };
  if (value.length !== 14) return null;
  const digits = toDigits(value);
  if (isCnpj(digits)) return { value: digits, corrected: true };
  const kept = `${value.slice(0, 12)}${toDigits(value.slice(12))}`;
  const [only, ...more] = [kept, ...exchanges(kept)].filter(isCnpj);
  return only && more.length === 0 ? { value: only, corrected: true } : null;
}

const toDigits = (text: string): string =>
  text.replaceAll(/[OISB]/g, (letter) => confusions[letter] ?? letter);

const exchanges = (value: string): string[] =>
  [...value.slice(0, 12)].flatMap((character, index) => {
    const other = confusions[character];
    return other ? [value.slice(0, index) + other + value.slice(index + 1)] : [];
  });
