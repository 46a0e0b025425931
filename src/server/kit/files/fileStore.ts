import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../../domain/errors.ts';

/** Files by content: the key is the SHA-256 of the bytes, so the same file is stored once and never changes. */
export interface FileStore {
  /**
   * Complete and on disk when it returns, or not there at all.
   * @throws AppError 'file-too-large' at the first byte past `maxBytes`, whatever length was announced;
   * 'file-empty' @throws what `content` or `check` throws
   */
  put(content: FileContent, limits: PutLimits): Promise<StoredFile>;
  has(key: FileKey): Promise<boolean>;
  /** @param name as people know the file, for the message alone @throws AppError 'file-not-stored' */
  get(key: FileKey, name: string): Promise<{ readonly size: number; readonly stream: Readable }>;
  /** Where the bytes lie, for a process that reads them itself. @param name likewise @throws AppError 'file-not-stored' */
  pathOf(key: FileKey, name: string): Promise<string>;
  remove(key: FileKey): Promise<void>;
  /** Removes what interrupted uploads left behind, once it is older than `milliseconds`. */
  sweep(milliseconds: number, now: Date): Promise<number>;
  /**
   * Removes files older than `milliseconds` that `unused` names out of those it is asked for. Storing the same bytes
   * makes them new again, so a file that is being taken in is never among them.
   */
  collect(milliseconds: number, now: Date, unused: Unused): Promise<number>;
}

export type Unused = (keys: readonly FileKey[]) => Promise<readonly FileKey[]>;

/** 64 lower-case hex digits. */
export type FileKey = string;
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

export interface PutLimits {
  /** As the person knows the file: for messages only, never part of a path. */
  readonly name: string;
  readonly maxBytes: number;
  /** Looks at the bytes before they get their name: what it refuses was never in the store. */
  readonly check?: (file: { readonly path: string; readonly size: number }) => Promise<void>;
}

export interface StoredFile {
  readonly key: FileKey;
  readonly size: number;
}

const PARTS = 'parts';

const isKey = (key: string) => /^[0-9a-f]{64}$/.test(key);

export function createFileStore(folder: string): FileStore {
  const pathFor = (key: FileKey) => {
    if (!isKey(key)) throw new Error('No key of a stored file');
    return join(folder, key.slice(0, 2), key);
  };
  const found = async (key: FileKey, name: string) => {
    const size = isKey(key) ? await sizeOf(pathFor(key)) : null;
    if (size === null) throw new AppError('file-not-stored', { file: name });
    return { path: pathFor(key), size };
  };

  return {
    async put(content, limits) {
      const part = join(folder, PARTS, randomUUID());
      await mkdir(dirname(part), { recursive: true });
      try {
        const stored = await writePart(part, content, limits);
        await limits.check?.({ path: part, size: stored.size });
        await moveInto(part, pathFor(stored.key));
        return stored;
      } catch (cause) {
        await rm(part, { force: true });
        throw cause;
      }
    },
    has: async (key) => (await sizeOf(pathFor(key))) !== null,
    async get(key, name) {
      const { path, size } = await found(key, name);
      return { size, stream: createReadStream(path) };
    },
    pathOf: async (key, name) => (await found(key, name)).path,
    remove: (key) => rm(pathFor(key), { force: true }),
    async sweep(milliseconds, now) {
      const names = await readdir(join(folder, PARTS)).catch(() => []);
      const paths = names.map((name) => join(folder, PARTS, name));
      const ages = await Promise.all(paths.map((path) => ageOf(path, now)));
      const old = paths.filter((_, i) => ages[i]! > milliseconds);
      await Promise.all(old.map((path) => rm(path, { force: true })));
      return old.length;
    },
    async collect(milliseconds, now, unused) {
      const isOld = async (path: string) => (await ageOf(path, now)) > milliseconds;
      let removed = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        if (!/^[0-9a-f]{2}$/.test(name)) continue;
        for (const key of await unused(await readdir(join(folder, name)))) {
          const path = pathFor(key);
          if ((await isOld(path)) && (await removeAside(path, join(folder, PARTS, randomUUID()), isOld)))
            removed += 1;
        }
      }
      return removed;
    },
  };
}

/** Moved away before it is looked at again: bytes stored meanwhile under the same name are put back, not lost. */
async function removeAside(
  path: string,
  aside: string,
  isOld: (path: string) => Promise<boolean>,
): Promise<boolean> {
  const isMoved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!isMoved) return false;
  const isGone = await isOld(aside);
  await (isGone ? rm(aside, { force: true }) : rename(aside, path));
  return isGone;
}

async function writePart(part: string, content: FileContent, limits: PutLimits): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(part, 'wx', 0o600);
  try {
    for await (const bytes of content instanceof Uint8Array ? [content] : content) {
      size += bytes.byteLength;
      if (size > limits.maxBytes) {
        throw new AppError('file-too-large', {
          file: limits.name,
          limit: Math.floor(limits.maxBytes / 2 ** 20),
        });
      }
      hash.update(bytes);
      await writeAll(file, bytes);
    }
    if (size === 0) throw new AppError('file-empty', { file: limits.name });
    await file.sync();
  } finally {
    await file.close();
  }
  return { key: hash.digest('hex'), size };
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let done = 0;
  while (done < bytes.byteLength) done += (await file.write(bytes, done)).bytesWritten;
}

/** Renamed, so that nobody sees half a file; the folder is synced, so that a power cut does not undo it. */
async function moveInto(part: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rename(part, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

const ageOf = (path: string, now: Date) =>
  stat(path).then(
    ({ mtimeMs }) => now.getTime() - mtimeMs,
    () => 0,
  );
