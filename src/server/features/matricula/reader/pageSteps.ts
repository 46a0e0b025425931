import { AppError, type ErrorCode } from '../../../../domain/errors.ts';
import type { PictureFile } from '../../../kit/files/pictureFiles.ts';
import type { Ocr } from './ocr.ts';
import { OcrFailure } from './ocrEngine.ts';
import { PageTrouble, type PdfReader } from './pdfReader.ts';
import type { PreparedPage } from './preparePage.ts';
import { meanConfidence, qualityLevelOf } from './qualityLevel.ts';
import type { PageImage, PageLayer } from './readerProtocol.ts';
import { numberLines } from './readingOrder.ts';
import type { ReadLimits } from './readLimits.ts';
import { noTimes, type PageTimes, type ReadPage, type ReadStep } from './readPage.ts';
import { type RecognizedPage, recognizePage } from './recognizePage.ts';
import type { Sharing } from './sharing.ts';

export interface PageMeans {
  readonly name: string;
  readonly sharing: Sharing<PdfReader>;
  readonly ocr: Ocr;
  readonly limits: ReadLimits;
  readonly signal: AbortSignal;
  readonly imageDpi: number | undefined;
  /** One for each page that is read at the same time. */
  readonly pictures: readonly PictureFile[];
  readonly tell: (step: ReadStep, page: number) => void;
}

export interface FinishedPage {
  readonly page: ReadPage;
  readonly image: PageImage | null;
}

/** Recognition gains nothing above 300 and loses small type below 200. */
const LEAST_DPI = 200;
const MOST_DPI = 300;
/** Second try of a page that needed too much memory. */
const FRUGAL_DPI = 120;

/**
 * One page, from the file's bytes to words. A page that cannot be read comes back marked as failed.
 * @param lane which of the picture files is this page's until it is finished
 * @throws AppError when the page refuses the whole file (a bomb) @throws the signal's reason
 */
export async function finishPage(number: number, means: PageMeans, lane: number): Promise<FinishedPage> {
  let gathered: Gathered | null = null;
  try {
    gathered = await means.sharing.use((reader) => gather(reader, { number, lane }, means));
    const { layer, prepared, image } = gathered;
    if (prepared === null) return { page: fromLayer(layer, gathered.times), image };
    const started = performance.now();
    const recognized = await recognize(layer, prepared, gathered.dpi, means);
    return { page: fromOcr(layer, recognized, { ...gathered.times, ocr: since(started) }), image };
  } catch (cause) {
    means.signal.throwIfAborted();
    const code = failureOf(cause, number, means.name);
    return { page: failedPage(number, gathered, code), image: gathered?.image ?? null };
  }
}

interface Gathered {
  readonly layer: PageLayer;
  readonly image: PageImage | null;
  /** Null when the page needs no recognition. */
  readonly prepared: PreparedPage | null;
  readonly dpi: number;
  readonly times: PageTimes;
}

/** Everything asked of the reader, in one turn of it. */
async function gather(
  reader: PdfReader,
  { number, lane }: { readonly number: number; readonly lane: number },
  { tell, imageDpi, pictures }: PageMeans,
): Promise<Gathered> {
  tell('text', number);
  let started = performance.now();
  const layer = await reader.ask('layer', { page: number });
  const text = since(started);

  let image: PageImage | null = null;
  started = performance.now();
  if (imageDpi !== undefined) {
    tell('image', number);
    image = await orSmaller((dpi) => reader.ask('image', { page: number, dpi }), imageDpi);
  }
  const times = { ...noTimes, text, image: since(started) };
  if (layer.verdict === 'usable' || layer.verdict === 'blank') {
    return { layer, image, prepared: null, dpi: 0, times };
  }

  tell('prepare', number);
  let dpi = Math.min(MOST_DPI, Math.max(LEAST_DPI, Math.round(layer.scanDpi)));
  const prepared = await orSmaller((asked) => {
    dpi = asked;
    const withoutText = layer.verdict === 'stamp';
    return reader.ask('prepareInto', { page: number, dpi: asked, withoutText, file: lane });
  }, dpi);
  const { renderMs, prepareMs } = prepared;
  const { path } = pictures[lane]!;
  return {
    layer,
    image,
    prepared: { ...prepared, image: { ...prepared.image, path } },
    dpi,
    times: { ...times, render: Math.round(renderMs), prepare: Math.round(prepareMs) },
  };
}

/** A page too big for the reader's memory is tried once more with fewer pixels. */
async function orSmaller<T>(render: (dpi: number) => Promise<T>, dpi: number): Promise<T> {
  try {
    return await render(dpi);
  } catch (cause) {
    if (cause instanceof PageTrouble && cause.isMemory) return render(Math.min(FRUGAL_DPI, dpi / 2));
    throw cause;
  }
}

function recognize(
  layer: PageLayer,
  prepared: PreparedPage,
  dpi: number,
  means: PageMeans,
): Promise<RecognizedPage> {
  const { ocr, limits, signal, tell } = means;
  tell('ocr', layer.page);
  return recognizePage(layer, prepared, async (image, layout) => {
    const once = () =>
      ocr.recognize({ image, dpi, layout }, { milliseconds: limits.ocrMilliseconds, signal });
    try {
      return await once();
    } catch (cause) {
      // An engine that ended may have been a victim of the system's memory: one more try, not after silence.
      if (cause instanceof OcrFailure && cause.trouble === 'exit' && !signal.aborted) return once();
      throw cause;
    }
  });
}

const since = (started: number) => Math.round(performance.now() - started);

/** A page by its own text, where that was found usable. */
export function fromLayer(layer: PageLayer, times: PageTimes): ReadPage {
  const { page, width, height, verdict } = layer;
  const words = numberLines(
    layer.words.map(({ text, box }) => ({ text, box, confidence: null })),
    page,
    layer,
  );
  const isBlank = verdict === 'blank' || words.length === 0;
  return {
    text: { page, width, height, source: isBlank ? 'blank' : 'text', words },
    level: isBlank ? null : 'NATIVO',
    confidence: null,
    times,
    failure: null,
  };
}

function fromOcr(
  { page, width, height }: PageLayer,
  { source, words }: RecognizedPage,
  times: PageTimes,
): ReadPage {
  const confidence = meanConfidence(words);
  const level = source === 'blank' ? null : source === 'photo' ? 'RUIM' : qualityLevelOf(confidence);
  return { text: { page, width, height, source, words }, level, confidence, times, failure: null };
}

/** A4, for a page that did not even tell its size. */
const UNKNOWN_SIZE = { width: 595, height: 842 } as const;

function failedPage(page: number, gathered: Gathered | null, failure: ErrorCode): ReadPage {
  const { width, height } = gathered?.layer ?? UNKNOWN_SIZE;
  const times = gathered?.times ?? noTimes;
  return {
    text: { page, width, height, source: 'failed', words: [] },
    level: null,
    confidence: null,
    times,
    failure,
  };
}

function failureOf(cause: unknown, page: number, name: string): ErrorCode {
  if (cause instanceof PageTrouble) {
    if (cause.endsFile) throw new AppError(cause.code, { file: name, page }, { cause });
    return cause.code;
  }
  if (cause instanceof OcrFailure) return cause.trouble === 'silence' ? 'ocr-page-too-slow' : 'ocr-stopped';
  throw cause;
}
