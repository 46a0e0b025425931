import type { Box } from '../../../../domain/pages/words.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { withMemory } from './pdfium.ts';

/** Page space (points, origin anywhere, unrotated) to fractions of the page as shown. */
export interface PageGeometry {
  /** Points, as shown. */
  readonly width: number;
  readonly height: number;
  readonly isRotated: boolean;
  toShown(left: number, bottom: number, right: number, top: number): Box;
}

/** Device size of the probe: whole numbers come out, so a large one keeps a millionth of the page. */
const PROBE = 1_000_000;

/**
 * The map is affine, so three points asked of pdfium give it all; CropBox and /Rotate are inside them.
 */
export function geometryOf(pdfium: Pdfium, page: Pointer): PageGeometry {
  const width = pdfium._FPDF_GetPageWidthF(page);
  const height = pdfium._FPDF_GetPageHeightF(page);
  const shown = (x: number, y: number) =>
    withMemory(pdfium, 8, (out) => {
      pdfium._FPDF_PageToDevice(page, 0, 0, PROBE, PROBE, 0, x, y, out, out + 4);
      return { x: pdfium.HEAP32[out >> 2]! / PROBE, y: pdfium.HEAP32[(out >> 2) + 1]! / PROBE };
    });
  const origin = shown(0, 0);
  const unitX = shown(width, 0);
  const unitY = shown(0, height);
  const xx = (unitX.x - origin.x) / width;
  const xy = (unitX.y - origin.y) / width;
  const yx = (unitY.x - origin.x) / height;
  const yy = (unitY.y - origin.y) / height;
  const at = (x: number, y: number) => ({ x: origin.x + x * xx + y * yx, y: origin.y + x * xy + y * yy });
  return {
    width,
    height,
    isRotated: pdfium._FPDFPage_GetRotation(page) !== 0,
    toShown(left, bottom, right, top) {
      const a = at(left, bottom);
      const b = at(right, top);
      return {
        left: Math.min(a.x, b.x),
        top: Math.min(a.y, b.y),
        right: Math.max(a.x, b.x),
        bottom: Math.max(a.y, b.y),
      };
    },
  };
}
