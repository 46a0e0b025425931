import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { corpusPdf } from '../support/corpus.ts';
import { bornDigitalNames, corpusFolder, scannedNames, scoreExtractions } from '../support/score.ts';
import type { Measurement } from './measurement.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const groups = ['header', 'imovel', 'proprietarios', 'atos', 'validity', 'historicoArea', 'reservaLegal'];

/** The PDFs of test/corpus read by the command line and scored against their right answers. */
export async function measure(): Promise<Measurement[]> {
  return [
    ...(await score('born-digital', bornDigitalNames, 0.85)),
    ...(await score('scanned', scannedNames, 0.75)),
  ];
}

async function score(kind: string, names: readonly string[], atLeast: number): Promise<Measurement[]> {
  const out = await mkdtemp(join(tmpdir(), 'folio-bench-'));
  try {
    await run(process.execPath, ['scripts/extract.ts', '--out', out, ...names.map(corpusPdf)], { cwd: root });
    const extractions = new Map<string, unknown>();
    for (const name of names)
      extractions.set(name, JSON.parse(await readFile(join(out, `${name}.json`), 'utf8')));
    const { overall, group } = scoreExtractions(corpusFolder, extractions);
    const figure = (what: string, value: number, goal: Partial<Measurement> = {}): Measurement => ({
      name: `${kind} records, ${what}`,
      value,
      unit: '',
      how: `${names.length} records of test/corpus`,
      ...goal,
    });
    return [
      figure('overall F1', overall, { atLeast }),
      figure('recall of liens in force', group('onusAtivos').recall, { atLeast: 1 }),
      ...groups.map((name) => figure(`F1 of ${name}`, group(name).f1)),
    ];
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
