import type { Box } from '../../../../domain/pages/words.ts';
import type { PageGeometry } from './pageGeometry.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { withMemory } from './pdfium.ts';

/** A word of the text layer, in the order of the content stream. */
export interface LayerWord {
  readonly text: string;
  readonly box: Box;
  /** Text render mode 3: somebody's OCR laid under or over a scan. */
  readonly isInvisible: boolean;
}

export interface Layer {
  readonly words: readonly LayerWord[];
  /** Printed characters, without white space. */
  readonly characters: number;
  /** Of those, without a meaning: no Unicode map, private use, U+FFFD. */
  readonly bad: number;
  readonly invisible: number;
}

/** pdfium's sign for a hyphen at the end of a line, which comes *without* a line break after it. */
const LINE_END_HYPHEN = 0x02;
const INVISIBLE = 3;

/** More characters than any printed page holds; a page beyond it is hostile, and is read up to here. */
const MAX_CHARACTERS = 200_000;

/**
 * Runs without white space, with the union of their characters' boxes. A line-end hyphen closes its word
 * (`R-` and `7`, never `R7`); whether the halves belong together is decided where text is built from words.
 */
export function readLayer(pdfium: Pdfium, page: Pointer, geometry: PageGeometry): Layer {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (textPage === 0) return { words: [], characters: 0, bad: 0, invisible: 0 };
  try {
    return withMemory(pdfium, 16, (rect) => collect(pdfium, textPage, rect, geometry));
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
}

function collect(pdfium: Pdfium, textPage: Pointer, rect: Pointer, geometry: PageGeometry): Layer {
  const words: LayerWord[] = [];
  const counts = { characters: 0, bad: 0, invisible: 0 };
  let open: { text: string; box: Box; isInvisible: boolean } | null = null;
  const close = () => {
    if (open !== null) words.push(open);
    open = null;
  };
  const total = Math.min(pdfium._FPDFText_CountChars(textPage), MAX_CHARACTERS);
  for (let i = 0; i < total; i++) {
    const code = pdfium._FPDFText_GetUnicode(textPage, i);
    if (isSpace(code)) {
      close();
      continue;
    }
    if (pdfium._FPDFText_GetLooseCharBox(textPage, i, rect) === 0) continue;
    const isBad = isMeaningless(code) || pdfium._FPDFText_HasUnicodeMapError(textPage, i) === 1;
    const object = pdfium._FPDFText_GetTextObject(textPage, i);
    const isInvisible = object !== 0 && pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE;
    counts.characters++;
    if (isBad) counts.bad++;
    if (isInvisible) counts.invisible++;

    const at = rect >> 2; // left, top, right, bottom
    const [left, top, right, bottom] = pdfium.HEAPF32.subarray(at, at + 4);
    const box = geometry.toShown(left!, bottom!, right!, top!);
    const isHyphen = code === LINE_END_HYPHEN;
    const sign = isHyphen ? '-' : String.fromCodePoint(code);
    if (open === null) open = { text: sign, box, isInvisible };
    else open = { text: open.text + sign, box: union(open.box, box), isInvisible: open.isInvisible };
    if (isHyphen) close();
  }
  close();
  return { words, ...counts };
}

const isSpace = (code: number) =>
  code === 0x20 ||
  code === 0xa0 ||
  (code >= 0x09 && code <= 0x0d) ||
  (code >= 0x2000 && code <= 0x200b) ||
  code === 0x3000;

const isMeaningless = (code: number) =>
  (code < 0x20 && code !== LINE_END_HYPHEN) ||
  code === 0xfffd ||
  code === 0xfffe ||
  code === 0xffff ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  code > 0x10ffff;

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
