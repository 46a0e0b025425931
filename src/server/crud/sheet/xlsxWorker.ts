import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { SheetCell, SheetJob } from './xlsxFile.ts';

/** Writes one workbook and ends: `workerData` is a `SheetJob`, the message that comes back the bytes of the file. */
const { name, header, lines } = workerData as SheetJob;

function cellOf(cell: SheetCell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if ('number' in cell) return { value: cell.number, type: Number, format: cell.format };
  // The library reads a date's UTC: the clock on the wall is what is written.
  const wall = cell.wall.length > 10 ? cell.wall : `${cell.wall}T00:00:00`;
  return { value: new Date(`${wall}Z`), type: Date, format: cell.format };
}

/** In characters: as wide as its head, or as what stands in its first lines. */
const widthOf = (column: number): number => {
  const shown = lines.slice(0, 100).map((line) => lengthOf(line[column] ?? null));
  return Math.min(Math.max(10, (header[column]?.length ?? 0) + 2, ...shown), 60);
};

const lengthOf = (cell: SheetCell): number => {
  if (cell === null) return 0;
  return typeof cell === 'string' ? cell.length + 2 : 'number' in cell ? 16 : cell.wall.length + 2;
};

const head = header.map((text) => ({ value: text, type: String, fontWeight: 'bold' as const }));
const file = await writeXlsxFile([head, ...lines.map((line) => line.map(cellOf))], {
  sheet: name,
  stickyRowsCount: 1,
  columns: header.map((_text, column) => ({ width: widthOf(column) })),
}).toBuffer();
parentPort?.postMessage(new Uint8Array(file));
