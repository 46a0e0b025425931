import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { isFile, toPgm } from './greyPicture.ts';
import type { OcrEngine, OcrModel, Picture, RecognizedWord } from './ocrEngine.ts';
import { OcrFailure, segmentation } from './ocrEngine.ts';

const MAX_OUTPUT = 32 * 1024 * 1024;

/**
 * The `tesseract` program, one process a page: image in by its file, or by stdin; TSV out by stdout.
 * One thread each: on a busy machine its own threads make a page nine times slower; pages are what we do
 * at once.
 */
export function tesseractProgram(model: OcrModel, program = 'tesseract'): OcrEngine {
  const running = new Set<ReturnType<typeof spawn>>();
  return {
    name: 'tesseract',
    async recognize(picture, milliseconds) {
      const { image } = picture;
      const child = spawn(program, argumentsFor(model, picture), {
        env: { OMP_THREAD_LIMIT: '1', PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
        cwd: tmpdir(),
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      running.add(child);
      try {
        const input = isFile(image) ? null : toPgm(image);
        return parseTsv(await outputOf(child, input, milliseconds));
      } finally {
        running.delete(child);
      }
    },
    close() {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

/** Settings by `-c`, so that no `configs` folder is needed beside the model. */
const argumentsFor = ({ folder, language }: OcrModel, { image, dpi, layout }: Picture) => [
  ...[isFile(image) ? image.path : 'stdin', 'stdout', '--tessdata-dir', folder, '-l', language, '--oem', '1'],
  ...['--psm', segmentation[layout], '--dpi', String(Math.round(dpi))],
  ...['-c', 'tessedit_create_tsv=1', '-c', 'tessedit_create_txt=0'],
];

function outputOf(
  child: ReturnType<typeof spawn>,
  input: Buffer | null,
  milliseconds: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, milliseconds);
    child.stdout?.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MAX_OUTPUT) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(new OcrFailure('exit', error.message));
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (isLate) reject(new OcrFailure('silence', `killed after ${milliseconds} ms`));
      else if (code !== 0) reject(new OcrFailure('exit', `ended by ${signal ?? `code ${code}`}`));
      else resolve(Buffer.concat(parts).toString('utf8'));
    });
    // A program that ends early breaks the pipe; its end is reported above.
    child.stdin?.on('error', () => {});
    if (input === null) child.stdin?.end();
    else child.stdin?.end(input);
  });
}

const WORD_LEVEL = '5';

/** Columns: level page block paragraph line word left top width height confidence text. */
export function parseTsv(tsv: string): RecognizedWord[] {
  const words: RecognizedWord[] = [];
  let lastLine = '';
  let line = -1;
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    const text = cells[11]?.trim() ?? '';
    if (cells[0] !== WORD_LEVEL || text === '') continue;
    const lineKey = cells.slice(2, 5).join('.');
    if (lineKey !== lastLine) line++;
    lastLine = lineKey;
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    words.push({ text, confidence, line, box: { left, top, right: left + width, bottom: top + height } });
  }
  return words;
}
