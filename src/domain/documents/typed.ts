/** Identifiers as people type and paste them. A text with anything that does not belong is no such number. */

/**
 * The digits of a text of digits: punctuation, any space and dash, and words before them go.
 * `CEP 01310–100` -> `01310100`.
 * @returns null when something else is among or behind them: a letter dropped in silence would make another number
 */
export function typedDigits(text: string): string | null {
  const [, body = ''] = /^\P{Nd}*(?=\p{Nd})([\p{Nd}./()'\p{Pd}\p{Z}\p{Cf}]*)$/u.exec(plain(text)) ?? [];
  return body.replace(/\D/g, '') || null;
}

/**
 * The capitals and digits of a text of both, such as a CNPJ. A label goes only where it is parted from the
 * number, for letters may begin it: `cnpj: 12.abc.345/01de-35` -> `12ABC34501DE35`.
 * @returns null when something else is among them
 */
export function typedAlphanumerics(text: string, labels: readonly string[]): string | null {
  const label = new RegExp(`^\\s*(?:${labels.join('|')})(?:[\\s:.]+N[.O°]*)?[\\s:.]+`);
  const body = plain(text).toUpperCase().replace(label, '');
  return /^[0-9A-Z./()'\p{Pd}\p{Z}\p{Cf}]*$/u.test(body) ? body.replace(/[^0-9A-Z]/g, '') || null : null;
}

/** Full-width signs become plain ones, line ends and tabs spaces. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\t\r\n]/g, ' ');
