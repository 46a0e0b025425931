import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TableCell, TableFile } from './tableFile.ts';

/** A cell as it crosses to the thread that writes the workbook; null = nothing in it. */
export type SheetCell =
  | string
  | { readonly number: number; readonly format: string }
  | { readonly wall: string; readonly format: string }
  | null;

/** What the thread is told. */
export interface SheetJob {
  readonly name: string;
  readonly header: readonly string[];
  readonly lines: readonly (readonly SheetCell[])[];
}

/**
 * A workbook of one sheet: its head stays in view, numbers and days can be counted with, texts are never formulas. Written
 * by a thread of its own, since the file is only known as a whole: 20,000 lines take a second and 150 MB.
 */
export function xlsxFile(header: readonly string[], name: string): TableFile {
  const lines: (readonly SheetCell[])[] = [];
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    limit: 20_000,
    add: (more) => void lines.push(...more.map((line) => line.map(toSheetCell))),
    end: async () => [await written({ name: sheetName(name), header: header.map(harmless), lines })],
  };
}

async function written(job: SheetJob): Promise<Buffer> {
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), { workerData: job });
  try {
    const [file] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } finally {
    await worker.terminate();
  }
}

function toSheetCell({ text, sheet }: TableCell): SheetCell {
  if (sheet === null) return text === '' ? null : harmless(text);
  const { value, format } = sheet;
  return typeof value === 'number' ? { number: value, format } : { wall: value.wall, format };
}

/** Longer texts, and signs that XML does not know, make a file that no program opens. */
const harmless = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 forbids
  const clean = text.toWellFormed().replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  return clean.length > longest ? `${clean.slice(0, longest - 1)}…` : clean;
};
const longest = 32_767;

/** As programs take the name of a sheet: at most 31 signs, none of these. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);
