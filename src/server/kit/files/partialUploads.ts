import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Server as TusServer, type Upload } from '@tus/server';
import { AppError } from '../../../domain/errors.ts';

/** Whose an upload is, and what it shall be called. */
export interface UploadOwner {
  readonly userId: number;
  readonly companyId: number;
  /** Safe to save under. */
  readonly name: string;
}

export interface PartialUpload extends UploadOwner {
  readonly id: string;
  /** Bytes announced. */
  readonly size: number;
  /** Bytes here; an upload that was stored has them all. */
  readonly offset: number;
  /** The file it became, once complete and stored. */
  readonly fileId: number | null;
}

/** Uploads that go on where they broke off (tus 1.0), until they are whole files of the store. */
export interface PartialUploads {
  /**
   * Answers one request of the protocol: creation, what has arrived, more bytes, giving up. Whether the asker may is
   * for the caller to say first.
   * @param owner of a new upload; null for requests about one that is there
   */
  handle(request: IncomingMessage, response: ServerResponse, owner: UploadOwner | null): Promise<void>;
  /** @returns null when there is none of this name */
  find(id: string): Promise<PartialUpload | null>;
  /** How many a person has begun and not finished. */
  countOf(owner: Pick<UploadOwner, 'userId' | 'companyId'>): Promise<number>;
  /** Bytes that arrived so far. */
  read(id: string): Readable;
  /** Its bytes lie in the store now: they go from here, and the upload knows which file it is. */
  settle(id: string, fileId: number): Promise<void>;
  /** What arrived is of no use. */
  drop(id: string): Promise<void>;
  /** Removes what nobody has touched for `milliseconds`. */
  collect(milliseconds: number, now: Date): Promise<number>;
}

export interface PartialUploadsOptions {
  readonly folder: string;
  readonly maxBytes: number;
  /** What a failure of ours is answered as. */
  readonly answer: (error: unknown, request: IncomingMessage) => { status_code: number; body: string };
  /** Called when the last byte has arrived, before it is confirmed. @returns headers of the answer */
  readonly onWhole: (upload: PartialUpload) => Promise<Readonly<Record<string, string>>>;
}

export function createPartialUploads(options: PartialUploadsOptions): PartialUploads {
  const { folder, maxBytes, answer, onWhole } = options;
  const store = new Parts({ directory: folder });
  const owners = new WeakMap<IncomingMessage, UploadOwner>();
  const tus = new TusServer({
    path: '/tus',
    datastore: store,
    maxSize: maxBytes,
    relativeLocation: true,
    // Relative to where it was asked, whatever stands before the API's address.
    generateUrl: (_request, { id }) => `tus/${id}`,
    // Pages of other origins get no leave from here.
    allowedOrigins: () => false,
    onUploadCreate: async (request) => {
      const owner = owners.get(nodeRequest(request));
      if (!owner) throw new AppError('upload-not-found');
      return { metadata: toMetadata(owner) };
    },
    onUploadFinish: async (_request, upload) => ({ headers: await onWhole(fromUpload(upload)) }),
    onResponseError: (request, error) =>
      'status_code' in error ? undefined : answer(error, nodeRequest(request)),
  });
  return {
    async handle(request, response, owner) {
      await mkdir(folder, { recursive: true });
      if (owner) owners.set(request, owner);
      await tus.handle(request, response);
    },
    async find(id) {
      if (!/^[0-9a-f]{32}$/.test(id)) return null;
      const upload = await store.configstore.get(id);
      if (!upload) return null;
      const size = await stat(join(folder, id)).then(
        (file) => file.size,
        () => 0,
      );
      return { ...fromUpload(upload), id, offset: upload.metadata?.arquivo ? Number(upload.size) : size };
    },
    async countOf({ userId, companyId }) {
      const ids = (await store.configstore.list?.()) ?? [];
      const uploads = await Promise.all(ids.map((id) => store.configstore.get(id)));
      return uploads
        .flatMap((upload) => (upload ? [fromUpload(upload)] : []))
        .filter(
          (upload) => upload.fileId === null && upload.userId === userId && upload.companyId === companyId,
        ).length;
    },
    read: (id) => createReadStream(join(folder, id)),
    async settle(id, fileId) {
      const upload = await store.configstore.get(id);
      if (!upload) return;
      upload.metadata = { ...upload.metadata, arquivo: String(fileId) };
      await store.configstore.set(id, upload);
      await rm(join(folder, id), { force: true });
    },
    drop: (id) => removeBoth(folder, id),
    async collect(milliseconds, now) {
      const touched = [...(await lastTouched(folder))];
      const old = touched.filter(([, at]) => now.getTime() - at > milliseconds);
      await Promise.all(old.map(([id]) => removeBoth(folder, id)));
      return old.length;
    },
  };
}

/** The library's store, except that a disk without room says so. */
class Parts extends FileStore {
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const part = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset, flush: true });
    await pipeline(readable, part);
    return offset + part.bytesWritten;
  }
}

const toMetadata = ({ userId, companyId, name }: UploadOwner) => ({
  usuario: String(userId),
  empresa: String(companyId),
  nome: name,
});

const fromUpload = ({ id, size, offset, metadata }: Upload): PartialUpload => ({
  id,
  size: size ?? 0,
  offset,
  userId: Number(metadata?.usuario),
  companyId: Number(metadata?.empresa),
  name: metadata?.nome ?? '',
  fileId: metadata?.arquivo ? Number(metadata.arquivo) : null,
});

/** The bytes and what is known of them. */
async function removeBoth(folder: string, id: string): Promise<void> {
  await Promise.all([id, `${id}.json`].map((name) => rm(join(folder, name), { force: true })));
}

/** Milliseconds since the epoch at which each upload got its last byte, or was begun. */
async function lastTouched(folder: string): Promise<ReadonlyMap<string, number>> {
  const touched = new Map<string, number>();
  for (const name of await readdir(folder).catch(() => [])) {
    const id = name.replace(/\.json$/, '');
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }));
    touched.set(id, Math.max(touched.get(id) ?? 0, mtimeMs));
  }
  return touched;
}

const nodeRequest = (request: { readonly runtime?: { readonly node?: { readonly req: unknown } } }) =>
  request.runtime?.node?.req as IncomingMessage;
