/** Why an identifier is not accepted. The text stands in `i18n/` under `documents.<code>`. */
export type DocumentProblemCode =
  | 'length'
  | 'length-either'
  | 'characters'
  | 'digits'
  | 'repeated'
  | 'last-digit'
  | 'second-last-digit'
  | 'check-digits'
  | 'superseded'
  | 'unknown-state'
  | 'unknown-municipality'
  | 'state-mismatch'
  | 'state-unlikely'
  | 'doubtful-letter'
  | 'unknown-area-code'
  | 'phone'
  | 'phone-length';

export interface DocumentProblem {
  readonly code: DocumentProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export const problem = (
  code: DocumentProblemCode,
  params: DocumentProblem['params'] = {},
): DocumentProblem => ({ code, params });

/** @returns why `text` is not `length` digits (at most, where a range is given), or null */
export function explainDigits(text: string, length: number, atMost = length): DocumentProblem | null {
  if (!/^\d*$/.test(text)) return problem('digits');
  if (text.length >= length && text.length <= atMost) return null;
  return problem('length', {
    expected: length === atMost ? length : `${length}–${atMost}`,
    found: text.length,
  });
}

/**
 * Compares the two check digits at the end of `text` with the right ones.
 * @returns null when they agree; else which one should be what, so that a typist finds the slip
 */
export function compareCheckDigits(text: string, expected: string): DocumentProblem | null {
  const found = text.slice(-expected.length);
  if (found === expected) return null;
  const last = { found: found.slice(-1), expected: expected.slice(-1) };
  if (expected.length === 1 || found[0] === expected[0]) return problem('last-digit', last);
  if (last.found === last.expected) {
    return problem('second-last-digit', { found: found.slice(0, 1), expected: expected.slice(0, 1) });
  }
  return problem('check-digits', { found, expected });
}
