import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { readJson } from './readJson.ts';

/** A record is written in a moment: who needs longer for it holds a place that others wait for. */
const longestMs = 30_000;

/**
 * Bodies are JSON as `readJson` reads it, and nothing else; whoever takes bytes says so for itself, and may take the
 * time a large file needs.
 * @param withinMs until the last byte of a JSON body is there, or the connection is cut
 */
export function takeJsonBodies(application: FastifyInstance, withinMs = longestMs): void {
  application.addHook('preParsing', (request, _reply, payload, done) => {
    if (isJson(request)) cutAfter(request, withinMs);
    done(null, payload);
  });
  application.removeAllContentTypeParsers();
  const read = async (_request: FastifyRequest, body: Buffer) => readJson(textOf(body));
  application.addContentTypeParser('application/json', { parseAs: 'buffer' }, read);
}

/** @throws AppError 'body-invalid' for bytes that are no text: decoding would put other characters in their place */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new AppError('body-invalid');
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') === true;

function cutAfter({ raw }: FastifyRequest, milliseconds: number): void {
  const timer = setTimeout(() => raw.destroy(), milliseconds);
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
