import { byteOrderMark, type CsvCell, toCsvLines } from '../../../../domain/csv.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { Imported, ImportRemark, TableRead } from '../../data/importing.ts';

/** A file on its way to records: its cells as they are corrected, and which field each column is. */
export interface ImportTable {
  readonly titles: readonly string[];
  /** By column; null = left aside. */
  readonly fields: readonly (string | null)[];
  readonly rows: readonly ImportRow[];
  /** The language numbers and days are written in. */
  readonly locale: Locale;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
}

export interface ImportRow {
  /** As the file counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const tableOf = (read: TableRead): ImportTable => ({
  titles: read.Titulos,
  fields: read.Campos,
  rows: read.Linhas.map(({ Linha, Celulas }) => ({ line: Linha, cells: Celulas })),
  locale: read.Idioma,
  sheets: read.Planilhas,
  sheet: read.Planilha,
});

/** Rows of their own, structures and files are no cells of a table. */
const notInCells: readonly string[] = ['lines', 'json', 'file'];

/** What a column may be. */
export const importableFields = ({ fields, states }: Entity): readonly Field[] =>
  fields.filter(
    ({ name, readOnly, type }) =>
      readOnly !== 'always' && name !== states?.field && !notInCells.includes(type),
  );

/** A column becomes a field; a field is one column, the one said last. */
export const withField = (table: ImportTable, column: number, field: string | null): ImportTable => ({
  ...table,
  fields: table.titles.map((_, at) => {
    const now = table.fields[at] ?? null;
    if (at === column) return field;
    return now === field ? null : now;
  }),
});

export const textAt = ({ fields }: ImportTable, { cells }: ImportRow, field: string): string =>
  cells[fields.indexOf(field)] ?? '';

/** A value typed for a field of a line; a field that has no column yet gets one. */
export function withCell(table: ImportTable, line: number, field: Field, value: string): ImportTable {
  const at = table.fields.indexOf(field.name);
  const column = at >= 0 ? at : table.titles.length;
  const wide =
    at >= 0
      ? table
      : {
          ...table,
          titles: [...table.titles, field.label[table.locale]],
          fields: [...table.titles.map((_, index) => table.fields[index] ?? null), field.name],
        };
  return {
    ...wide,
    rows: wide.rows.map((row) =>
      row.line === line
        ? {
            line,
            cells: Array.from({ length: Math.max(row.cells.length, column + 1) }, (_, index) =>
              index === column ? value : (row.cells[index] ?? ''),
            ),
          }
        : row,
    ),
  };
}

/** What is sent: a CSV of the columns that are fields, and which line of the file each of its lines is. */
export interface SentTable {
  readonly csv: Blob;
  readonly lines: ReadonlyMap<number, number>;
  readonly count: number;
}

/** @param without lines that are left out */
export function toSend(table: ImportTable, without: ReadonlySet<number> = new Set()): SentTable {
  const columns = table.fields.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  const lines = new Map<number, number>();
  let next = 2;
  const rows = table.rows.flatMap(({ line, cells }) => {
    const sent = columns.map(({ at }) => cells[at] ?? '');
    if (without.has(line) || sent.every((cell) => cell.trim() === '')) return [];
    lines.set(next, line);
    next += 1 + sent.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return [sent.map(plain)];
  });
  const head = columns.map(({ field }) => plain(field));
  const text = toCsvLines([head, ...rows], table.locale);
  return { csv: new Blob([text], { type: 'text/csv' }), lines, count: rows.length };
}

const plain = (text: string): CsvCell => ({ text, isNumber: false });

/** Remarks by the lines of the file; those of no line are about the columns. */
export function inFile(report: Imported, { lines }: SentTable): Imported {
  const told = (remarks: readonly ImportRemark[]) =>
    remarks.map((remark) => ({ ...remark, Linha: lines.get(remark.Linha) ?? 0 }));
  return { ...report, Erros: told(report.Erros), Avisos: told(report.Avisos ?? []) };
}

/**
 * Lines that were left out, as a file to correct and send again: the columns as they came, and why.
 * @param reason title of the last column
 */
export function rejectedFile(
  table: ImportTable,
  errors: readonly ImportRemark[],
  reason: string,
  locale: Locale,
): Blob {
  const byLine = Map.groupBy(errors, ({ Linha }) => Linha);
  const rows = table.rows
    .filter(({ line }) => byLine.has(line))
    .map(({ line, cells }) => [
      ...table.titles.map((_, at) => cells[at] ?? ''),
      (byLine.get(line) ?? []).map(({ Texto }) => Texto).join(' '),
    ]);
  const text = toCsvLines(
    [[...table.titles, reason], ...rows].map((row) => row.map(plain)),
    locale,
  );
  return new Blob([byteOrderMark, text], { type: 'text/csv' });
}
