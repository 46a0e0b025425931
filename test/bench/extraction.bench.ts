import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../../src/domain/matricula/wire/index.ts';
import type { PageText } from '../../src/domain/pages/words.ts';
import { generate } from '../genre/generate.ts';
import { fairScan, type Noise, poorScan } from '../genre/noise.ts';
import { corpusPdf } from '../support/papers/corpus.ts';
import { printedPages } from '../support/papers/printedPages.ts';
import {
  bornDigitalNames,
  corpusFolder,
  recordNames,
  recordsFolder,
  rightAnswer,
  scannedNames,
  scoreAgainst,
} from '../support/papers/score.ts';
import { type ActsOfKind, actsByKind } from './actsByKind.ts';
import { confidenceFigures } from './confidenceFigures.ts';
import type { Measurement } from './measurement.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Rows of the scorer, each a kind of value. */
const fields = [
  'header', 'imovel', 'proprietarios', 'codigo', 'evento', 'data', 'valor', 'moeda', 'credor', 'partes', 'grau', 'vencimento', 'cancela', 'validity', 'historicoArea', 'reservaLegal',
]; // biome-ignore format: a table reads better than a column

interface Records {
  readonly answers: ReadonlyMap<string, unknown>;
  readonly extractions: ReadonlyMap<string, unknown>;
}

/**
 * How right the reading of records is, per kind of value and of act: PDFs of test/corpus through the command line,
 * texts of test/records, and records invented for seeds that no test uses. `lienRecall.json` holds the recall of
 * liens in force that each set has reached: less fails, and who reaches more writes it there.
 */
export async function measure(): Promise<Measurement[]> {
  const floors = JSON.parse(await readFile(join(import.meta.dirname, 'lienRecall.json'), 'utf8')) as Record<string, number>; // biome-ignore format: one thought
  const sets: readonly (readonly [string, number, () => Promise<Records> | Records])[] = [
    ['born-digital PDFs', 0.97, () => fromPdfs(bornDigitalNames)],
    ['scanned PDFs', 0.93, () => fromPdfs(scannedNames)],
    ['printed records', 0.97, fromTexts],
    ['invented records', 0.95, () => invented(150)],
    ['invented records, fair scans', 0.9, () => invented(60, fairScan)],
    ['invented records, poor scans', 0, () => invented(30, poorScan)],
  ];
  const found: Measurement[] = [];
  for (const [name, atLeast, read] of sets)
    found.push(...figures(name, await read(), atLeast, floors[name] ?? 1));
  return [...found, ...pace()];
}

function figures(
  set: string,
  { answers, extractions }: Records,
  atLeast: number,
  floor: number,
): Measurement[] {
  const { overall, group } = scoreAgainst(answers, extractions);
  const how = `${answers.size} records`;
  const figure = (what: string, value: number, more: Partial<Measurement> = {}): Measurement => ({
    name: `${set}, ${what}`,
    value,
    unit: '',
    how,
    ...more,
  });
  const liens = group('onusAtivos');
  return [
    figure('overall F1', overall, { atLeast }),
    figure('recall of liens in force', liens.recall, {
      atLeast: floor,
      how: `${liens.found} found, ${liens.missed} missed, ${liens.extra} too many; ${how}`,
    }),
    ...fields.map((name) => {
      const { precision, recall, f1 } = group(name);
      return figure(`F1 of ${name}`, f1, { how: `precision ${precision}, recall ${recall}` });
    }),
    ...actsByKind(answers, extractions).map(({ event, precision, recall, count }: ActsOfKind) =>
      figure(`acts of ${event}`, recall, {
        how: `precision ${precision}, recall ${recall} of ${count} acts`,
      }),
    ),
    ...confidenceFigures(set, answers, extractions),
  ];
}

const answersOf = (folder: string, names: readonly string[]): Map<string, unknown> =>
  new Map(names.map((name) => [name, rightAnswer(folder, name)]));

async function fromPdfs(names: readonly string[]): Promise<Records> {
  const out = await mkdtemp(join(tmpdir(), 'folio-bench-'));
  try {
    await run(process.execPath, ['scripts/extract.ts', '--out', out, ...names.map(corpusPdf)], { cwd: root });
    const extractions = new Map<string, unknown>();
    for (const name of names)
      extractions.set(name, JSON.parse(await readFile(join(out, `${name}.json`), 'utf8')));
    return { answers: answersOf(corpusFolder, names), extractions };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

const extract = (pages: readonly PageText[]): unknown => {
  const [reading] = readMatricula(pages);
  return reading && toExtraction(reading);
};

async function fromTexts(): Promise<Records> {
  const names = recordNames(recordsFolder);
  const extractions = new Map<string, unknown>();
  for (const name of names)
    extractions.set(name, extract(printedPages(await readFile(join(recordsFolder, `${name}.txt`), 'utf8'))));
  return { answers: answersOf(recordsFolder, names), extractions };
}

/** Seeds from here on are the bench's own. */
const firstSeed = 700_000;

function invented(count: number, noise?: Noise): Records {
  const specimens = Array.from({ length: count }, (_, index) => generate(firstSeed + index, noise));
  return {
    answers: new Map(specimens.map(({ name, gold }) => [name, gold])),
    extractions: new Map(specimens.map(({ name, pages }) => [name, extract(pages)])),
  };
}

/** The time the rules alone take, without text layer or recognition. */
function pace(): Measurement[] {
  const specimens = Array.from({ length: 120 }, (_, index) => generate(firstSeed + index));
  for (const { pages } of specimens.slice(0, 30)) readMatricula(pages);
  const from = process.cpuUsage().user;
  for (const { pages } of specimens) readMatricula(pages);
  const pages = specimens.reduce((sum, specimen) => sum + specimen.pages.length, 0);
  const value = Math.round((process.cpuUsage().user - from) / 10 / pages) / 100;
  return [
    {
      name: 'extraction alone',
      value,
      unit: 'ms a page',
      atMost: 20,
      how: `processor time over ${pages} pages of ${specimens.length} invented records`,
    },
  ];
}
