import { AppError } from '../../../../domain/errors.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { mostColumns, mostLines } from '../../../../metadata/importLimits.ts';
import type { EntityModel } from '../models.ts';
import { readXlsx } from '../sheet/readXlsx.ts';
import type { WorkbookCell } from '../sheet/workbookCells.ts';
import { countKnown, matchColumns } from './columns.ts';
import { type CsvTable, readCsv } from './readCsv.ts';

/** Media types of table files. */
export const csvType = 'text/csv';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table file as lines of texts. */
export interface TableRead extends CsvTable {
  /** The language its numbers and days are written in. */
  readonly locale: Locale;
  /** Of a workbook: its sheets and the one that was read. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
}

export interface TableFileGiven {
  readonly bytes: Buffer;
  readonly type: string;
  /** Name of the sheet; null = the first. */
  readonly sheet: string | null;
}

/**
 * A CSV or a workbook as lines of texts, the first of them titles.
 * @param preferred the language when the titles do not tell
 * @throws AppErrors of the whole file: see `readCsv`, `readXlsx`
 */
export async function readTable(
  { bytes, type, sheet }: TableFileGiven,
  model: EntityModel,
  preferred: Locale,
): Promise<TableRead> {
  const localeOf = (titles: readonly string[]) => matchColumns(titles, model, preferred).locale;
  // A workbook is one whatever it is called; no CSV begins like an archive.
  if (type === csvType && !isWorkbook(bytes)) {
    const table = readCsv(bytes, (titles) => countKnown(titles, model));
    return { ...table, locale: localeOf(table.header.cells), sheets: [], sheet: null };
  }
  const book = await readXlsx(bytes, { rows: mostLines + 1, columns: mostColumns }, sheet);
  const [head, ...rows] = book.rows;
  if (!head || rows.length === 0) throw new AppError('import-empty');
  const header = { line: head.line, cells: head.cells.map((cell) => written(cell, preferred)) };
  const locale = localeOf(header.cells);
  const lines = rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => written(cell, locale)) }));
  return { header, lines, locale, sheets: book.sheets, sheet: book.sheet };
}

const isWorkbook = (bytes: Buffer) => ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'));

/** As somebody of that language writes it, for the field types to read. */
function written(cell: WorkbookCell, locale: Locale): string {
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return locale === 'pt-br' ? cell.number.replace('.', ',') : cell.number;
  if ('isTrue' in cell) return enumLabel(locale)('SimNao', cell.isTrue ? 'S' : 'N');
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d).*)?$/.exec(cell.wall) ?? [];
  if (year === undefined) return cell.wall;
  const date = locale === 'pt-br' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
  return time === undefined ? date : `${date} ${time}`;
}
