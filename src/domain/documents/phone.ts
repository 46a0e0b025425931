import { fillMask, fillWhileTyping } from './normalise.ts';
import { type DocumentProblem, problem } from './problem.ts';

/**
 * Area codes in use in Brazil.
 * @see Anatel, Plano Geral de Códigos Nacionais (Resolução 263/2001, today Resolução 749/2022)
 */
const areaCodes: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 ' +
    '63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Services paid or shared by who is called: 0800 and the like, dialled without an area. */
const services = /^(300|500|800|900)\d{6,7}$/;

/**
 * A telephone number as typed or pasted, as `+` and its digits with the country first (ITU-T E.164):
 * `(11) 91234-5678`, `011 91234 5678`, `+55 11 91234-5678`, `0800 123 4567`, `+1 (212) 555-0100`.
 * A number without `+` is a Brazilian one. Whether it can exist is for `isPhone` to say.
 * @returns null when it is no number of a plausible length, or holds letters or an extension
 */
export function readPhone(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/^[\s\p{L}.ºª°:']+/u, '');
  if (!/^\+?[\d\p{P}\p{Z}\p{Cf}]+$/u.test(plain)) return null;
  const digits = plain.replace(/\D/g, '');
  if (/^\s*\(?\+/.test(plain)) return `+${digits}`;
  if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`;
  const national = digits.replace(/^0+/, '');
  if (/^55\d{10,11}$/.test(national)) return `+${national}`;
  return /^\d{10,11}$/.test(national) || services.test(national) ? `+55${national}` : null;
}

export const isPhone = (value: string): boolean => explainPhone(value) === null;

/** `(11) 91234-5678`, `(11) 3123-4567`, `0800 123 4567`; a foreign number as it is, since each country groups its own way. */
export function formatPhone(value: string): string {
  const national = /^\+55(\d{9,11})$/.exec(value)?.[1];
  if (national === undefined) return value;
  if (services.test(national))
    return `0${national.slice(0, 3)} ${national.slice(3, -4)} ${national.slice(-4)}`;
  return fillMask(national.length === 11 ? '(00) 00000-0000' : '(00) 0000-0000', national);
}

/** A Brazilian number punctuated as far as it is typed. */
export const punctuatePhone = (text: string): string =>
  /^[+0]/.test(text.trim()) ? text : fillWhileTyping(['(00) 0000-0000', '(00) 00000-0000'], text);

/**
 * What is wrong with a stored number, or null. Brazilian mobile numbers have nine digits and begin with 9, fixed
 * ones eight and begin with 2 to 5; of a foreign number only the length is judged.
 * @see Anatel, Resolução 749/2022, Regulamento de Numeração
 */
export function explainPhone(value: string): DocumentProblem | null {
  const digits = /^\+([1-9]\d*)$/.exec(value)?.[1];
  if (digits === undefined) return problem('phone-length', { found: value.replace(/\D/g, '').length });
  if (!digits.startsWith('55')) {
    return digits.length >= 8 && digits.length <= 15
      ? null
      : problem('phone-length', { found: digits.length });
  }
  const national = digits.slice(2);
  if (services.test(national)) return null;
  const area = national.slice(0, 2);
  if (national.length !== 10 && national.length !== 11) {
    return problem('phone-length', { found: national.length });
  }
  if (!areaCodes.has(area)) return problem('unknown-area-code', { area });
  const shape = national.length === 11 ? /^9/ : /^[2-5]/;
  return shape.test(national.slice(2)) ? null : problem('phone');
}
