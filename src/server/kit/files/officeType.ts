import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What an Office document says it is, in the part that every one of them has. */
const mainParts: readonly (readonly [string, string])[] = [
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'wordprocessingml.document.main+xml',
  ],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'spreadsheetml.sheet.main+xml'],
];

/** The part that tells, and as much of it (bytes) and as many parts before it as any real document has. */
const tellingPart = '[Content_Types].xml';
const mostBytes = 1_000_000;
const mostParts = 20_000;

/**
 * The media type of a DOCX or XLSX by what is inside, whatever it is called; null for any other archive, one that cannot be
 * read, and documents with macros.
 */
export async function officeTypeOf(path: string): Promise<string | null> {
  const archive = await openPromise(path, { lazyEntries: true }).catch(() => null);
  if (archive === null) return null;
  try {
    const told = await tellingText(archive);
    return mainParts.find(([, main]) => told.includes(main))?.[0] ?? null;
  } catch {
    return null;
  } finally {
    archive.close();
  }
}

async function tellingText(archive: ZipFile): Promise<string> {
  let parts = 0;
  for await (const entry of archive.eachEntry()) {
    parts += 1;
    if (parts > mostParts) break;
    if (entry.fileName === tellingPart) return readText(archive, entry);
  }
  return '';
}

/** Read no further than an honest one is long, whatever its head announces. */
async function readText(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > mostBytes) return '';
  const stream: Readable = await archive.openReadStreamPromise(entry);
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
