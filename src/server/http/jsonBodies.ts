import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors.ts';
import { readJson } from './readJson.ts';

/** Bodies are JSON as `readJson` reads it, and nothing else; whoever takes bytes says so for itself. */
export function takeJsonBodies(application: FastifyInstance): void {
  application.removeAllContentTypeParsers();
  const read = async (_request: FastifyRequest, body: Buffer) => readJson(textOf(body));
  application.addContentTypeParser('application/json', { parseAs: 'buffer' }, read);
}

/** @throws AppError 'body-invalid' for bytes that are no text: decoding would put other characters in their place */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new AppError('body-invalid');
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}
