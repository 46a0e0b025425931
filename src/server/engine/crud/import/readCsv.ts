import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../../../domain/errors.ts';
import { mostColumns, mostLines } from '../../../../metadata/importLimits.ts';

export interface CsvLine {
  /** Number of the line in the file where it begins, as editors count. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly header: CsvLine;
  /** Lines with anything in them. */
  readonly lines: readonly CsvLine[];
}

/** As Excel, LibreOffice and databases write them; Brazil's first. */
const separators = [';', ',', '\t'] as const;

/**
 * A CSV file as spreadsheets write it: UTF-8 with or without its mark, UTF-16 with it, else Windows-1252; semicolon,
 * comma or tab; quotes with line breaks; any line ends; Excel's `sep=;` line.
 * @param fits how well cells serve as titles, so that the separator is chosen by what it brings to light
 * @throws AppError 'import-empty', 'import-too-long', 'import-too-wide', 'import-unreadable' with the line
 */
export function readCsv(bytes: Buffer, fits: (titles: readonly string[]) => number): CsvTable {
  const whole = decode(bytes);
  const told = /^sep=([^\r\n])\r?\n/i.exec(whole);
  const text = told ? whole.slice(told[0].length) : whole;
  const separator = told?.[1] ?? likeliest(text, fits);
  const records = recordsOf(text, separator, told ? 1 : 0);
  if (records.some(({ cells }) => cells.length > mostColumns))
    throw new AppError('import-too-wide', { limit: mostColumns });
  const [header, ...lines] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!header || lines.length === 0) throw new AppError('import-empty');
  if (lines.length > mostLines) throw new AppError('import-too-long', { limit: mostLines });
  return { header, lines };
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator under which most titles are known; among equals the one that makes most of them. */
function likeliest(text: string, fits: (titles: readonly string[]) => number): string {
  const tried = separators.map((separator) => {
    const titles = titlesOf(text, separator);
    return { separator, known: fits(titles), count: titles.length };
  });
  const [best] = tried.toSorted((one, other) => other.known - one.known || other.count - one.count);
  return best?.separator ?? ';';
}

function titlesOf(text: string, separator: string): readonly string[] {
  try {
    return parse(text, { ...options(separator), skip_empty_lines: true, to: 1 })[0] ?? [];
  } catch {
    return [];
  }
}

function recordsOf(text: string, separator: string, linesBefore: number): CsvLine[] {
  const found: CsvLine[] = [];
  let line = linesBefore + 1;
  try {
    parse(text, {
      ...options(separator),
      to: mostLines + 1000,
      on_record: (cells: string[]) => {
        found.push({ line, cells });
        line += 1 + lineBreaksIn(cells);
        return null;
      },
    });
    return found;
  } catch (error) {
    if (error instanceof CsvError) throw new AppError('import-unreadable', { line }, { cause: error });
    throw error;
  }
}

/** The library counts a quoted CRLF as two. */
const lineBreaksIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

const options = (delimiter: string) => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
});
