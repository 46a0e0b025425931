import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFile, toPgm } from './greyPicture.ts';
import type { OcrEngine, OcrModel, RecognizedWord } from './ocrEngine.ts';
import { OcrFailure } from './ocrEngine.ts';
import type { JsAnswer, JsQuestion } from './tesseractJsChild.ts';

const START_MILLISECONDS = 30_000;

/** An engine without a page for so long gives its memory back; the next page starts another. */
const REST_MILLISECONDS = 20_000;

/**
 * tesseract.js for machines without the program: the same model, 97-100 % of the words the same, boxes and
 * confidence alike, 1.2-1.4 times the time. Each engine is a process of about 250 MB, started by its first page and
 * ended when no page came for a while.
 */
export function tesseractJs(model: OcrModel): OcrEngine {
  let started: Promise<ChildProcess> | null = null;
  let child: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(resting);
    child?.kill('SIGKILL');
    child = null;
    started = null;
  };
  const start = async () => {
    const fresh = fork(fileURLToPath(new URL('./tesseractJsChild.ts', import.meta.url)), [], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = fresh;
    fresh.on('error', () => {}); // told to whoever asks; a late one must not end this process
    fresh.once('exit', () => {
      if (child === fresh) stop();
    });
    await ask(fresh, { call: 'start', ...model }, START_MILLISECONDS);
    return fresh;
  };

  return {
    name: 'tesseract.js',
    async recognize({ image, dpi, layout }, milliseconds) {
      clearTimeout(resting);
      try {
        started ??= start();
        const pgm = isFile(image) ? image.path : toPgm(image);
        const question = { call: 'recognize', pgm, dpi, layout } as const;
        const words = await ask(await started, question, milliseconds);
        resting = setTimeout(stop, REST_MILLISECONDS).unref();
        return words;
      } catch (cause) {
        stop(); // a worker that failed once is not trusted with the next page
        throw cause;
      }
    },
    close: stop,
  };
}

function ask(
  child: ChildProcess,
  question: JsQuestion,
  milliseconds: number,
): Promise<readonly RecognizedWord[]> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      act();
    };
    const onMessage = (answer: JsAnswer) =>
      finish(() =>
        'words' in answer ? resolve(answer.words) : reject(new OcrFailure('exit', answer.failure)),
      );
    const onExit = (code: number | null, signal: string | null) =>
      finish(() => reject(new OcrFailure('exit', `ended by ${signal ?? `code ${code}`}`)));
    const onError = (error: Error) => finish(() => reject(new OcrFailure('exit', error.message)));
    const timer = setTimeout(
      () => finish(() => reject(new OcrFailure('silence', `no answer in ${milliseconds} ms`))),
      milliseconds,
    );
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(question, (error) => {
      if (error !== null) onError(error);
    });
  });
}
