import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PDFs with their right answers. */
export const corpusFolder = fileURLToPath(new URL('../../corpus/', import.meta.url));
/** Printed texts with their right answers. */
export const recordsFolder = fileURLToPath(new URL('../../records/', import.meta.url));

/** The records of a folder that have right answers, by name. */
export const recordNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.gold.json'))
    .map((file) => file.replace('.gold.json', ''))
    .sort();

const withTextLayer = /^(?:01|03|06|08|10|12|13|15|16|19|21|24)-/;

/** Records of the corpus whose PDF has a text layer, and those that are scans. */
export const bornDigitalNames = recordNames(corpusFolder).filter((name) => withTextLayer.test(name));
export const scannedNames = recordNames(corpusFolder).filter((name) => !withTextLayer.test(name));

export interface GroupScore {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly found: number;
  readonly extra: number;
  readonly missed: number;
}

export interface Score {
  /** F1 over all values. */
  readonly overall: number;
  /** A row of the scorer's table: `onusAtivos`, `header`, `atos`, a part of the acts such as `cancela`… */
  readonly group: (name: string) => GroupScore;
}

/** What `score.mjs` says of extractions, by record name, against the right answers of `folder`. */
export const scoreExtractions = (folder: string, extractions: ReadonlyMap<string, unknown>): Score =>
  scoreAgainst(
    new Map([...extractions.keys()].map((name) => [name, rightAnswer(folder, name)])),
    extractions,
  );

/** The right answer to a record of a folder. */
export const rightAnswer = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.gold.json`), 'utf8'));

/** What `score.mjs` says of extractions against right answers of the same names. */
export function scoreAgainst(
  answers: ReadonlyMap<string, unknown>,
  extractions: ReadonlyMap<string, unknown>,
): Score {
  const work = mkdtempSync(join(tmpdir(), 'folio-score-'));
  try {
    for (const [name, answer] of answers) {
      writeFileSync(join(work, `${name}.gold.json`), JSON.stringify(answer));
      writeFileSync(join(work, `${name}.json`), JSON.stringify(extractions.get(name) ?? {}));
    }
    const scorer = join(corpusFolder, 'score.mjs');
    const table = execFileSync(process.execPath, [scorer, work, work], { encoding: 'utf8' });
    return { overall: Number(/overall F1 = ([\d.]+)/.exec(table)?.[1]), group: (name) => rowOf(table, name) };
  } finally {
    rmSync(work, { recursive: true });
  }
}

function rowOf(table: string, name: string): GroupScore {
  const cells = new RegExp(`^\\s*${name}\\s+(.+)$`, 'm').exec(table)?.[1]?.trim().split(/\s+/).map(Number);
  const [precision = Number.NaN, recall = Number.NaN, f1 = Number.NaN, found = 0, extra = 0, missed = 0] =
    cells ?? [];
  return { precision, recall, f1, found, extra, missed };
}
