import type { Box } from '../../../../domain/pages/words.ts';
import type { PageGeometry } from './pageGeometry.ts';
import { eachObject, IMAGE, type Matrix, TEXT } from './pageObjects.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { withMemory } from './pdfium.ts';

/** What the pictures and drawings of a page tell, without decoding any of them. */
export interface PageImages {
  /** Share of the page under images, 0..1 (scanners that cut a page into strips add up). */
  readonly share: number;
  /** Around the images that matter, or null. */
  readonly region: Box | null;
  /** Dots an inch of the largest image as placed on the page; 0 without one. */
  readonly dpi: number;
  /** Pixels of the largest image, as declared: a cheap warning of a bomb. */
  readonly pixels: number;
  /** Whether anything is drawn that is not text: paths, shadings. */
  readonly hasDrawing: boolean;
}

const MIN_SHARE = 0.02;

interface Placed {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
}

export function imagesOf(pdfium: Pdfium, page: Pointer, geometry: PageGeometry): PageImages {
  const images: Placed[] = [];
  let hasDrawing = false;
  eachObject(pdfium, page, ({ object, type, matrix }) => {
    if (type === IMAGE) images.push(placedImage(pdfium, object, matrix, geometry));
    else if (type !== TEXT) hasDrawing = true;
  });

  const weighty = images.filter(({ box }) => areaOf(box) >= MIN_SHARE);
  const largest = weighty.reduce<Placed | null>(
    (a, b) => (a === null || areaOf(b.box) > areaOf(a.box) ? b : a),
    null,
  );
  return {
    share: Math.min(
      1,
      weighty.reduce((sum, { box }) => sum + areaOf(box), 0),
    ),
    region: weighty.map(({ box }) => box).reduce<Box | null>((a, b) => (a === null ? b : union(a, b)), null),
    dpi: largest === null ? 0 : dpiOf(largest, geometry),
    pixels: Math.max(0, ...images.map(({ width, height }) => width * height)),
    hasDrawing,
  };
}

function placedImage(pdfium: Pdfium, object: Pointer, matrix: Matrix, geometry: PageGeometry): Placed {
  return withMemory(pdfium, 24, (out) => {
    const at = out >> 2;
    const box =
      pdfium._FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12) === 0
        ? { left: 0, top: 0, right: 0, bottom: 0 }
        : toShown(geometry, matrix, pdfium.HEAPF32.slice(at, at + 4));
    const sized = pdfium._FPDFImageObj_GetImagePixelSize(object, out + 16, out + 20) !== 0;
    const width = sized ? pdfium.HEAPU32[at + 4]! : 0;
    const height = sized ? pdfium.HEAPU32[at + 5]! : 0;
    return { box: clip(box), width, height };
  });
}

/** Bounds as left, bottom, right, top in the space of the object's form. */
function toShown(geometry: PageGeometry, matrix: Matrix, bounds: Float32Array): Box {
  const [left, bottom, right, top] = bounds as unknown as [number, number, number, number];
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x, y]) => apply(matrix, x!, y!));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return geometry.toShown(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

function dpiOf({ box, width, height }: Placed, geometry: PageGeometry): number {
  const shownWidth = (box.right - box.left) * geometry.width;
  const shownHeight = (box.bottom - box.top) * geometry.height;
  if (shownWidth <= 0 || shownHeight <= 0) return 0;
  // A turned image has its sides swapped: compare areas instead of sides.
  return Math.sqrt((width * height) / (shownWidth * shownHeight)) * 72;
}

const areaOf = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

const clip = (box: Box): Box => ({
  left: Math.max(0, box.left),
  top: Math.max(0, box.top),
  right: Math.min(1, box.right),
  bottom: Math.min(1, box.bottom),
});

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
