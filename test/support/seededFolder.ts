import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seedDemo } from '../../src/server/demo/seed.ts';
import { openServer } from '../../src/server/openServer.ts';
import { readSettings } from '../../src/server/settings.ts';
import { imagesFolder } from './databaseImage.ts';

/**
 * Fills an empty data folder with what the first `npm start` puts there before it reads its first file: made once in a
 * run of the suite, for tests of what happens afterwards. Outside of such a run the process does it by itself.
 */
export async function seedFolder(dataDir: string): Promise<void> {
  const images = imagesFolder();
  if (!images) return;
  const model = join(images, 'demonstracao');
  if (!(await isThere(model))) await makeModel(model);
  await cp(model, dataDir, { recursive: true });
}

async function makeModel(model: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(model), 'parte-'));
  const server = await openServer({ settings: readSettings({ DATA_DIR: folder }, 'demo') });
  await seedDemo(server);
  await server.close();
  // Two that made one at the same time made the same.
  await rename(folder, model).catch(() => rm(folder, { recursive: true }));
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
