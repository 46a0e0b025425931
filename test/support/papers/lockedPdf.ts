import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A grey picture, a byte a dot. */
export interface GreyDots {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A PDF of one page that opens by a password alone: lines of text, or a picture over the whole page. */
export async function lockedPdf(page: readonly string[] | GreyDots, userPassword: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40, userPassword });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  if ('pixels' in page) document.image(toPng(page), 0, 0, { width: 595, height: 842 });
  else {
    document.font('Helvetica').fontSize(9);
    for (const [row, line] of page.entries()) document.text(line, 40, 40 + row * 14, { lineBreak: false });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function toPng({ width, height, pixels }: GreyDots): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
