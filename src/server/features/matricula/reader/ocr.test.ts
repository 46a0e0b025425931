import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpusPdf, printedWords, recall } from '../../../../../test/support/papers/corpus.ts';
import { createOcr } from './ocr.ts';
import { OcrFailure, type Picture, type RecognizedWord } from './ocrEngine.ts';
import { unpackModel } from './ocrModel.ts';
import { createReaderProcess } from './readerProcess.ts';
import { tesseractJs } from './tesseractJs.ts';
import { tesseractProgram } from './tesseractProgram.ts';

const hasProgram = spawnSync('tesseract', ['--version']).status === 0;
const name = '20-lote-major-prates';
const MINUTE = 60_000;

let folder: string;
let picture: Picture;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-model-'));
  const path = corpusPdf(name);
  const reader = createReaderProcess(path);
  await reader.ask('open', { path, password: null, memoryBytes: 2 ** 29, maxImagePixels: 1e8 }, MINUTE);
  const { image } = await reader.ask('prepare', { page: 2, dpi: 200, withoutText: false }, MINUTE);
  reader.stop();
  picture = { image, dpi: 200, layout: 'page' };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const texts = (words: readonly RecognizedWord[]) => words.map(({ text }) => text);

describe('recognition', () => {
  test('unpacks the packaged model once, whole', async () => {
    const [a, ...others] = await Promise.all(Array.from({ length: 6 }, () => unpackModel(folder)));
    for (const other of others) expect(other).toEqual(a);
    const { folder: unpacked } = a!;
    const bytes = await readFile(join(unpacked, 'por.traineddata'));
    expect(bytes.length).toBeGreaterThan(2_000_000);
    expect(await readdir(unpacked)).toEqual(['por.traineddata']);
  });

  test('by tesseract.js reads a poor page, and the program agrees with it on the same model', {
    timeout: 2 * MINUTE,
  }, async () => {
    const model = await unpackModel(folder);
    const js = tesseractJs(model);
    const ours = await js.recognize(picture, MINUTE);
    js.close();
    const printed = (await printedWords(name))[1]!;
    expect(recall(printed, texts(ours))).toBeGreaterThan(0.9);
    if (!hasProgram) return;

    const theirs = await tesseractProgram(model).recognize(picture, MINUTE);
    expect(recall(texts(theirs), texts(ours))).toBeGreaterThan(0.93);
    const same = ours.flatMap((word) => {
      const other = theirs.find(
        ({ text, box }) => text === word.text && Math.abs(box.left - word.box.left) < 8,
      );
      return other === undefined ? [] : [Math.abs(other.confidence - word.confidence)];
    });
    expect(same.length).toBeGreaterThan(0.9 * ours.length);
    expect(Math.max(...same)).toBeLessThan(10);
  });

  test('that is silent for too long is killed, and the engine reads the next page', {
    timeout: 2 * MINUTE,
  }, async () => {
    const model = await unpackModel(folder);
    const engine = hasProgram ? tesseractProgram(model) : tesseractJs(model);
    const late = engine.recognize(picture, 20);
    await expect(late).rejects.toThrow(OcrFailure);
    await expect(late).rejects.toMatchObject({ trouble: 'silence' });
    expect((await engine.recognize(picture, MINUTE)).length).toBeGreaterThan(30);
    engine.close();
  });

  test('that does not start says so', async () => {
    const engine = tesseractProgram({ folder, language: 'por' }, 'no-such-program');
    await expect(engine.recognize(picture, 1000)).rejects.toMatchObject({ trouble: 'exit' });
  });

  test('goes on beside as many pages as there are workers, the others wait', {
    timeout: 2 * MINUTE,
  }, async () => {
    const ocr = createOcr({ cacheFolder: folder, workers: 1 });
    const finished: number[] = [];
    const ask = (i: number) =>
      ocr.recognize(picture, { milliseconds: MINUTE }).then((words) => {
        finished.push(i);
        return words.length;
      });
    const [a, b] = await Promise.all([ask(1), ask(2)]);
    expect(finished).toEqual([1, 2]);
    expect(a).toBe(b);
    ocr.close();
  });

  test('is not begun for somebody who has given up', async () => {
    const ocr = createOcr({ cacheFolder: folder });
    const asked = ocr.recognize(picture, {
      milliseconds: MINUTE,
      signal: AbortSignal.abort(new Error('gone')),
    });
    await expect(asked).rejects.toThrow('gone');
    ocr.close();
  });
});
