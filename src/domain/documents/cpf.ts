import { cpf } from 'cpf-cnpj-validator';
import { fillMask, isRepeated } from './normalise.ts';
import { compareCheckDigits, type DocumentProblem, problem } from './problem.ts';

/** `000.000.000-00`; anything but 11 characters comes back as it is. */
export const formatCpf = (value: string): string => fillMask('000.000.000-00', value);

/**
 * Whether `value` (11 digits, no punctuation) carries its own check digits.
 * The package's own verdict is not used: it also refuses 123.456.789-09, which is a valid number.
 */
export const isCpf = (value: string): boolean => explainCpf(value) === null;

/** The two check digits of the nine digits `base`. */
export function checkDigitsOfCpf(base: string): string {
  const first = cpf.verifierDigit(base);
  return `${first}${cpf.verifierDigit(`${base}${first}`)}`;
}

/** @returns what is wrong with `value`, or null */
export function explainCpf(value: string): DocumentProblem | null {
  if (!/^\d*$/.test(value)) return problem('characters');
  if (value.length !== 11) return problem('length', { expected: 11, found: value.length });
  if (isRepeated(value)) return problem('repeated');
  return compareCheckDigits(value, checkDigitsOfCpf(value.slice(0, 9)));
}
