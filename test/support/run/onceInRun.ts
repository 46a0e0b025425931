import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { imagesFolder } from '../databases/databaseImage.ts';

/**
 * Does something once in a run of the suite, in whichever process asks first; the others wait until it is done, and the
 * next one tries it when it failed. Outside of a run each process does it.
 */
export async function onceInRun(name: string, act: () => Promise<void>): Promise<void> {
  const images = imagesFolder();
  if (!images) return act();
  const done = join(images, `${name}.feito`);
  if (await isThere(done)) return;
  // Waited for without end: the tests that wait have their own. One that was killed has let go after `stale`.
  const release = await lock(done, {
    realpath: false,
    stale: 120_000,
    update: 10_000,
    retries: { forever: true, factor: 1, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    if (await isThere(done)) return;
    await act();
    await writeFile(done, '');
  } finally {
    await release();
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
