import { AppError } from '../../../../domain/errors.ts';
import { createLimiter } from '../../../kit/limiter.ts';
import { checkPdf } from '../reader/checkPdf.ts';
import { createPdfReader, type PdfSource } from '../reader/pdfReader.ts';
import { defaultLimits } from '../reader/readLimits.ts';

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
 * 'file-password-wrong', 'file-too-many-pages', 'server-busy'
 */
export async function inspectPdf(
  { path, name, password }: PdfToInspect,
  limits: { readonly maxBytes: number; readonly maxPages: number },
): Promise<number> {
  const bytes = await checkPdf(path, name, limits.maxBytes);
  return fewAtOnce(() => countPages({ path, name, bytes, password }, limits.maxPages));
}

/** Each takes a process of its own: a crowd of uploads must not become a crowd of processes. */
const fewAtOnce = createLimiter(4, 100, () => new AppError('server-busy'));

async function countPages(source: PdfSource, maxPages: number): Promise<number> {
  const { name } = source;
  const reader = createPdfReader(source, defaultLimits);
  try {
    const pages = await reader.open();
    if (pages < 1) throw new AppError('file-damaged', { file: name });
    if (pages > maxPages) throw new AppError('file-too-many-pages', { file: name, pages, limit: maxPages });
    return pages;
  } finally {
    reader.stop();
  }
}
