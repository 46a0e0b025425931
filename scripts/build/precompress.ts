import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that shrink; fonts and pictures are compressed as they are. */
const shrinking = /\.(?:js|css|svg|json|webmanifest)$/;

/** Smaller ones would not save a packet. */
const smallest = 1024;

/** Writes each file's brotli beside it: pressed hard once, when it is built, instead of lightly at each visit. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => shrinking.test(name) && !name.startsWith('.'));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
}
