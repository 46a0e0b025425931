import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropOldDatabases } from '../databases/engines.ts';
import { runKeys } from './runKeys.ts';

/**
 * For vitest's `globalSetup`: what a run makes once lives as long as the run, so that none of it is older than the code.
 * `npm test`, which makes some of it ahead, gives the folder itself (scripts/test.ts).
 */
export default async function setup() {
  await dropOldDatabases((pid) => !isAlive(pid));
  const given = process.env[runKeys.images];
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'folio-imagens-')));
  Object.assign(process.env, { [runKeys.process]: String(process.pid), [runKeys.images]: folder });
  return async () => {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
    await dropOldDatabases((pid) => pid === process.pid || !isAlive(pid));
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
