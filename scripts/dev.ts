/**
 * `npm run dev [-- --console-port 5173 --no-reading]`: the console with hot reload and the server behind it. A saved
 * schema or source is running within a second; what cannot be run is told in the terminal and on the page, and the
 * version before goes on. With --no-reading uploaded files stay queued, which leaves the machine to the rest.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a session ends with when it wants to begin anew (sysexits: try again). */
const restartCode = 75;

let session = start();
process.on('SIGTERM', () => session.kill('SIGTERM'));
// A terminal tells the session itself; hearing it twice would cut its ending short.
process.on('SIGINT', () => undefined);

function start(): ChildProcess {
  const child = spawn(
    process.execPath,
    // Taking types away by hand is an experiment of Node's, pinned with it.
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'dev/session.ts'),
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
  child.on('exit', (code) => {
    if (code === restartCode) session = start();
    else process.exitCode = code ?? 1;
  });
  return child;
}
