import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { CsvCell } from '../../../../domain/csv.ts';
import type { SheetValue } from '../../../../field-types/sheetValue.ts';

/** A cell of an exported table. */
export interface TableCell extends CsvCell {
  /** Where it is a number or a time. */
  readonly sheet: SheetValue | null;
}

/** A file that grows by the lines of a table, and is read while it grows. */
export interface TableFile {
  /** Media type. */
  readonly type: string;
  readonly extension: string;
  /** Most lines it takes. */
  readonly limit: number;
  /** Its bytes as they come; whoever writes waits for whoever reads. */
  readonly bytes: Readable;
  add(lines: readonly (readonly TableCell[])[]): Promise<void>;
  /** Nothing is added after that. */
  end(): Promise<void>;
}

/** Writes, and waits while more is written than read. */
export async function writeTo(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
