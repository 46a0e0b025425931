/** Runs where the PDF reader runs and tries what it must not be able to do; answers with what it could. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const attempts: Readonly<Record<string, () => unknown>> = {
  'read a file of the system': () => readFileSync('/etc/hostname'),
  'read the folder of the program': () =>
    readFileSync(new URL('../../../package-lock.json', import.meta.url)),
  'write a file': () => writeFileSync(join(tmpdir(), 'folio-nosy'), 'x'),
  'start a program': () => spawnSync(process.execPath, ['--version']).status === 0 || fail(),
  'start a thread': () => new Worker('', { eval: true }),
  'see the environment': () => process.env.PATH ?? process.env.HOME ?? fail(),
};

function fail(): never {
  throw new Error('refused');
}

process.on('message', () => {
  const done = Object.entries(attempts).flatMap(([name, attempt]) => {
    try {
      attempt();
      return [name];
    } catch {
      return [];
    }
  });
  process.send?.({ answer: { done, attempts: Object.keys(attempts).length } });
});
