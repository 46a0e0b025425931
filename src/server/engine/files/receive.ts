import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import type { FileStore, PutLimits, StoredFile } from '../../kit/files/fileStore.ts';
import { tooLarge } from '../../kit/files/tooLarge.ts';

/**
 * Takes the bytes of a request into the store as they arrive.
 * @throws AppError 'file-missing' when none were sent, 'file-empty', and 'file-too-large' by the declared length
 * before the first byte is read, or at the first byte too many when the length lied; what `limits.check` throws
 */
export async function receive(
  files: FileStore,
  request: FastifyRequest,
  limits: PutLimits,
): Promise<StoredFile> {
  const declared = Number(request.headers['content-length'] ?? Number.NaN);
  if (declared > limits.maxBytes) throw tooLarge(limits.name, declared, limits.maxBytes);
  const body = request.body as IncomingMessage | undefined | null;
  if (!body)
    throw new AppError(request.headers['content-type'] ? 'file-empty' : 'file-missing', {
      file: limits.name,
    });
  return files.put(body, limits);
}
