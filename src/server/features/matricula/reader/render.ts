import type { Pdfium, Pointer } from './pdfium.ts';
import { withMemory } from './pdfium.ts';

/** Eight bits a pixel, row by row, 0 black. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

export interface RgbaImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

// Annotations. A bitmap of grey needs no flag for it, which would turn every picture grey beforehand and take 28 of 70 ms
// a page; without it scans come out the same to the bit, and colours at most two of 255 apart.
const GREY = { format: 1, bytes: 1, flags: 1 } as const;
const RGBA = { format: 4, bytes: 4, flags: 1 | 16 } as const; // annotations, RGB order

/** Whatever the page says its size is, an image has at most this many pixels a side. */
export const MAX_SIDE = 6_000;

export function renderGrey(pdfium: Pdfium, page: Pointer, dpi: number): GreyImage {
  return render(pdfium, page, dpi, GREY, (bytes, width, height) => ({ width, height, pixels: bytes }));
}

export function renderRgba(pdfium: Pdfium, page: Pointer, dpi: number): RgbaImage {
  return render(pdfium, page, dpi, RGBA, (bytes, width, height) => ({
    width,
    height,
    pixels: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }));
}

/** The dpi at which neither side passes `MAX_SIDE`. */
export const cappedDpi = (widthPoints: number, heightPoints: number, dpi: number) =>
  Math.min(dpi, (MAX_SIDE * 72) / Math.max(widthPoints, heightPoints, 1));

function render<T>(
  pdfium: Pdfium,
  page: Pointer,
  dpi: number,
  kind: typeof GREY | typeof RGBA,
  use: (bytes: Uint8Array<ArrayBuffer>, width: number, height: number) => T,
): T {
  const widthPoints = pdfium._FPDF_GetPageWidthF(page);
  const heightPoints = pdfium._FPDF_GetPageHeightF(page);
  const scale = cappedDpi(widthPoints, heightPoints, dpi) / 72;
  const width = Math.max(1, Math.round(widthPoints * scale));
  const height = Math.max(1, Math.round(heightPoints * scale));
  const stride = width * kind.bytes;
  return withMemory(pdfium, stride * height, (buffer) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, kind.format, buffer, stride);
    if (bitmap === 0) throw new RangeError('pdfium is out of memory');
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, kind.flags);
      // A copy at once: a growing memory detaches the view.
      return use(
        pdfium.HEAPU8.slice(buffer, buffer + stride * height) as Uint8Array<ArrayBuffer>,
        width,
        height,
      );
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
    }
  });
}
