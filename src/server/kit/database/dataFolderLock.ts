import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { lock } from 'proper-lockfile';
import { ToldError } from '../toldError.ts';

/** Folders this very process holds: a lock file of our own process number is otherwise left from a crash. */
const held = new Set<string>();

/**
 * Takes the exclusive lock on an embedded database's folder, by `<folder>.lock` beside it.
 * @returns the function that gives it back
 * @throws ToldError naming the process that holds it, and since when
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder);
  const holderFile = `${path}.holder.json`;
  const release = await takeLock(path, holderFile);
  held.add(path);
  await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date() }));
  return async () => {
    held.delete(path);
    await rm(holderFile, { force: true });
    await release();
  };
}

async function takeLock(path: string, holderFile: string): Promise<() => Promise<void>> {
  try {
    return await lockFile(path);
  } catch (cause) {
    if (!isLocked(cause)) throw cause;
    const holder = await readHolder(holderFile);
    if (held.has(path) || !holder || isAlive(holder))
      throw new ToldError(busyMessage(path, holder), { cause });
    await rm(`${path}.lock`, { recursive: true, force: true });
    return lockFile(path);
  }
}

/** A long pause of the process (a big import, a sleeping laptop) must not look like its end. */
const lockFile = (path: string) => lock(path, { stale: 60_000, update: 10_000 });

const isLocked = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ELOCKED';

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** On another machine nobody can tell, so it counts as alive. */
function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

function busyMessage(path: string, holder: Holder | null): string {
  const who = holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : 'another process';
  return (
    `The database folder ${path} is in use by ${who}. The embedded database serves one process: ` +
    'stop that process first, choose another DATA_DIR, or use PostgreSQL through DATABASE_URL.'
  );
}
