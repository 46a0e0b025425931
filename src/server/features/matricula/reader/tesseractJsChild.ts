/** A process around one tesseract.js worker, so that a page that hangs or eats memory can be killed alone. */
import { readFile } from 'node:fs/promises';
import { createWorker, OEM, type PSM } from 'tesseract.js';
import { type Picture, type RecognizedWord, segmentation } from './ocrEngine.ts';

export type JsQuestion =
  | { readonly call: 'start'; readonly folder: string; readonly language: string }
  | ({ readonly call: 'recognize'; readonly pgm: PgmOrPath } & Omit<Picture, 'image'>);

/** A picture, or where it lies. */
type PgmOrPath = Uint8Array | string;

export type JsAnswer = { readonly words: readonly RecognizedWord[] } | { readonly failure: string };

let worker: Awaited<ReturnType<typeof createWorker>> | null = null;

process.on('message', async (question: JsQuestion) => {
  process.send?.(await answerTo(question));
});
process.on('disconnect', () => process.exit(0));

async function answerTo(question: JsQuestion): Promise<JsAnswer> {
  try {
    if (question.call === 'start') {
      worker = await createWorker(question.language, OEM.LSTM_ONLY, {
        langPath: question.folder,
        gzip: false,
        cacheMethod: 'none',
      });
      return { words: [] };
    }
    return { words: await recognize(question) };
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

type Page = Extract<JsQuestion, { call: 'recognize' }>;

async function recognize({ pgm, dpi, layout }: Page): Promise<RecognizedWord[]> {
  if (worker === null) throw new Error('not started');
  await worker.setParameters({
    tessedit_pageseg_mode: segmentation[layout] as PSM,
    user_defined_dpi: String(Math.round(dpi)),
  });
  // Without `blocks` there are no words at all.
  const bytes = typeof pgm === 'string' ? await readFile(pgm) : Buffer.from(pgm);
  const { data } = await worker.recognize(bytes, {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return lines.flatMap((line, number) =>
    line.words
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        text: text.trim(),
        confidence,
        line: number,
        box: { left: x0, top: y0, right: x1, bottom: y1 },
      })),
  );
}
