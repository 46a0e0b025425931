import { digitsOf } from '../documents/normalise.ts';
import { isState } from '../documents/states.ts';
import type { Severity } from '../severity.ts';
import { fold } from '../text/fold.ts';
import { normaliseName } from './exactSearch.ts';

/** Values of the company registries as they are told from one another and kept. */

/** States of a registration at the tax authority; a board of trade says `REGISTRO ATIVO`. */
const states: readonly (readonly [RegExp, string])[] = [
  [/\bINAPT[AO]\b/, 'Inapta'],
  [/\bSUSPENS[AO]\b/, 'Suspensa'],
  [/\bBAIXAD[AO]\b/, 'Baixada'],
  [/\bNUL[AO]\b/, 'Nula'],
  [/(?<!\bNAO )\bATIV[AO]\b/, 'Ativa'],
];

/** The state as a record keeps it, of any other word the word itself. @see CNPJ card: ativa, suspensa, inapta, baixada, nula */
export const registrationStatus = (text: string): string =>
  states.find(([pattern]) => pattern.test(fold(text)))?.[1] ?? text.trim();

/**
 * How grave it is to lend to a company in this state; null for an active one. One that is closed or void is nobody any
 * more, any other state has to be cleared first.
 */
export function statusSeverity(text: string): Extract<Severity, 'CRITICA' | 'ALTA'> | null {
  const status = registrationStatus(text);
  if (status === '' || status === 'Ativa') return null;
  return status === 'Baixada' || status === 'Nula' || /\b(?:EXTINT|CANCELAD|DISSOLVID)/.test(fold(status))
    ? 'CRITICA'
    : 'ALTA';
}

/** A legal type has a code where the tax authority names it and none where a board of trade does. */
export const isSameLegalType = (a: string, b: string): boolean => legalType(a) === legalType(b);

const legalType = (text: string): string =>
  normaliseName(text.replace(/^\s*\d{3}\s?-?\s?\d\s*(?:-\s*)?/, ''));

/** `INDETERMINADO`, `Prazo indeterminado`. */
export const isSameDuration = (a: string, b: string): boolean => duration(a) === duration(b);

const duration = (text: string): string =>
  normaliseName(text)
    .replace(/^(?:POR )?PRAZO (?:DE DURACAO )?/, '')
    .replace(/^INDETERMINAD[AO]$/, 'INDETERMINADO');

/** `ROD GO 184` is `Rodovia GO 184`: the kind of a street is often shortened, its name is not. */
export function isSameStreet(a: string, b: string): boolean {
  const [[kind = '', ...name], [otherKind = '', ...otherName]] = [words(a), words(b)];
  if (name.join(' ') !== otherName.join(' ')) return false;
  if (name.length === 0) return kind === otherKind;
  return kind.startsWith(otherKind) || otherKind.startsWith(kind);
}

const words = (text: string): string[] => normaliseName(text).split(' ');

/** An address in parts, as printed; null = not said. */
export interface AddressParts {
  readonly street: string;
  readonly number: string | null;
  readonly complement: string | null;
  readonly district: string | null;
  readonly city: string;
  /** Code of the state. */
  readonly state: string;
  /** 8 digits. */
  readonly postalCode: string | null;
}

/**
 * The parts of an address in one line, in the order of a letter: `RUA DOS INCONFIDENTES, 88, CENTRO, PATOS DE MINAS, MG,
 * 38700-000`.
 * @returns null where it is not sure which part is which
 */
export function addressParts(text: string): AddressParts | null {
  const code = /[\s,;-]*\b(?:CEP\s*:?\s*)?(\d{2}\.?\d{3}-?\d{3})\b[\s.,;-]*/i.exec(text);
  const plain = (code ? text.replace(code[0], ', ') : text).replace(/[\s.,;-]+$/, '');
  const place = /^(.*?)[\s,/(-]+([A-Z]{2})\)?$/i.exec(plain);
  const state = place?.[2]?.toUpperCase() ?? '';
  if (!place?.[1] || !isState(state)) return null;
  const pieces = place[1].split(/\s*,\s*|\s+-\s+/).filter((piece) => piece !== '');
  const numberAt = pieces.findIndex((piece, index) => index > 0 && houseNumber.test(fold(piece)));
  const [street, city] = [pieces[0], pieces.at(-1)];
  // Between number and city stand the complement, which few have, and the district.
  const between = pieces.slice(numberAt < 0 ? 1 : 2, -1);
  if (!street || !city || pieces.length < 3 || numberAt > 1 || between.length > 2) return null;
  if (numberAt < 0 && between.length !== 1) return null;
  return {
    street,
    number: numberAt < 0 ? null : (pieces[1] ?? null),
    complement: between.length === 2 ? (between[0] ?? null) : null,
    district: between.at(-1) ?? null,
    city,
    state,
    postalCode: code?.[1] ? digitsOf(code[1]) : null,
  };
}

const houseNumber = /^(?:N[ºO.]{0,2}\s?)?(?:\d+\s?[A-Z]?|S\/?N[ºO.]?|SEM NUMERO)$/;
