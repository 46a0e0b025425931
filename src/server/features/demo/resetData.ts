import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../../kit/database/dataFolderLock.ts';

/** What the server keeps in its data folder; anything else there is somebody else's and stays. */
const ours = ['banco', 'arquivos', 'ocr', 'segredo.key'];

/** Throws away everything a demo has stored. @throws Error naming the process that is using it */
export async function resetData(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'banco');
  // Only what is there can be locked, and the first start may be asked to begin anew.
  await mkdir(folder, { recursive: true });
  const release = await lockDataFolder(folder);
  await Promise.all(ours.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
  await release();
}
