import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { corpusPdf, printedWords, recall } from '../../../../../test/support/papers/corpus.ts';
import {
  fullPageImage,
  type ImageSpec,
  makePdf,
  textLines,
} from '../../../../../test/support/papers/makePdf.ts';
import { pixelsOf } from './greyPicture.ts';
import { createOcr, type Ocr } from './ocr.ts';
import { OcrFailure } from './ocrEngine.ts';
import { createReaderProcess } from './readerProcess.ts';
import type { ReadPage } from './readPage.ts';
import { type ReadOptions, readPdf } from './readPdf.ts';

const ocr = createOcr({ cacheFolder: join(tmpdir(), 'folio-ocr') });
afterAll(() => ocr.close());

const read = (source: string | Uint8Array, options: Partial<ReadOptions> = {}) =>
  readPdf(source, { name: 'x.pdf', ocr, ...options });

/** An engine that answers as told; it fails the test when nobody expected recognition. */
const fakeOcr = (recognize: Ocr['recognize']): Ocr => ({
  engine: 'tesseract',
  workers: 2,
  recognize,
  close() {},
});
const noOcr = fakeOcr(() => Promise.reject(new Error('recognition was not expected')));

/** Ends only when it is told to stop. */
const hangingOcr = fakeOcr(async (_, { signal }) => {
  while (!signal?.aborted) await setTimeout(5);
  throw new Error('stopped');
});

/** A page of the corpus as a picture to put into another PDF. */
async function scanOf(name: string, page: number): Promise<ImageSpec> {
  const path = corpusPdf(name);
  const reader = createReaderProcess(path);
  await reader.ask('open', { path, password: null, memoryBytes: 2 ** 29, maxImagePixels: 1e8 }, 60_000);
  const { image } = await reader.ask('prepare', { page, dpi: 200, withoutText: false }, 60_000);
  reader.stop();
  return { width: image.width, height: image.height, bits: 8, samples: image.pixels };
}

const textsOf = ({ text }: ReadPage) => text.words.map((word) => word.text);

describe('a PDF with its own text', () => {
  test.each(['01-fazenda-santa-rita', '06-fazenda-campo-real'])(
    'gives exactly the printed words of %s, in order, without recognition',
    async (name) => {
      const { pages, level } = await read(corpusPdf(name), { ocr: noOcr });
      expect(pages.map(textsOf)).toEqual(await printedWords(name));
      expect(level).toBe('NATIVO');
      expect(pages.every(({ text }) => text.source === 'text')).toBe(true);
    },
  );

  test('has boxes on the page as shown, whatever its rotation and crop', async () => {
    const content = textLines(['Matrícula'], 200, 700, 20);
    const plain = { content, size: [600, 800] } as const;
    const { pages } = await read(
      makePdf([
        plain,
        { ...plain, rotate: 90 },
        { ...plain, rotate: 180 },
        { ...plain, crop: [100, 300, 500, 800] },
      ]),
    );
    const [upright, quarter, half, cropped] = pages.map(({ text }) => ({ ...text, ...text.words[0]!.box }));
    expect(upright).toMatchObject({ width: 600, height: 800 });
    expect(upright!.left).toBeCloseTo(200 / 600, 2);
    expect(upright!.top).toBeGreaterThan(80 / 800);
    expect(upright!.bottom).toBeLessThan(110 / 800);
    // Turned right by 90: what was the top is at the right.
    expect(quarter).toMatchObject({ width: 800, height: 600 });
    expect(quarter!.top).toBeCloseTo(upright!.left, 4);
    expect(quarter!.right).toBeCloseTo(1 - upright!.top, 4);
    expect(half!.left).toBeCloseTo(1 - upright!.right, 4);
    expect(half!.bottom).toBeCloseTo(1 - upright!.top, 4);
    expect(cropped).toMatchObject({ width: 400, height: 500 });
    expect(cropped!.left).toBeCloseTo((upright!.left * 600 - 100) / 400, 4);
    expect(cropped!.top).toBeCloseTo((upright!.top * 800) / 500, 4);
  });

  test('hands over page images of the asked size', async () => {
    const images: (readonly [number, number, string])[] = [];
    await read(makePdf([{ content: textLines(['Matrícula']), size: [720, 360] }]), {
      imageDpi: 50,
      onPage: (_, image) => {
        images.push([image!.width, image!.height, Buffer.from(image!.webp.slice(8, 12)).toString()]);
      },
    });
    expect(images).toEqual([[500, 250, 'WEBP']]);
  });
});

describe('a scan of poor quality', () => {
  test('is read at a level that can be worked with', { timeout: 90_000 }, async () => {
    const printed = await printedWords('20-lote-major-prates');
    const { pages, level, times } = await read(corpusPdf('20-lote-major-prates'));
    expect(pages.map(({ text }) => text.source)).toEqual(['ocr', 'ocr']);
    for (const [i, page] of pages.entries()) expect(recall(printed[i]!, textsOf(page))).toBeGreaterThan(0.9);
    expect(['OTIMA', 'BOA']).toContain(level);
    expect(times.ocr).toBeGreaterThan(0);
    // Boxes lie on ink: the heading of the first act is where its neighbours are, inside the margins.
    const boxes = pages.flatMap(({ text }) => text.words.map(({ box }) => box));
    expect(boxes.every(({ left, right, top, bottom }) => left < right && top < bottom)).toBe(true);
  });
});

