import type { Locale } from './locale.ts';

export interface CsvCell {
  readonly text: string;
  /** Numbers of ours may begin with a minus; texts of people may not begin like a formula. */
  readonly isNumber: boolean;
}

export const csvSeparators: Readonly<Record<Locale, string>> = { 'pt-br': ';', 'en-us': ',' };

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Lines of a table as spreadsheets of the reader's country open them: their separator, quotes where needed (RFC 4180),
 * CRLF. @see OWASP, CSV injection: a text that begins like a formula gets an apostrophe before it
 */
export function toCsvLines(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const separator = csvSeparators[locale];
  return rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('');
}

/** The text of a cell as it was before `toCsvLines` made it harmless. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && isFormulaLike(text) ? text.slice(1) : text;

const harmless = ({ text, isNumber }: CsvCell): string =>
  !isNumber && isFormulaLike(text) ? `'${text}` : text;

/**
 * Begins with what starts a formula, full-width signs included, also behind blanks that some programs skip; or with
 * a control character. A text that has apostrophes of its own before that gets one more, so that one can be taken off.
 */
const isFormulaLike = (text: string): boolean =>
  /^'*(?:[\t\r\n\0]|[\s\0\u200b\ufeff]*[=+\-@＝＋－＠])/u.test(text);

/** Any of the usual separators asks for quotes: the file may be opened where another one is usual. */
function quoted(cell: CsvCell, separator: string): string {
  const text = harmless(cell);
  const breaks = cell.isNumber
    ? text.includes(separator)
    : /[",;\t\r\n\0]/.test(text) || text !== text.trim();
  return breaks ? `"${text.replaceAll('"', '""')}"` : text;
}
