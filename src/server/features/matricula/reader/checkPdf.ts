import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '../../../../domain/errors.ts';
import { contentTypeOf } from '../../../kit/files/contentType.ts';
import { tooLarge } from '../../../kit/files/tooLarge.ts';

const HEAD_BYTES = 1024;

/**
 * What can be told from outside, before any parser sees the bytes. Goes by content; the name and its extension
 * only serve the message.
 * @returns the size in bytes
 * @throws AppError 'file-not-found', 'file-empty', 'file-too-large', 'file-not-pdf'
 */
export async function checkPdf(path: string, name: string, maxBytes: number): Promise<number> {
  const file = await openFile(path, name);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new AppError('file-not-found', { file: name });
    if (stat.size === 0) throw new AppError('file-empty', { file: name });
    if (stat.size > maxBytes) throw tooLarge(name, stat.size, maxBytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (contentTypeOf(buffer.subarray(0, bytesRead)) !== 'application/pdf')
      throw new AppError('file-not-pdf', { file: name });
    return stat.size;
  } finally {
    await file.close();
  }
}

async function openFile(path: string, name: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (cause) {
    throw new AppError('file-not-found', { file: name }, { cause });
  }
}
