import { byteOrderMark, toCsvLines } from '../../../domain/csv.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { TableFile } from './tableFile.ts';

/** A CSV as spreadsheets of the reader's country open it. */
export function csvFile(header: readonly string[], locale: Locale): TableFile {
  const head = header.map((text) => ({ text, isNumber: false }));
  const parts = [Buffer.from(byteOrderMark + toCsvLines([head], locale))];
  return {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    limit: 100_000,
    add: (lines) => void parts.push(Buffer.from(toCsvLines(lines, locale))),
    end: async () => parts,
  };
}
