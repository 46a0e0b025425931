import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'folio-paginas-';

/** A file for one page's picture at a time. */
export interface PictureFile {
  readonly path: string;
  /** Open for writing: the reader's process inherits it, and may write to nothing else. */
  readonly descriptor: number;
}

export interface PictureFiles {
  readonly files: readonly PictureFile[];
  remove(): Promise<void>;
}

/**
 * Files through which pictures go from the reader's process to the engines, in a folder only this user may enter.
 * Four megabytes a page sent through this process would be copied four times, and each copy waits for a garbage
 * collection: that took as much time as everything else the server does for a page.
 */
export async function makePictureFiles(count: number): Promise<PictureFiles> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const handles: FileHandle[] = [];
  const remove = async () => {
    await Promise.all(handles.map((handle) => handle.close()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const files: PictureFile[] = [];
    for (let index = 0; index < count; index++) {
      const path = join(folder, `${index}.pgm`);
      const handle = await open(path, 'wx', 0o600);
      handles.push(handle);
      files.push({ path, descriptor: handle.fd });
    }
    return { files, remove };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

/**
 * Removes what killed processes left behind, pages of people's records, once it is older than `milliseconds` by the
 * system's own clock: all of Folio on a machine share the folder.
 */
export async function sweepPictureFiles(milliseconds: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    // Another process may be sweeping too; and what belongs to another user is theirs to remove.
    if (age > milliseconds) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
