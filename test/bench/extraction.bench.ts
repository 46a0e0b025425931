import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Measurement } from './measurement.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const corpus = resolve(import.meta.dirname, '../corpus');

/** Records whose PDF has a text layer; the others are scans. */
const bornDigital = ['01', '03', '06', '08', '10', '12', '13', '15', '16', '19', '21', '24'];

/** The records of test/corpus read by the command line and scored against their right answers. */
export async function measure(): Promise<Measurement[]> {
  const pdfs = (await readdir(corpus)).filter((file) => file.endsWith('.pdf'));
  const isBornDigital = (file: string) => bornDigital.some((number) => file.startsWith(number));
  return [
    ...(await score('born-digital', pdfs.filter(isBornDigital), 0.85)),
    ...(await score(
      'scanned',
      pdfs.filter((file) => !isBornDigital(file)),
      0.75,
    )),
  ];
}

async function score(kind: string, pdfs: readonly string[], atLeast: number): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'folio-bench-'));
  const how = `${pdfs.length} records of test/corpus`;
  try {
    for (const pdf of pdfs) {
      const gold = pdf.replace('.pdf', '.gold.json');
      await copyFile(join(corpus, gold), join(folder, gold));
    }
    const out = join(folder, 'read');
    await run(
      process.execPath,
      ['scripts/extract.ts', '--out', out, ...pdfs.map((pdf) => join(corpus, pdf))],
      { cwd: root },
    );
    const { stdout } = await run(process.execPath, [join(corpus, 'score.mjs'), folder, out]);
    const overall = Number(/overall F1 = ([\d.]+)/.exec(stdout)?.[1]);
    const row = (group: string) =>
      new RegExp(`^\\s*${group}\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)`, 'm').exec(stdout);
    return [
      { name: `${kind} records, overall F1`, value: overall, unit: '', atLeast, how },
      {
        name: `${kind} records, recall of liens in force`,
        value: Number(row('onusAtivos')?.[2]),
        unit: '',
        how,
      },
      ...['header', 'imovel', 'proprietarios', 'atos', 'validity', 'historicoArea', 'reservaLegal'].map(
        (group) => ({
          name: `${kind} records, F1 of ${group}`,
          value: Number(row(group)?.[3]),
          unit: '',
          how,
        }),
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
