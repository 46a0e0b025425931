import { deflateSync } from 'node:zlib';
import { fullPageImage, latin1, makePdf, stream, writePdf } from '../papers/makePdf.ts';

/** Files made to hurt their reader, generated since nobody wants them in a repository. */

/** A few kilobytes that become `megabytes` of drawing operators: deflated twice. */
export function contentBomb(megabytes: number): Buffer {
  const once = deflateSync(Buffer.alloc(megabytes * 2 ** 20, '0 0 m 1 1 l S\n'), { level: 9 });
  return writePdf([
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin1('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'),
    stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(once, { level: 9 })),
  ]);
}

/** One bit a pixel, all zero: half a megabyte in the file, 3,600 megapixels when decoded. */
export function hugeImage(side: number): Buffer {
  const row = Math.ceil(side / 8);
  return makePdf([
    {
      content: fullPageImage(0),
      images: [{ width: side, height: side, bits: 1, samples: new Uint8Array(row * side) }],
    },
  ]);
}

/** All kids are one and the same empty page. */
export function manyPages(count: number): Buffer {
  return writePdf([
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1(`<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`),
    latin1('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ]);
}

/** A page tree that contains itself. */
export function pageTreeCycle(): Buffer {
  return writePdf([
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1('<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 2 >>'),
    latin1('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ]);
}

/** Forms that draw each other ten times, `depth` deep. */
export function nestedForms(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, i) => {
    const isLast = i === depth - 1;
    const next = `/Resources << /XObject << /X ${6 + i} 0 R >> >>`;
    const content = isLast ? '0 0 m 1 1 l S' : '/X Do '.repeat(10);
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${isLast ? '' : next}`, latin1(content));
  });
  return writePdf([
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin1(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
        '/Resources << /XObject << /X 5 0 R >> >> >>',
    ),
    stream('', latin1('/X Do')),
    ...forms,
  ]);
}

/**
 * A JBIG2 image whose own page says 60,000 x 60,000 while the dictionary around it says 100 x 100, so that no look at
 * the dictionary warns of it.
 * @see ITU-T T.88, 7.2 (segment headers) and 7.4.8 (page information)
 */
export function jbig2Bomb(side: number): Buffer {
  const page = Buffer.alloc(19);
  page.writeUInt32BE(side, 0);
  page.writeUInt32BE(side, 4);
  const header = (number: number, type: number, length: number) => {
    const head = Buffer.alloc(11);
    head.writeUInt32BE(number, 0);
    head.writeUInt8(type, 4);
    head.writeUInt8(1, 6);
    head.writeUInt32BE(length, 7);
    return head;
  };
  // A generic region as large as the page, arithmetic coding, its data cut short.
  const region = Buffer.alloc(18 + 8 + 64);
  region.writeUInt32BE(side, 0);
  region.writeUInt32BE(side, 4);
  const data = Buffer.concat([header(0, 48, page.length), page, header(1, 38, region.length), region]);
  return writePdf([
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin1(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I0 5 0 R >> >> >>',
    ),
    stream('', latin1(fullPageImage(0))),
    stream(
      '/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
      data,
    ),
  ]);
}

/** One page of text, with more in the catalog and further objects from number 6 on. */
export function withExtras(content: string, catalogExtra: string, extras: readonly Buffer[]): Buffer {
  return writePdf([
    latin1(`<< /Type /Catalog /Pages 2 0 R ${catalogExtra} >>`),
    latin1('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin1(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    ),
    stream('', latin1(content)),
    latin1('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...extras,
  ]);
}
