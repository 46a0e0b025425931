import { PassThrough } from 'node:stream';
import { byteOrderMark, toCsvLines } from '../../../../domain/csv.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { type TableFile, writeTo } from './tableFile.ts';

/** A CSV as spreadsheets of the reader's country open it. */
export function writeCsv(header: readonly string[], locale: Locale): TableFile {
  const head = header.map((text) => ({ text, isNumber: false }));
  const bytes = new PassThrough();
  bytes.write(byteOrderMark + toCsvLines([head], locale));
  return {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    limit: 1_000_000,
    bytes,
    add: (lines) => writeTo(bytes, toCsvLines(lines, locale)),
    async end() {
      bytes.end();
    },
  };
}
