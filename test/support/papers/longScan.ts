import { readFile } from 'node:fs/promises';
import { corpusPdf } from './corpus.ts';
import { fullPageImage, latin1, stream, writePdf } from './makePdf.ts';

/** Scanned records of the corpus, good and poor ones. */
export const scans = [
  '02-sitio-sao-jose',
  '05-fazenda-buriti-alto',
  '20-lote-major-prates',
  '23-sala-santos',
];

/**
 * One PDF of as many scanned pages as asked for: those of the corpus, over and over. The pictures stand in it once each,
 * so that the file stays small; the reader has to decode every page all the same.
 */
export async function longScan(pages: number): Promise<Buffer> {
  const pictures = (await Promise.all(scans.map(picturesOf))).flat();
  const first = 3;
  const images = pictures.map(({ jpeg, width, height }) =>
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    ),
  );
  const content = first + images.length;
  const pageOf = (index: number) =>
    latin1(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R ` +
        `/Resources << /XObject << /I0 ${first + (index % images.length)} 0 R >> >> >>`,
    );
  const kids = Array.from({ length: pages }, (_, index) => `${content + 1 + index} 0 R`).join(' ');
  return writePdf([
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    ...images,
    stream('', latin1(fullPageImage(0))),
    ...Array.from({ length: pages }, (_, index) => pageOf(index)),
  ]);
}

interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The grey JPEGs of a scanned record, as they stand in its file. */
async function picturesOf(name: string): Promise<Picture[]> {
  const bytes = await readFile(corpusPdf(name));
  const text = bytes.toString('latin1');
  return [...text.matchAll(/<<(?:(?!>>)[\s\S])*\/DCTDecode(?:(?!>>)[\s\S])*>>\s*stream\r?\n/g)].map(
    (found) => {
      const start = found.index + found[0].length;
      const number = (key: string) => Number(new RegExp(`/${key} (\\d+)`).exec(found[0])?.[1]);
      return {
        jpeg: bytes.subarray(start, text.indexOf('endstream', start)),
        width: number('Width'),
        height: number('Height'),
      };
    },
  );
}
