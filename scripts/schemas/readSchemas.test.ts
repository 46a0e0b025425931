import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSchemas } from './readSchemas.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-schemas-'));
  await cp('schemas', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('names the place of a mark that nobody can draw', async () => {
  expect(readSchemas(folder).problems).toEqual([]);
  const file = join(folder, 'enums/SituacaoOperacao.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"three-quarters"', '"most"'));
  expect(readSchemas(folder).problems).toEqual([
    {
      file: 'enums/SituacaoOperacao.json',
      pointer: '/codes/2/mark',
      message: expect.stringContaining('no mark most; there are empty, quarter'),
    },
  ]);
});
