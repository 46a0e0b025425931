import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOcr, type Ocr } from '../../src/server/features/matricula/reader/ocr.ts';
import type { Picture } from '../../src/server/features/matricula/reader/ocrEngine.ts';
import { createReaderProcess } from '../../src/server/features/matricula/reader/readerProcess.ts';
import { readPdf } from '../../src/server/features/matricula/reader/readPdf.ts';
import { corpusPdf } from '../support/papers/corpus.ts';
import { type Measurement, median } from './measurement.ts';

/** Scans of the corpus, good and poor ones. */
const scans = ['02-sitio-sao-jose', '05-fazenda-buriti-alto', '20-lote-major-prates', '23-sala-santos'];
const ROUNDS = 3;
const MINUTE = 60_000;

/**
 * Pages a minute from file to words, beside those of the engine alone on the same prepared images, in rounds
 * that alternate so that other work on the machine hits both alike.
 */
export async function measure(): Promise<Measurement[]> {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'folio-bench-ocr-'));
  const ocr = createOcr({ cacheFolder });
  try {
    const pictures = (await Promise.all(scans.map(prepared))).flat();
    await engineAlone(ocr, pictures.slice(0, ocr.workers)); // starts the engines
    const alone: number[] = [];
    const whole: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await perMinute(pictures.length, () => engineAlone(ocr, pictures)));
      whole.push(await perMinute(pictures.length, () => fromFiles(ocr)));
    }
    const how = `${pictures.length} scanned pages, ${ocr.engine}, ${ocr.workers} at once on ${availableParallelism()} cores, median of ${ROUNDS} rounds`;
    return [
      { name: 'OCR, engine alone', value: median(alone), unit: 'pages/min', how },
      { name: 'OCR, file to words', value: median(whole), unit: 'pages/min', how },
      {
        name: 'OCR, file to words / engine alone',
        value: median(whole.map((value, i) => value / alone[i]!)),
        unit: '',
        atLeast: 0.75,
        how,
      },
    ];
  } finally {
    ocr.close();
    await rm(cacheFolder, { recursive: true, force: true });
  }
}

export async function prepared(name: string): Promise<Picture[]> {
  const path = corpusPdf(name);
  const reader = createReaderProcess(path);
  try {
    const opening = { path, password: null, memoryBytes: 2 ** 29, maxImagePixels: 1e8 };
    const { pageCount } = await reader.ask('open', opening, MINUTE);
    const pictures: Picture[] = [];
    for (let page = 1; page <= pageCount; page++) {
      const { image } = await reader.ask('prepare', { page, dpi: 200, withoutText: false }, MINUTE);
      pictures.push({ image, dpi: 200, layout: 'page' });
    }
    return pictures;
  } finally {
    reader.stop();
  }
}

export const engineAlone = (ocr: Ocr, pictures: readonly Picture[]) =>
  Promise.all(pictures.map((picture) => ocr.recognize(picture, { milliseconds: MINUTE })));

const fromFiles = (ocr: Ocr) => Promise.all(scans.map((name) => readPdf(corpusPdf(name), { name, ocr })));

async function perMinute(pages: number, act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return pages / ((performance.now() - started) / MINUTE);
}
