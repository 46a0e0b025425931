/**
 * `npm run dev`: Vite with hot reload in front, the demo's server behind it, started anew whenever one of its
 * sources or a generated file changes. A saved schema is generated first, which changes those files.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings } from '../src/server/settings.ts';
import { closeOnSignal, explainAndExit } from './run/process.ts';

const root = resolve(import.meta.dirname, '..');

try {
  const settings = readSettings(process.env, 'development');
  const vite = start(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), '--host', settings.host],
    {
      FOLIO_SERVER: `http://${settings.host}:${settings.port}`,
    },
  );
  const server = start(process.execPath, [
    '--watch',
    '--watch-preserve-output',
    'scripts/start.ts',
    '--no-build',
    '--development',
  ]);
  watchSchemas();
  closeOnSignal([() => stop(vite), () => stop(server)]);
} catch (error) {
  explainAndExit(error);
}

function start(
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(command, [...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...extra } });
}

/** Editors save in bursts; one generation follows each burst. */
function watchSchemas(): void {
  let waiting: NodeJS.Timeout | undefined;
  watch(join(root, 'schemas'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => start(process.execPath, ['scripts/generate.ts']), 150);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
