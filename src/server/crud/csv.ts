import type { Locale } from '../../domain/locale.ts';

export interface CsvCell {
  readonly text: string;
  /** Numbers of ours may begin with a minus; texts of people may not begin like a formula. */
  readonly isNumber: boolean;
}

const separators: Readonly<Record<Locale, string>> = { 'pt-br': ';', 'en-us': ',' };

/**
 * A table as spreadsheets of the reader's country open it: their separator, a byte order mark, CRLF.
 * @see OWASP, CSV injection: a text that begins like a formula gets an apostrophe before it
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const separator = separators[locale];
  const lines = rows.map((row) => row.map((cell) => quoted(harmless(cell), separator)).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const harmless = ({ text, isNumber }: CsvCell): string =>
  !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
