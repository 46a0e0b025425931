import { PassThrough, pipeline, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Actor } from '../../../engine/actors/actor.ts';
import type { FileStore } from '../../../kit/files/fileStore.ts';
import type { ChosenFile } from './chosenFiles.ts';
import { indexFile } from './indexFile.ts';

/**
 * One archive of many files as a stream: each file is opened when its turn comes, so that hardly more than a buffer is in
 * memory, and closed when whoever downloads goes away. PDFs are compressed already and stored as they are.
 * @throws AppError 'file-not-stored' before the first byte where one is missing in the store
 */
export async function zipOf(
  chosen: readonly ChosenFile[],
  {
    files,
    actor,
  }: { readonly files: Pick<FileStore, 'get' | 'pathOf'>; readonly actor: Pick<Actor, 'locale'> },
): Promise<Readable> {
  for (const { file } of chosen) if (file) await files.pathOf(file.Chave, file.Nome);
  const zip = new ZipFile();
  let open: Readable | null = null;
  const out = new PassThrough();
  zip.on('error', (error) => out.destroy(error as Error));
  zip.addBuffer(indexFile(chosen, actor.locale), 'indice.csv');
  for (const { file, name } of chosen)
    if (file)
      zip.addReadStreamLazy(name, { compress: false, size: Number(file.Tamanho) }, (give) => {
        if (out.destroyed) return;
        files.get(file.Chave, file.Nome).then(
          ({ stream }) => {
            open = stream;
            if (out.destroyed) stream.destroy();
            else give(null, stream);
          },
          (error: unknown) => out.destroy(error as Error),
        );
      });
  zip.end();
  pipeline(zip.outputStream, out, () => open?.destroy());
  return out;
}