describe('a scan that is not as it should be', () => {
  test('is read under a watermark, with a signature over it, and upside down', {
    timeout: 120_000,
  }, async () => {
    const printed = (await printedWords('20-lote-major-prates'))[1]!;
    const image = await scanOf('20-lote-major-prates', 2);
    const watermark = [0, 1, 2, 3]
      .map((i) => `BT /F 40 Tf 0.7 0.7 -0.7 0.7 ${80 + i * 60} ${100 + i * 150} Tm (SIMPLES CONSULTA) Tj ET`)
      .join('\n');
    const signature = textLines(['Assinado digitalmente por ANA LIMA'], 60, 40, 8);
    const upsideDown = { ...image, samples: image.samples.toReversed() };
    const { pages } = await read(
      makePdf([
        { content: `${fullPageImage(0)}\n${watermark}\n${signature}`, images: [image] },
        { content: fullPageImage(0), images: [upsideDown] },
      ]),
    );
    expect(pages.map(({ text }) => text.source)).toEqual(['ocr', 'ocr']);
    for (const page of pages) expect(recall(printed, textsOf(page))).toBeGreaterThan(0.9);
    expect(textsOf(pages[0]!).slice(-5)).toEqual(['Assinado', 'digitalmente', 'por', 'ANA', 'LIMA']);
    // The same word stands at opposite ends of the two pages.
    const [first, turned] = pages.map(
      ({ text }) => text.words.find((word) => word.text === 'CERTIFICO')!.box,
    );
    expect(turned!.left).toBeCloseTo(1 - first!.right, 1);
    expect(turned!.top).toBeCloseTo(1 - first!.bottom, 1);
  });
});

describe('reading page by page', () => {
  const scan = () => corpusPdf('20-lote-major-prates');

  test('goes on after a stop with the pages that are missing', async () => {
    const stored: ReadPage[] = [];
    const path = corpusPdf('06-fazenda-campo-real');
    const crash = new Error('the process was killed');
    const first = read(path, {
      onPage: (page) => {
        if (stored.length === 1) throw crash;
        stored.push(JSON.parse(JSON.stringify(page)));
      },
    });
    await expect(first).rejects.toBe(crash);
    expect(stored).toHaveLength(1);

    const again: number[] = [];
    const { pages } = await read(path, {
      finishedPages: stored,
      onPage: ({ text }) => {
        again.push(text.page);
      },
    });
    expect([...again, stored[0]!.text.page].sort()).toEqual([1, 2, 3]);
    expect(pages.map(textsOf)).toEqual(await printedWords('06-fazenda-campo-real'));
  });

  test('tells steps, page and how many are done', async () => {
    const told: string[] = [];
    await read(corpusPdf('06-fazenda-campo-real'), {
      onProgress: ({ step, page, pages, finished }) => told.push(`${step} ${page}/${pages} ${finished}`),
    });
    expect(told[0]).toBe('open 0/0 0');
    expect(told).toContain('text 2/3 0');
    expect(told.filter((line) => line.startsWith('done')).at(-1)).toMatch(/3$/);
  });

  test('marks a page whose recognition hangs or keeps dying, and goes on with the others', async () => {
    const words = 'Certifico que a presente matrícula foi aberta em nome de José'
      .split(' ')
      .map((text, i) => ({
        text,
        confidence: 95,
        line: 0,
        box: { left: i, top: 0, right: i + 1, bottom: 1 },
      }));
    const failing = (trouble: 'silence' | 'exit', seen: number[] = []) =>
      fakeOcr(async ({ image }) => {
        const { pixels } = await pixelsOf(image);
        const ink = pixels.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);
        seen.push(ink);
        if (ink === Math.max(...seen) && ink > 80_000) throw new OcrFailure(trouble, 'as told');
        return words;
      });
    const hanging = await read(scan(), { ocr: failing('silence') });
    expect(hanging.pages.map(({ failure, text }) => failure ?? text.source).sort()).toEqual([
      'ocr',
      'ocr-page-too-slow',
    ]);
    const dying = await read(scan(), { ocr: failing('exit') });
    expect(dying.pages.map(({ failure, text }) => failure ?? text.source).sort()).toEqual([
      'ocr',
      'ocr-stopped',
    ]);
  });

  test('of which no page was recognised in time is told as that, and not as pages or a paper without words', async () => {
    const late = fakeOcr(async () => {
      throw new OcrFailure('silence', 'as told');
    });
    await expect(read(scan(), { ocr: late })).rejects.toMatchObject({
      code: 'file-pages-too-slow',
      params: { pages: 2 },
    });
  });

  test('stops at once when asked to', async () => {
    const stop = new AbortController();
    const reading = read(scan(), {
      ocr: hangingOcr,
      signal: stop.signal,
      onProgress: ({ step }) => {
        if (step === 'ocr') stop.abort(new Error('cancelled by the analyst'));
      },
    });
    await expect(reading).rejects.toThrow('cancelled by the analyst');
  });

  test('ends a file that takes too long as a whole', async () => {
    await expect(
      read(scan(), { ocr: hangingOcr, limits: { documentMilliseconds: 1500 } }),
    ).rejects.toMatchObject({
      code: 'file-too-long',
    });
  });

  test('reads bytes as it reads a path', async () => {
    const path = corpusPdf('06-fazenda-campo-real');
    const { pages } = await read(await readFile(path));
    expect(pages.map(textsOf)).toEqual(await printedWords('06-fazenda-campo-real'));
  });
});
