import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageText } from '../../../src/domain/pages/words.ts';
import { createOcr } from '../../../src/server/features/matricula/reader/ocr.ts';
import { readPdf } from '../../../src/server/features/matricula/reader/readPdf.ts';
import { imagesFolder } from '../databases/databaseImage.ts';
import { onceInRun } from '../run/onceInRun.ts';
import { corpusPdf } from './corpus.ts';

/** The pages of a PDF of the corpus, read from its bytes on: once in a run of the suite. */
export async function corpusPages(name: string): Promise<readonly PageText[]> {
  const folder = imagesFolder();
  if (!folder) return read(name);
  const kept = join(folder, `lida-${name}.json`);
  await onceInRun(`lida-${name}`, async () => writeFile(kept, JSON.stringify(await read(name))));
  return JSON.parse(await readFile(kept, 'utf8')) as PageText[];
}

async function read(name: string): Promise<readonly PageText[]> {
  const ocr = createOcr({ cacheFolder: join(tmpdir(), 'folio-ocr') });
  try {
    const { pages } = await readPdf(corpusPdf(name), { name: `${name}.pdf`, ocr });
    return pages.map(({ text }) => text);
  } finally {
    ocr.close();
  }
}
