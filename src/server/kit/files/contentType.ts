/** Signatures at the start of a file; a PDF's may come a little later. */
const signatures: readonly (readonly [string, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
];
const PDF_WITHIN = 1024;

/**
 * What a file is by its first bytes, never by its name or by what the browser says. Anything not known is
 * plain bytes; a file that begins as something else is not a PDF, even if `%PDF-` stands inside it.
 * @param head the first 1,024 bytes, or all of a shorter file
 */
export function contentTypeOf(head: Uint8Array): string {
  const known = signatures.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte));
  if (known !== undefined) return known[0];
  const text = Buffer.from(head.subarray(0, PDF_WITHIN)).toString('latin1');
  if (/^\s*</.test(text)) return 'application/octet-stream'; // HTML, SVG, XML: never shown as such
  return text.includes('%PDF-') ? 'application/pdf' : 'application/octet-stream';
}
