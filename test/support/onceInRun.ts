import { mkdir, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { imagesFolder } from './databaseImage.ts';

/** Ends the name of what marks something as being made. */
export const underWaySuffix = '.fazendo';

/**
 * Does something once in a run of the suite, in whichever process asks first; the others wait until it is done. Outside
 * of a run each process does it.
 */
export async function onceInRun(name: string, act: () => Promise<void>): Promise<void> {
  const images = imagesFolder();
  if (!images) return act();
  const [done, underWay] = [join(images, `${name}.feito`), join(images, `${name}${underWaySuffix}`)];
  while (!(await isThere(done))) {
    if (!(await begins(underWay))) {
      await setTimeout(100);
      continue;
    }
    try {
      if (!(await isThere(done))) await act();
      await writeFile(done, '');
    } finally {
      // The next one tries it when this one failed.
      await rmdir(underWay);
    }
  }
}

/** Only one of all processes makes the folder. */
const begins = (folder: string) =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
