import type { CsvCell } from '../../../domain/csv.ts';
import type { SheetValue } from '../../../field-types/sheetValue.ts';

/** A cell of an exported table. */
export interface TableCell extends CsvCell {
  /** Where it is a number or a time. */
  readonly sheet: SheetValue | null;
}

/** A file that grows by the lines of a table. */
export interface TableFile {
  /** Media type. */
  readonly type: string;
  readonly extension: string;
  /** Most lines it takes. */
  readonly limit: number;
  add(lines: readonly (readonly TableCell[])[]): void;
  /** @returns the file, piece by piece in order; nothing is added after that */
  end(): Promise<readonly Buffer[]>;
}
