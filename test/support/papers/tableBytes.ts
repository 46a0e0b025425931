import { buffer } from 'node:stream/consumers';
import type { TableCell, TableFile } from '../../../src/server/engine/crud/sheet/tableFile.ts';

/** A table file with these lines, whole: read while it is written. */
export async function tableBytes(file: TableFile, lines: readonly (readonly TableCell[])[]): Promise<Buffer> {
  const bytes = buffer(file.bytes);
  await file.add(lines);
  await file.end();
  return bytes;
}
