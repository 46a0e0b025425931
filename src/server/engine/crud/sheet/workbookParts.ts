import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { AppError } from '../../../../domain/errors.ts';

// An honest workbook of ten thousand rows takes a tenth of these three. Counted as the parts unfold, whatever their heads
// announce.
const mostParts = 2_000;
const mostPartBytes = 64 * 2 ** 20;
const deepest = 40;

export type Parts = ReadonlyMap<string, Entry>;

export async function workbookParts(archive: ZipFile): Promise<Parts> {
  const parts = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    if (parts.size >= mostParts) throw new AppError('import-too-heavy');
    parts.set(entry.fileName.replace(/^\//, ''), entry);
  }
  return parts;
}

interface Handlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Thrown to read no further. */
export class Enough extends Error {}

/** Walks through a part as it unfolds, by names without their prefix. @throws AppError 'import-too-heavy' */
export async function walk(
  archive: ZipFile,
  part: Entry | undefined,
  { open, text, close }: Handlers,
): Promise<void> {
  if (!part) return;
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  // No workbook declares anything; what does wants to unfold into more than it is.
  parser.on('doctype', () => {
    throw new AppError('import-not-workbook');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new AppError('import-too-heavy');
    open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  parser.on('text', (piece) => text?.(piece));
  parser.on('cdata', (piece) => text?.(piece));
  const stream: Readable = await archive.openReadStreamPromise(part);
  const decoder = new TextDecoder('utf-8');
  let size = 0;
  try {
    for await (const piece of stream) {
      size += (piece as Buffer).byteLength;
      if (size > mostPartBytes) throw new AppError('import-too-heavy');
      parser.write(decoder.decode(piece as Buffer, { stream: true }));
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  } finally {
    stream.destroy();
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
