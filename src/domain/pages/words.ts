/**
 * What was read from the pages of a file, before anyone understood it: words with their boxes.
 * Text is derived from words and never edited as a string, so every value can be led back to the page.
 */

/** Part of a page as shown: fractions of its width and height, 0 at the left and top. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Word {
  /** 1 for the first page. */
  readonly page: number;
  /** Line within the page, 0 for the first in reading order. */
  readonly line: number;
  readonly text: string;
  readonly box: Box;
  /** 0..100 from the OCR engine; null when it came from the file's own text layer. */
  readonly confidence: number | null;
}

/** Where the words of a page came from. `photo` is a page whose image holds no readable prose.; `failed` one that could not be read. */
export type PageSource = 'text' | 'ocr' | 'blank' | 'photo' | 'failed';

export interface PageText {
  readonly page: number;
  /** Points, as shown (after rotation). */
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  readonly words: readonly Word[];
}
