import { explainCnpj, formatCnpj } from './cnpj.ts';
import { explainCpf, formatCpf } from './cpf.ts';
import { alphanumericOf, fillWhileTyping } from './normalise.ts';
import { type DocumentProblem, problem } from './problem.ts';

export type PersonKind = 'person' | 'company';

/** Stored form of either number. */
export const normaliseCpfCnpj = alphanumericOf;

/** @returns who the number belongs to by its length: 11 a person, 14 a company, else null */
export function personKind(value: string): PersonKind | null {
  if (value.length === 11) return 'person';
  return value.length === 14 ? 'company' : null;
}

export const formatCpfCnpj = (value: string): string =>
  personKind(value) === 'person' ? formatCpf(value) : formatCnpj(value);

/** Either, punctuated as far as it is typed: a twelfth character, or a letter, makes it a company's. */
export const punctuateCpfCnpj = (text: string): string =>
  fillWhileTyping(
    [...(/[A-Z]/i.test(text) ? [] : ['000.000.000-00']), '00.000.000/0000-00'],
    text,
    /^[0-9A-Z]*$/,
  );

export const isCpfCnpj = (value: string): boolean => explainCpfCnpj(value) === null;

/** @returns what is wrong with `value`, or null */
export function explainCpfCnpj(value: string): DocumentProblem | null {
  const kind = personKind(value);
  if (kind === 'person') return explainCpf(value);
  if (kind === 'company') return explainCnpj(value);
  return problem('length-either', { found: value.length });
}
