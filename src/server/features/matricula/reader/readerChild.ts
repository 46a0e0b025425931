/**
 * The process that holds pdfium and the bytes nobody trusts. It runs under Node's permission mode (it may
 * read the program's own files and the one PDF, write nothing, start nothing) with a capped memory; the
 * parent kills it when it is silent for too long.
 */
import { activeContentOf } from './activeContent.ts';
import { capWasmMemory, MEMORY_LIMIT_MESSAGE } from './capWasmMemory.ts';
import { encodeWebp, startWebp } from './encodeWebp.ts';
import { writePgm } from './greyPicture.ts';
import { factsOf, verdictOf } from './layerVerdict.ts';
import { readLayer } from './layerWords.ts';
import { geometryOf } from './pageGeometry.ts';
import { imagesOf } from './pageImages.ts';
import { hideText } from './pageObjects.ts';
import { type OpenPages, openDocument, openPages, PdfFailure } from './pdfDocument.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { startPdfium } from './pdfium.ts';
import type { PreparedPage } from './preparePage.ts';
import { preparePage } from './preparePage.ts';
import type {
  PageLayer,
  PageToPrepare,
  ReaderAnswer,
  ReaderCall,
  ReaderCalls,
  ReaderFailure,
  ReaderQuestion,
} from './readerProtocol.ts';
import { FIRST_PICTURE_FILE } from './readerProtocol.ts';
import { inReadingOrder } from './readingOrder.ts';
import type { GreyImage } from './render.ts';
import { renderGrey, renderRgba } from './render.ts';

interface Open {
  readonly pdfium: Pdfium;
  readonly pages: OpenPages;
  readonly maxImagePixels: number;
}

class TooHeavy extends Error {}

let open: Open | null = null;
let wasMemoryHit = () => false;

type Answering = {
  [C in ReaderCall]: (question: ReaderCalls[C]['question']) => Promise<ReaderCalls[C]['answer']>;
};

const answering: Answering = {
  async open({ path, password, memoryBytes, maxImagePixels }) {
    wasMemoryHit = capWasmMemory(memoryBytes);
    const pdfium = await startPdfium();
    const document = openDocument(pdfium, path, password);
    open = { pdfium, pages: openPages(pdfium, document), maxImagePixels };
    return { pageCount: document.pageCount, active: activeContentOf(pdfium, document) };
  },
  async layer({ page }) {
    return onPage(page, (pdfium, handle, limit) => layerOf(pdfium, handle, page, limit));
  },
  prepare: async (question) => prepared(question),
  async prepareInto({ file, ...question }) {
    const { image, ...found } = prepared(question);
    const { width, height } = image;
    writePgm(FIRST_PICTURE_FILE + file, image);
    letGo(image.pixels);
    return { image: { width, height }, ...found };
  },
  async image({ page, dpi }) {
    await startWebp();
    const image = onPage(page, (pdfium, handle) => renderRgba(pdfium, handle, dpi));
    const { width, height } = image;
    const webp = await encodeWebp(image);
    letGo(image.pixels);
    return { webp, width, height };
  },
};

function prepared({ page, dpi, withoutText }: PageToPrepare): PreparedPage<GreyImage> {
  const started = performance.now();
  const rendered = onPage(page, (pdfium, handle) => {
    if (withoutText) hideText(pdfium, handle);
    return renderGrey(pdfium, handle, dpi);
  });
  // The last that is asked of a page; its text may be hidden, and its pictures take memory.
  open?.pages.close();
  const found = preparePage(rendered, dpi, performance.now() - started);
  if (found.image !== rendered) letGo(rendered.pixels);
  return found;
}

/** Gives memory back to the system at once: the garbage collector lets some sixty megabytes of pictures wait. */
function letGo({ buffer }: ArrayBufferView<ArrayBuffer>): void {
  buffer.transfer(0);
}

function onPage<T>(page: number, use: (pdfium: Pdfium, handle: Pointer, maxImagePixels: number) => T): T {
  if (open === null) throw new Error('no document is open');
  const { pdfium, pages, maxImagePixels } = open;
  return use(pdfium, pages.page(page), maxImagePixels);
}

function layerOf(pdfium: Pdfium, handle: Pointer, page: number, maxImagePixels: number): PageLayer {
  const geometry = geometryOf(pdfium, handle);
  const images = imagesOf(pdfium, handle, geometry);
  if (images.pixels > maxImagePixels) throw new TooHeavy(`an image of ${images.pixels} pixels`);
  const layer = readLayer(pdfium, handle, geometry);
  return {
    page,
    width: geometry.width,
    height: geometry.height,
    verdict: verdictOf(layer, images),
    facts: factsOf(layer, images),
    words: inReadingOrder(layer.words, geometry),
    scanDpi: images.dpi,
  };
}

function failureOf(cause: unknown): ReaderFailure {
  if (cause instanceof PdfFailure) return cause.failure;
  if (cause instanceof TooHeavy) return 'too-heavy';
  const isMemory = wasMemoryHit() || (cause instanceof Error && cause.message.includes(MEMORY_LIMIT_MESSAGE));
  return isMemory || cause instanceof RangeError ? 'memory' : 'crash';
}

const endsProcess = (failure: ReaderFailure) => failure === 'memory' || failure === 'crash';

process.on('message', async (question: ReaderQuestion) => {
  const answer = await answerTo(question);
  const isLast = 'failure' in answer && endsProcess(answer.failure);
  process.send?.(answer, undefined, {}, () => {
    if (isLast) process.exit(0);
  });
});
process.on('disconnect', () => process.exit(0));

async function answerTo(question: ReaderQuestion): Promise<ReaderAnswer> {
  try {
    const answer = answering[question.call] as (q: ReaderQuestion) => Promise<PageLayer>;
    return { answer: await answer(question) };
  } catch (cause) {
    return { failure: failureOf(cause), detail: cause instanceof Error ? cause.message : String(cause) };
  }
}
