/** `npm run --silent extract -- FILE.pdf...`: PDFs of matrículas in, one JSON object a line out; no server. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '../src/domain/errors.ts';
import { readMatricula } from '../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../src/domain/matricula/wire/index.ts';
import { createOcr } from '../src/server/features/matricula/reader/ocr.ts';
import { readPdf } from '../src/server/features/matricula/reader/readPdf.ts';
import { statisticsOf } from '../src/server/features/matricula/reader/statistics.ts';
import { noMatricula } from '../src/server/features/matricula/reading/noMatricula.ts';

const usage = `npm run --silent extract -- [--out DIR] [--password SENHA] FILE.pdf...
Prints { Arquivo, Extracao, Estatisticas } for each record found, or { Arquivo, Erro, Codigo }.
--out DIR writes the Extracao to DIR/<basename>.json instead (-2, -3 for further records of one file).
--password is tried on files that ask for one.`;

const { values, files } = readArguments();

const ocr = createOcr({ cacheFolder: join(tmpdir(), 'folio-ocr') });
const errorTexts = await loadErrorTexts();
try {
  if (values.out !== undefined) await mkdir(values.out, { recursive: true });
  await inOrder(files, ocr.workers, extract, async (lines) => {
    for (const line of await lines) process.stdout.write(`${JSON.stringify(line)}\n`);
  });
} finally {
  ocr.close();
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        password: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (positionals.length > 0 && !values.help) return { values, files: positionals };
    console.error(usage);
    process.exit(values.help ? 0 : 2);
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`);
    process.exit(2);
  }
}

/** What there is to print for a file; with `--out` that is nothing but a failure. */
async function extract(file: string): Promise<readonly object[]> {
  try {
    const read = await readPdf(file, { name: basename(file), ocr, password: values.password ?? null });
    const started = performance.now();
    const records = readMatricula(read.pages.map(({ text }) => text)).map((reading) => toExtraction(reading));
    const extractionMs = performance.now() - started;
    if (records.length === 0) throw noMatricula(read.pages, basename(file));

    const Estatisticas = statisticsOf(read, { extractionMs, documents: records.length });
    if (values.out === undefined)
      return records.map((Extracao) => ({ Arquivo: file, Extracao, Estatisticas }));
    for (const [index, Extracao] of records.entries()) {
      await writeFile(join(values.out, outputName(file, index)), `${JSON.stringify(Extracao, null, 2)}\n`);
    }
    return [];
  } catch (cause) {
    process.exitCode = 1;
    return [failureLine(file, cause)];
  }
}

/** A fault of ours in one file leaves its trace on the error output and the other files alone. */
function failureLine(file: string, cause: unknown): object {
  if (cause instanceof AppError) return { Arquivo: file, Erro: textOf(cause), Codigo: cause.code };
  console.error(file, cause);
  return failureLine(file, new AppError('file-reader-stopped', { file: basename(file) }));
}

/** Some at once, so that a file's last page does not leave a core idle; told in the order they were given. */
async function inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<R>,
  tell: (result: Promise<R>) => Promise<void>,
): Promise<void> {
  const running: Promise<R>[] = [];
  for (const item of items) {
    running.push(act(item));
    if (running.length >= atOnce) await tell(running.shift()!);
  }
  for (const result of running) await tell(result);
}

function outputName(file: string, index: number): string {
  const { name } = parse(file);
  return index === 0 ? `${name}.json` : `${name}-${index + 1}.json`;
}

async function loadErrorTexts(): Promise<Readonly<Record<string, string>>> {
  const texts = JSON.parse(await readFile(new URL('../i18n/pt-br.json', import.meta.url), 'utf8'));
  return texts.errors;
}

function textOf({ code, params }: AppError): string {
  const text = errorTexts[code] ?? code;
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
