import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataFolder } from './dataFolderLock.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'folio-lock-')), 'db');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

/** Another process that takes the lock, says so, and waits to be ended. */
async function holdElsewhere() {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(new URL('./dataFolderLock.ts', import.meta.url).href)};
    await lockDataFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('lockDataFolder', () => {
  test('names the process that holds the folder', async () => {
    const holder = await holdElsewhere();
    try {
      await expect(lockDataFolder(folder)).rejects.toThrow(
        new RegExp(`in use by process ${holder.pid} on .* since 2`),
      );
    } finally {
      holder.kill();
      await once(holder, 'exit');
    }
  });

  test('takes over at once from a process that was killed', async () => {
    const holder = await holdElsewhere();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await utimes(`${folder}.lock`, new Date(), new Date());
    const release = await lockDataFolder(folder);
    await release();
  });

  test('holds against the same process too, until given back', async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(/in use by process/);
    await release();
    await (await lockDataFolder(folder))();
  });
});
