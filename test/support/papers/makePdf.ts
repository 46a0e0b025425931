import { deflateSync } from 'node:zlib';

/** One page of a generated PDF. Lengths in points, y upwards, as PDF has them. */
export interface PageSpec {
  /** Operators, e.g. `BT /F 12 Tf 72 700 Td (texto) Tj ET`. Helvetica is `/F`, images are `/I0`, `/I1`... */
  readonly content?: string;
  readonly images?: readonly ImageSpec[];
  readonly size?: readonly [number, number];
  readonly crop?: readonly [number, number, number, number];
  readonly rotate?: 0 | 90 | 180 | 270;
}

/** Raw samples, deflated by us; `bits` 1 or 8, one component. */
export interface ImageSpec {
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 8;
  readonly samples: Uint8Array;
}

/** A small well-formed PDF, for what the corpus does not have. Texts are Latin-1. */
export function makePdf(pages: readonly PageSpec[], catalogExtra = ''): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => objects.push(Buffer.isBuffer(body) ? body : latin1(body));
  const font = 3;
  const kids: number[] = [];
  add(`<< /Type /Catalog /Pages 2 0 R ${catalogExtra} >>`);
  add(''); // the page tree, once its kids are known
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const page of pages) {
    const images = (page.images ?? []).map((image) => add(imageObject(image)));
    const content = add(stream('', latin1(page.content ?? '')));
    const [width, height] = page.size ?? [595, 842];
    const named = images.map((id, i) => `/I${i} ${id} 0 R`).join(' ');
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${page.rotate ?? 0} ` +
          (page.crop === undefined ? '' : `/CropBox [${page.crop.join(' ')}] `) +
          `/Resources << /Font << /F ${font} 0 R >> /XObject << ${named} >> >> /Contents ${content} 0 R >>`,
      ),
    );
  }
  objects[1] = latin1(
    `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  );
  return writePdf(objects);
}

/** The file around objects numbered from 1; the first is the catalog. */
export function writePdf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [latin1('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [i, body] of objects.entries()) {
    offsets.push(length);
    const object = Buffer.concat([latin1(`${i + 1} 0 obj\n`), body, latin1('\nendobj\n')]);
    parts.push(object);
    length += object.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export function stream(entries: string, bytes: Uint8Array): Buffer {
  return Buffer.concat([
    latin1(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    latin1('\nendstream'),
  ]);
}

export const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Lines of text from the top, 14 points apart. */
export function textLines(lines: readonly string[], left = 60, top = 780, size = 10): string {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, (sign) => `\\${sign}`));
  return escaped.map((line, i) => `BT /F ${size} Tf ${left} ${top - 14 * i} Td (${line}) Tj ET`).join('\n');
}

/** Draws image `index` over the whole page. */
export const fullPageImage = (index: number, width = 595, height = 842) =>
  `q ${width} 0 0 ${height} 0 0 cm /I${index} Do Q`;

function imageObject({ width, height, bits, samples }: ImageSpec): Buffer {
  const entries =
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
    `/ColorSpace /DeviceGray /BitsPerComponent ${bits} /Filter /FlateDecode`;
  return stream(entries, deflateSync(samples, { level: 9 }));
}
