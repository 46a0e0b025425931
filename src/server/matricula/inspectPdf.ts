import { AppError } from '../../domain/errors.ts';
import { checkPdf } from '../ocr/checkPdf.ts';
import { createPdfReader } from '../ocr/pdfReader.ts';
import { defaultLimits } from '../ocr/readLimits.ts';

export interface PdfToInspect {
  readonly path: string;
  /** As the person knows it: for messages only. */
  readonly name: string;
  readonly password: string | null;
}

/**
 * What can be told of a PDF while its sender waits: that it is one, opens, with this password, and has not too
 * many pages. Nothing is rasterised; the parser runs in a process of its own.
 * @returns the number of pages
 * @throws AppError 'file-empty', 'file-not-pdf', 'file-too-large', 'file-damaged', 'file-password',
 * 'file-password-wrong', 'file-too-many-pages'
 */
export async function inspectPdf(
  { path, name, password }: PdfToInspect,
  limits: { readonly maxBytes: number; readonly maxPages: number },
): Promise<number> {
  const bytes = await checkPdf(path, name, limits.maxBytes);
  const reader = createPdfReader({ path, name, bytes, password }, defaultLimits);
  try {
    const pages = await reader.open();
    if (pages < 1) throw new AppError('file-damaged', { file: name });
    if (pages > limits.maxPages)
      throw new AppError('file-too-many-pages', { file: name, pages, limit: limits.maxPages });
    return pages;
  } finally {
    reader.stop();
  }
}
