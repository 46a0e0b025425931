import { explainCnpj, formatCnpj } from './cnpj.ts';
import { explainCpf, formatCpf } from './cpf.ts';
import { alphanumericOf } from './normalise.ts';
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

export const isCpfCnpj = (value: string): boolean => explainCpfCnpj(value) === null;

/** @returns what is wrong with `value`, or null */
export function explainCpfCnpj(value: string): DocumentProblem | null {
  const kind = personKind(value);
  if (kind === 'person') return explainCpf(value);
  if (kind === 'company') return explainCnpj(value);
  return problem('length', { expected: '11 / 14', found: value.length });
}
