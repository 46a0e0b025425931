import { availableParallelism } from 'node:os';
import type { OcrEngine, OcrModel, Picture, RecognizedWord } from './ocrEngine.ts';
import { installedProgram, unpackModel } from './ocrModel.ts';
import { tesseractJs } from './tesseractJs.ts';
import { tesseractProgram } from './tesseractProgram.ts';

/** Recognition for a whole process: as many pages at once as there are cores, the others wait in line. */
export interface Ocr {
  readonly engine: OcrEngine['name'];
  readonly workers: number;
  /** @throws OcrFailure @throws the signal's reason */
  recognize(picture: Picture, options: RecognizeOptions): Promise<readonly RecognizedWord[]>;
  close(): void;
}

export interface RecognizeOptions {
  readonly milliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

export interface OcrOptions {
  /** Where the packaged model is unpacked: a folder that survives restarts, or the system's temporary one. */
  readonly cacheFolder: string;
  /** Default: the `tesseract` program where it is installed, else tesseract.js. */
  readonly engine?: OcrEngine['name'];
  /** Default: the installed program's Portuguese, else the packaged model. */
  readonly model?: OcrModel;
  /** Default: one for each core. */
  readonly workers?: number;
}

const makers: Readonly<Record<OcrEngine['name'], (model: OcrModel) => OcrEngine>> = {
  tesseract: (model) => tesseractProgram(model),
  'tesseract.js': (model) => tesseractJs(model),
};

/** Engines start with the first page that needs them. */
export function createOcr({ cacheFolder, workers = availableParallelism(), ...chosen }: OcrOptions): Ocr {
  const program = installedProgram();
  const name = chosen.engine ?? (program === null ? 'tesseract.js' : 'tesseract');
  const engines: OcrEngine[] = [];
  const free: OcrEngine[] = [];
  const waiting: ((engine: OcrEngine) => void)[] = [];
  let model: Promise<OcrModel> | null = null;

  const findModel = async (): Promise<OcrModel> => {
    if (chosen.model !== undefined) return chosen.model;
    const folder = program?.modelFolder ?? null;
    return folder === null ? unpackModel(cacheFolder) : { folder, language: 'por' };
  };
  const take = async (): Promise<OcrEngine> => {
    model ??= findModel();
    const found = await model;
    const idle = free.pop();
    if (idle !== undefined) return idle;
    if (engines.length < workers) {
      const made = makers[name](found);
      engines.push(made);
      return made;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const give = (used: OcrEngine) => {
    const next = waiting.shift();
    if (next === undefined) free.push(used);
    else next(used);
  };

  return {
    engine: name,
    workers,
    async recognize(picture, { milliseconds, signal }) {
      signal?.throwIfAborted();
      const taken = await take();
      const stop = () => taken.close();
      try {
        signal?.throwIfAborted();
        signal?.addEventListener('abort', stop, { once: true });
        return await taken.recognize(picture, milliseconds);
      } catch (cause) {
        signal?.throwIfAborted();
        throw cause;
      } finally {
        signal?.removeEventListener('abort', stop);
        give(taken);
      }
    },
    close() {
      for (const made of engines) made.close();
    },
  };
}
