import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Where Vite puts the console. */
export const consoleFolder = join(root, 'dist/console');

/** What the built console is made of. */
const sources = [
  ...['src/console', 'src/domain', 'src/metadata', 'src/field-types', 'i18n', 'schemas', 'public'],
  ...['index.html', 'vite.config.ts', 'package-lock.json'],
];

/** Builds the console when there is none, or a source is newer than it. @throws Error when Vite fails */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  const built = await newest(join(consoleFolder, 'index.html'));
  const changed = Math.max(...(await Promise.all(sources.map((source) => newest(join(root, source))))));
  if (built > changed) return;
  say(built === 0 ? 'Building the console…' : 'The console has changed: building it again…');
  await runVite();
}

/** @returns milliseconds of the latest change below `path`; 0 when it is not there */
async function newest(path: string): Promise<number> {
  const info = await stat(path).catch(() => null);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs);
  return Math.max(0, ...(await Promise.all(times)));
}

function runVite(): Promise<void> {
  return new Promise((done, failed) => {
    const vite = spawn(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      {
        cwd: root,
        // Whoever asks for it may be a test; what is built is what people get.
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    vite.on('error', failed);
    vite.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`vite build ended with code ${code}`)),
    );
  });
}
