import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from '../../kit/database/dataFolderLock.ts';
import { resetData } from './resetData.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-recomeco-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('begins anew where nothing was begun', async () => {
  const dataDir = join(folder, 'data');
  await resetData(dataDir);
  expect(await readdir(dataDir)).toEqual([]);
});

test('throws away what is ours and nothing else, and leaves no lock', async () => {
  await mkdir(join(folder, 'banco'));
  await mkdir(join(folder, 'arquivos'));
  await writeFile(join(folder, 'segredo.key'), 'x');
  await writeFile(join(folder, 'notas.txt'), 'minhas');
  await resetData(folder);
  expect(await readdir(folder)).toEqual(['notas.txt']);
});

test('touches nothing that a process is using', async () => {
  await mkdir(join(folder, 'banco'));
  const release = await lockDataFolder(join(folder, 'banco'));
  await expect(resetData(folder)).rejects.toThrow(/process/);
  expect(await readdir(folder)).toContain('banco');
  await release();
});
