import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../../../domain/errors.ts';
import { makePictureFiles } from '../../../kit/files/pictureFiles.ts';
import { tooLarge } from '../../../kit/files/tooLarge.ts';
import type { ActiveContent } from './activeContent.ts';
import { checkPdf } from './checkPdf.ts';
import type { Ocr } from './ocr.ts';
import { finishPage } from './pageSteps.ts';
import { createPdfReader, type PdfReader } from './pdfReader.ts';
import { meanConfidence, type QualityLevel, qualityLevelOf } from './qualityLevel.ts';
import { createReaderProcess } from './readerProcess.ts';
import type { PageImage } from './readerProtocol.ts';
import { defaultLimits, type ReadLimits } from './readLimits.ts';
import { noTimes, type PageTimes, type ReadPage, type ReadStep, sumTimes } from './readPage.ts';
import { createSharing } from './sharing.ts';

export interface ReadOptions {
  /** The file's name as the person knows it: for messages only. */
  readonly name: string;
  /** Shared by every document of the process. */
  readonly ocr: Ocr;
  readonly password?: string | null;
  /** Dots an inch of the page images handed to `onPage`; absent = no images. */
  readonly imageDpi?: number;
  /** Pages stored by an earlier run that was stopped: they are taken as they are. */
  readonly finishedPages?: readonly ReadPage[];
  readonly limits?: Partial<ReadLimits>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Called as pages finish, in any order, and awaited: store the page here to be able to resume. */
  readonly onPage?: (page: ReadPage, image: PageImage | null) => Promise<void> | void;
}

export interface ReadProgress {
  readonly step: ReadStep;
  readonly page: number;
  readonly pages: number;
  /** How many are done, those of an earlier run included. */
  readonly finished: number;
}

export interface ReadDocument {
  readonly pageCount: number;
  /** By page number; those of an earlier run included. */
  readonly pages: readonly ReadPage[];
  readonly level: QualityLevel;
  /** Scripts and the like in the file; none of it was run. */
  readonly active: readonly ActiveContent[];
  /** Sums over the pages: more than the wall clock when pages were read side by side. */
  readonly times: PageTimes;
  /** The clock's time of this run. */
  readonly elapsedMs: number;
}

/**
 * Reads a PDF: its own text where that is usable, recognition where it is not. Pages are read side by side,
 * as many as there are cores, in processes of their own with limits on time and memory; whatever a file does,
 * this process keeps its memory and other files go on.
 * @throws AppError 'file-*' for the file as a whole; a single page that fails is marked (`ReadPage.failure`),
 * unless it is heavy enough to be a bomb
 * @throws the signal's reason when aborted
 */
