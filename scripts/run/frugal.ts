import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node scripts/run/frugal.ts SCRIPT [ARGUMENT...]`: runs a script that gives memory back early. glibc by itself keeps a
 * heap for each thread and never returns most of what a long scan needed (about 100 MB of 660); it reads these settings
 * only when a process begins, so this one replaces itself. Whoever set one of them is heeded. Elsewhere than on Linux,
 * or in a Node that cannot replace itself, the script simply runs.
 */
const settings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 18),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 20),
};

const [script = '', ...args] = process.argv.slice(2);
if (process.platform === 'linux' && process.execve) {
  const quiet = '--disable-warning=ExperimentalWarning';
  process.execve(process.execPath, [process.execPath, quiet, ...process.execArgv, script, ...args], {
    ...settings,
    ...process.env,
  });
} else {
  process.argv.splice(1, 1);
  await import(pathToFileURL(resolve(script)).href);
}
