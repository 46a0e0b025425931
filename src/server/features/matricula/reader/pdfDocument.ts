import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Pdfium, Pointer } from './pdfium.ts';
import { withMemory } from './pdfium.ts';

/** Why pdfium would not open a document or page; the parent turns it into an `AppError`. */
export type OpenFailure = 'damaged' | 'password' | 'protected';

export class PdfFailure extends Error {
  readonly failure: OpenFailure;
  constructor(failure: OpenFailure) {
    super(failure);
    this.failure = failure;
  }
}

export interface PdfDocument {
  readonly handle: Pointer;
  readonly pageCount: number;
  /** The file's bytes in the module's memory. */
  readonly data: Pointer;
  readonly size: number;
}

/** `FPDF_GetLastError`: 4 also for a wrong password, 5 for a security handler pdfium does not know. */
const failureOfError: Readonly<Record<number, OpenFailure>> = { 4: 'password', 5: 'protected' };

/** @throws PdfFailure */
export function openDocument(pdfium: Pdfium, path: string, password: string | null): PdfDocument {
  const { data, size } = readIntoMemory(pdfium, path);
  // The bytes stay: pdfium reads from them as long as the document is open.
  const handle = withText(pdfium, password, (text) => pdfium._FPDF_LoadMemDocument64(data, size, text));
  if (handle === 0) throw new PdfFailure(failureOfError[pdfium._FPDF_GetLastError()] ?? 'damaged');
  const pageCount = pdfium._FPDF_GetPageCount(handle);
  if (pageCount < 1) throw new PdfFailure('damaged');
  return { handle, pageCount, data, size };
}

/** The pages of an open document, one at a time. */
export interface OpenPages {
  /** Page `number` (1 for the first), which stays open until another one is asked for. @throws PdfFailure when it cannot be loaded */
  page(number: number): Pointer;
  /** Closes the page that is open: whoever changed it asks for a fresh one. */
  close(): void;
}

/** What is asked of a page follows each other, and only an open one keeps its decoded pictures: 12 ms of a scan's 180 a page. */
export function openPages(pdfium: Pdfium, document: PdfDocument): OpenPages {
  let open: { readonly number: number; readonly handle: Pointer } | null = null;
  const close = () => {
    if (open !== null) pdfium._FPDF_ClosePage(open.handle);
    open = null;
  };
  return {
    page(number) {
      if (open?.number === number) return open.handle;
      close();
      const handle = pdfium._FPDF_LoadPage(document.handle, number - 1);
      if (handle === 0) throw new PdfFailure('damaged');
      open = { number, handle };
      return handle;
    },
    close,
  };
}

/** Straight into the module's memory, in pieces, so that the file is held once. */
function readIntoMemory(pdfium: Pdfium, path: string): { data: Pointer; size: number } {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const data = pdfium._malloc(Math.max(size, 1));
    if (data === 0) throw new RangeError('pdfium is out of memory');
    let done = 0;
    while (done < size) {
      const read = readSync(file, pdfium.HEAPU8, data + done, size - done, done);
      if (read === 0) break;
      done += read;
    }
    return { data, size: done };
  } finally {
    closeSync(file);
  }
}

function withText<T>(pdfium: Pdfium, text: string | null, use: (pointer: Pointer) => T): T {
  if (text === null) return use(0);
  const bytes = new TextEncoder().encode(`${text}\0`);
  return withMemory(pdfium, bytes.length, (pointer) => {
    pdfium.HEAPU8.set(bytes, pointer);
    return use(pointer);
  });
}
