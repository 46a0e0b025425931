import type { PdfDocument } from './pdfDocument.ts';
import type { Pdfium } from './pdfium.ts';

/** What a PDF carries beside its pages: nothing of it is ever run, opened or fetched here, but people are told. */
export type ActiveContent = 'script' | 'launch' | 'attachment';

/**
 * By the names in the file's plain parts, and by what pdfium counts, since the names may be packed away.
 * @see ISO 32000-2, 12.6.4 (actions) and 7.11.4 (embedded files)
 */
export function activeContentOf(pdfium: Pdfium, { handle, data, size }: PdfDocument): ActiveContent[] {
  const bytes = Buffer.from(pdfium.HEAPU8.buffer, data, size);
  const has = (name: string) => bytes.includes(name, 0, 'latin1');
  const found: Readonly<Record<ActiveContent, boolean>> = {
    script: has('/JavaScript') || pdfium._FPDFDoc_GetJavaScriptActionCount(handle) > 0,
    launch: has('/Launch'),
    attachment: has('/EmbeddedFile') || pdfium._FPDFDoc_GetAttachmentCount(handle) > 0,
  };
  return (Object.keys(found) as ActiveContent[]).filter((kind) => found[kind]);
}
