import type { Pdfium, Pointer } from './pdfium.ts';
import { withMemory } from './pdfium.ts';

export type Matrix = readonly [number, number, number, number, number, number];

export interface PageObject {
  readonly object: Pointer;
  readonly type: number;
  /** From the object's own space to the page's: that of the forms around it. */
  readonly matrix: Matrix;
}

/** pdfium's kinds of objects. */
export const TEXT = 1;
export const IMAGE = 3;
const FORM = 5;

const MAX_DEPTH = 8;
const MAX_OBJECTS = 20_000;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Visits what is drawn on a page, also inside forms (which are not visited themselves), up to a limit. */
export function eachObject(pdfium: Pdfium, page: Pointer, visit: (object: PageObject) => void): void {
  let seen = 0;
  const enter = (object: Pointer, matrix: Matrix, depth: number) => {
    if (object === 0 || seen++ > MAX_OBJECTS) return;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type !== FORM) return visit({ object, type, matrix });
    if (depth >= MAX_DEPTH) return;
    const inner = multiply(matrixOf(pdfium, object), matrix);
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count && seen < MAX_OBJECTS; i++) {
      enter(pdfium._FPDFFormObj_GetObject(object, i), inner, depth + 1);
    }
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let i = 0; i < count && seen < MAX_OBJECTS; i++) {
    enter(pdfium._FPDFPage_GetObject(page, i), IDENTITY, 0);
  }
}

/** Makes the page render without its text, as long as it is open: a scan without the stamps laid over it. */
export function hideText(pdfium: Pdfium, page: Pointer): void {
  eachObject(pdfium, page, ({ object, type }) => {
    if (type === TEXT) pdfium._FPDFPageObj_SetIsActive(object, 0);
  });
}

function matrixOf(pdfium: Pdfium, object: Pointer): Matrix {
  return withMemory(pdfium, 24, (out) => {
    if (pdfium._FPDFPageObj_GetMatrix(object, out) === 0) return IDENTITY;
    return [...pdfium.HEAPF32.slice(out >> 2, (out >> 2) + 6)] as unknown as Matrix;
  });
}

/** First `inner`, then `outer`. */
const multiply = (inner: Matrix, outer: Matrix): Matrix => {
  const [a, b, c, d, e, f] = inner;
  const [g, h, i, j, k, l] = outer;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
};
