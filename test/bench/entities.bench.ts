import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { copyProject } from '../developer/support/projectCopy.ts';
import { openBrowser, openPage } from '../support/journeys/browser.ts';
import { kilobytes, watchLoads } from '../support/journeys/loads.ts';
import { type Measurement, median } from './measurement.ts';

const [few, many] = [20, 200] as const;
const rounds = 3;

/**
 * What 180 entities more cost: a start over a database that is up to date, in rounds that alternate, what a browser
 * fetches before anybody has signed in, and what it has fetched when the first list stands.
 */
export async function measure(): Promise<Measurement[]> {
  const projects = new Map<number, Project>();
  try {
    for (const count of [few, many]) projects.set(count, await makeProject(count));
    const times = new Map<number, number[]>([few, many].map((count) => [count, []]));
    // The first start makes the database.
    for (let round = 0; round <= rounds; round += 1)
      for (const [count, { folder }] of projects) {
        const time = await startOnce(folder);
        if (round > 0) times.get(count)?.push(time);
      }
    const lists = new Map<number, number>();
    for (const [count, { folder }] of projects)
      lists.set(count, await running(folder, ({ address }) => bytesOfFirstList(address)));
    const start = (count: number) => median(times.get(count) ?? []);
    const first = (count: number) => projects.get(count)?.firstBytes ?? Number.NaN;
    const how = `npm start without its build, embedded database made by an earlier start, median of ${rounds} alternating rounds; ${few} or ${many} copies of filial beside the product's entities`;
    return [
      { name: `start with ${few} entities more`, value: Math.round(start(few)), unit: 'ms', how },
      { name: `start with ${many} entities more`, value: Math.round(start(many)), unit: 'ms', how },
      {
        name: `start, ${many} / ${few} entities more`,
        value: Number((start(many) / start(few)).toFixed(2)),
        unit: 'times',
        atMost: 2,
        how,
      },
      {
        name: `first bundle, ${many} / ${few} entities more`,
        value: Number((first(many) / first(few)).toFixed(3)),
        unit: 'times',
        atMost: 1.005,
        how: `scripts and styles of the sign-in page as the page names them, ${first(few)} and ${first(many)} bytes in Brotli`,
      },
      {
        name: `first list, ${many} entities more`,
        value: Math.round(lists.get(many) ?? Number.NaN),
        unit: 'kB',
        atMost: 400,
        how: `all a browser with nothing kept fetches to the clients of an analyst who signs in, but fonts; ${Math.round(lists.get(few) ?? Number.NaN)} kB with ${few} entities more`,
      },
    ];
  } finally {
    for (const { remove } of projects.values()) remove();
  }
}

interface Project {
  readonly folder: string;
  readonly firstBytes: number;
  readonly remove: () => void;
}

/** The product with so many entities more, generated and built. */
async function makeProject(count: number): Promise<Project> {
  const { folder, remove } = copyProject('own');
  try {
    const schema = readFileSync(join(folder, 'schemas/filial.schema.json'), 'utf8');
    for (let index = 0; index < count; index += 1) {
      const name = `medida${letters(index)}`;
      const own = schema
        .replace('"FILIAL"', `"${name.toUpperCase()}"`)
        .replace('"Filiais"', `"Medidas ${letters(index)}"`)
        .replace('"Branches"', `"Measures ${letters(index)}"`)
        .replace('"order": 70', `"order": ${1000 + index}`);
      writeFileSync(join(folder, `schemas/${name}.schema.json`), own);
    }
    for (const script of ['scripts/generate.ts', 'node_modules/vite/bin/vite.js'])
      await run(process.execPath, [script, ...(script.endsWith('vite.js') ? ['build'] : [])], {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
      });
    return { folder, firstBytes: await firstBytes(join(folder, 'dist/console')), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const run = promisify(execFile);

const letters = (index: number) => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

async function firstBytes(folder: string): Promise<number> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
  const sizes = await Promise.all(
    named.map(async (path) => brotliCompressSync(await readFile(join(folder, path))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Milliseconds until the start tells its address; then it is stopped. */
const startOnce = (folder: string) => running(folder, ({ after }) => Promise.resolve(after));

/** @returns what `look` finds out about the product running over the folder's own database */
async function running<T>(
  folder: string,
  look: (started: { readonly address: string; readonly after: number }) => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/run/frugal.ts', 'scripts/start.ts', '--no-build'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', NO_COLOR: '1' },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  try {
    const started = await new Promise<{ address: string; after: number }>((told, failed) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece) => {
          output += piece;
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
          if (address) told({ address, after: performance.now() - begun });
        });
      child.once('exit', (code) => failed(new Error(`ended with ${code}: ${output}`)));
    });
    return await look(started);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Kilobytes; fonts are fetched once for ever, and nothing waits for them. */
async function bytesOfFirstList(address: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser);
    const loads = await watchLoads(page);
    await page.goto(`${address}/#/nav/cliente`);
    await page.getByLabel('E-mail').fill('analista@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.keyboard.press('Enter');
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    return kilobytes(loads.filter(({ kind }) => kind !== 'Font'));
  } finally {
    await browser.close();
  }
}
