import { AppError } from '../../../../domain/errors.ts';
import type { PageText } from '../../../../domain/pages/words.ts';
import { createLimiter } from '../../../kit/limiter.ts';
import { checkPdf } from '../../matricula/reader/checkPdf.ts';
import { fromLayer } from '../../matricula/reader/pageSteps.ts';
import {
  createPdfReader,
  PageTrouble,
  type PdfReader,
  type PdfSource,
} from '../../matricula/reader/pdfReader.ts';
import { defaultLimits } from '../../matricula/reader/readLimits.ts';
import { noTimes } from '../../matricula/reader/readPage.ts';
import type { FileLook } from './documentData.ts';

export interface Look extends FileLook {
  /** Words of the pages that are read; null where they are pictures, which a worker has to recognise. */
  readonly texts: readonly PageText[] | null;
}

export interface FileToLookInto {
  readonly path: string;
  /** As the person knows it: for messages only. */
  readonly name: string;
  /** Tried where the file does not open without one. */
  readonly password?: string | null;
}

export interface LookLimits {
  readonly maxPdfBytes: number;
  readonly maxPdfPages: number;
}

/** Whoever sent the file waits: what takes longer is left to the worker. */
const patienceMs = 15_000;
const pageMilliseconds = 10_000;

/** Each takes a process of its own. */
const fewAtOnce = createLimiter(2, 100, () => new AppError('server-busy'));

/**
 * Opens a PDF once, in a process of its own with limits, and takes the words of its text layer where it has one.
 * Nothing is rasterised, nothing the file carries is run.
 * @throws AppError 'file-empty', 'file-not-pdf', 'file-too-large', 'file-damaged', 'file-too-many-pages', 'file-blank',
 * 'file-password', 'file-password-wrong', 'server-busy'
 */
export async function lookInto(
  { path, name, password = null }: FileToLookInto,
  { maxPdfBytes, maxPdfPages }: LookLimits,
): Promise<Look> {
  const bytes = await checkPdf(path, name, maxPdfBytes);
  const look = (source: PdfSource) => lookWith(source, maxPdfPages);
  return fewAtOnce(async () => {
    try {
      return { ...(await look({ path, name, bytes, password: null })), isLocked: false };
    } catch (cause) {
      if (password === null || !(cause instanceof AppError) || cause.code !== 'file-password') throw cause;
      return { ...(await look({ path, name, bytes, password })), isLocked: true };
    }
  });
}

async function lookWith(source: PdfSource, maxPdfPages: number): Promise<Omit<Look, 'isLocked'>> {
  const { name } = source;
  const reader = createPdfReader(source, { ...defaultLimits, pageMilliseconds });
  try {
    const pages = await reader.open();
    if (pages < 1) throw new AppError('file-damaged', { file: name });
    if (pages > maxPdfPages)
      throw new AppError('file-too-many-pages', { file: name, pages, limit: maxPdfPages });
    return { pages, active: reader.activeContent(), texts: await ownText(reader, pages, name) };
  } finally {
    reader.stop();
  }
}

/**
 * What a certificate says of itself stands at its beginning and its end; a registry record of hundreds of pages is read
 * as such elsewhere.
 */
export function pagesToRead(pages: number): readonly number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return pages <= firstPages + lastPages ? all : [...all.slice(0, firstPages), ...all.slice(-lastPages)];
}

const firstPages = 12;
const lastPages = 3;

async function ownText(reader: PdfReader, pages: number, name: string): Promise<readonly PageText[] | null> {
  const since = performance.now();
  const texts: PageText[] = [];
  try {
    for (const page of pagesToRead(pages)) {
      if (performance.now() - since > patienceMs) return null;
      const layer = await reader.ask('layer', { page });
      if (layer.verdict !== 'usable' && layer.verdict !== 'blank') return null;
      texts.push(fromLayer(layer, noTimes).text);
    }
  } catch (cause) {
    if (!(cause instanceof PageTrouble)) throw cause;
    if (cause.endsFile) throw new AppError(cause.code, { file: name, page: texts.length + 1 }, { cause });
    return null;
  }
  if (texts.every(({ source }) => source === 'blank')) throw new AppError('file-blank', { file: name });
  return texts;
}