export async function readPdf(source: string | Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  if (typeof source === 'string') return readFromPath(source, options);
  const limits = { ...defaultLimits, ...options.limits };
  if (source.byteLength > limits.bytes) throw tooLarge(options.name, source.byteLength, limits.bytes);
  const folder = await mkdtemp(join(tmpdir(), 'folio-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, source, { mode: 0o600 });
    return await readFromPath(path, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Preparing a page takes about a third of recognising it: one reader keeps three engines busy. */
const ENGINES_PER_READER = 3;

async function readFromPath(path: string, options: ReadOptions): Promise<ReadDocument> {
  const { name, ocr, finishedPages = [], signal, onProgress, onPage } = options;
  const limits: ReadLimits = { ...defaultLimits, ...options.limits };
  const started = performance.now();
  signal?.throwIfAborted();
  const bytes = await checkPdf(path, name, limits.bytes);
  const file = { path, name, bytes, password: options.password ?? null };

  const late = AbortSignal.timeout(limits.documentMilliseconds);
  const stopped = new AbortController();
  const ends = AbortSignal.any([late, stopped.signal, ...(signal === undefined ? [] : [signal])]);
  const maxReaders = Math.max(1, Math.ceil(ocr.workers / ENGINES_PER_READER));
  // Each engine has a page, and each reader prepares the next one meanwhile.
  const mostLanes = ocr.workers + maxReaders;
  const pictures = await makePictureFiles(mostLanes);
  const readers: PdfReader[] = [];
  const makeReader = () => {
    const reader = createPdfReader(file, limits, createReaderProcess(path, undefined, [], pictures.files));
    readers.push(reader);
    return reader;
  };
  const stopReaders = () => {
    for (const reader of readers) reader.stop();
  };
  ends.addEventListener('abort', stopReaders, { once: true });

  try {
    ends.throwIfAborted();
    const first = makeReader();
    onProgress?.({ step: 'open', page: 0, pages: 0, finished: 0 });
    const pageCount = await first.open();
    if (pageCount > limits.pages) {
      throw new AppError('file-too-many-pages', { file: name, pages: pageCount, limit: limits.pages });
    }

    const pages = new Map(finishedPages.map((page) => [page.text.page, page]));
    const todo = Array.from({ length: pageCount }, (_, i) => i + 1).filter((number) => !pages.has(number));
    const sharing = createSharing(makeReader, maxReaders, [first]);
    const tell = (step: ReadStep, page: number) =>
      onProgress?.({ step, page, pages: pageCount, finished: pages.size });
    const { imageDpi } = options;
    const means = { name, sharing, ocr, limits, signal: ends, imageDpi, pictures: pictures.files, tell };

    const readPages = async (lane: number) => {
      for (let number = todo.shift(); number !== undefined; number = todo.shift()) {
        ends.throwIfAborted();
        const { page, image } = await finishPage(number, means, lane);
        await onPage?.(page, image);
        pages.set(number, page);
        tell('done', number);
      }
    };
    const lanes = Array.from({ length: Math.min(todo.length, mostLanes) }, (_, lane) => readPages(lane));
    await settleAll(lanes, () => stopped.abort());

    const inOrder = [...pages.values()].sort((a, b) => a.text.page - b.text.page);
    const active = first.activeContent();
    const elapsedMs = performance.now() - started;
    return { pageCount, pages: inOrder, ...summaryOf(inOrder, name), active, elapsedMs };
  } catch (cause) {
    signal?.throwIfAborted();
    if (late.aborted) {
      const minutes = Math.max(1, Math.round(limits.documentMilliseconds / 60_000));
      throw new AppError('file-too-long', { file: name, minutes }, { cause });
    }
    throw cause;
  } finally {
    ends.removeEventListener('abort', stopReaders);
    stopReaders();
    await pictures.remove();
  }
}

/** The first failure stops the others; all have ended when this returns or throws it. */
async function settleAll(running: readonly Promise<void>[], stop: () => void): Promise<void> {
  let failure: { cause: unknown } | null = null;
  const watched = running.map((promise) =>
    promise.catch((cause: unknown) => {
      failure ??= { cause };
      stop();
    }),
  );
  await Promise.all(watched);
  if (failure !== null) throw (failure as { cause: unknown }).cause;
}

function summaryOf(pages: readonly ReadPage[], name: string): Pick<ReadDocument, 'level' | 'times'> {
  const failed = pages.find((page) => page.failure !== null);
  const isReadable = pages.some(({ text }) => text.source !== 'photo' && text.words.length > 0);
  if (pages.length > 1 && pages.every(({ failure }) => lateFailures.includes(failure)))
    throw new AppError('file-pages-too-slow', { file: name, pages: pages.length });
  if (!isReadable && failed?.failure != null) {
    throw new AppError(failed.failure, { file: name, page: failed.text.page });
  }
  if (!isReadable) {
    const isBlank = pages.every(({ text }) => text.source === 'blank');
    throw new AppError(isBlank ? 'file-blank' : 'file-no-text', { file: name });
  }
  return {
    level: qualityLevelOf(meanConfidence(pages.flatMap(({ text }) => text.words))),
    times: pages.reduce((sum, { times }) => sumTimes([sum, times]), noTimes),
  };
}

/** Of a page that ran out of time. */
export const lateFailures: readonly unknown[] = ['ocr-page-too-slow', 'file-page-too-slow'];
