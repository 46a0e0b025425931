import type { PageSource, Word } from '../../../../domain/pages/words.ts';
import type { ReadPage } from '../reader/readPage.ts';

/** A row of `pagina`: a page as it was read, small enough to keep all of them. */
export interface StoredPage {
  readonly Pagina: number;
  readonly Largura: number;
  readonly Altura: number;
  readonly Origem: PageSource;
  readonly Palavras: readonly CompactWord[];
  /** How it was read, without the words. */
  readonly Leitura: Omit<ReadPage, 'text'>;
}

/** Line, text, left, top, right, bottom, confidence. Half the size of an object with names. */
export type CompactWord = readonly [number, string, number, number, number, number, number | null];

export const toStoredPage = ({ text, ...rest }: ReadPage): StoredPage => ({
  Pagina: text.page,
  Largura: text.width,
  Altura: text.height,
  Origem: text.source,
  Palavras: text.words.map(toCompactWord),
  Leitura: rest,
});

export const fromStoredPage = (page: StoredPage): ReadPage => ({
  text: {
    page: page.Pagina,
    width: page.Largura,
    height: page.Altura,
    source: page.Origem,
    words: page.Palavras.map((word) => fromCompactWord(word, page.Pagina)),
  },
  ...page.Leitura,
});

/** A hundred-thousandth of a page is finer than any printed stroke. */
const rounded = (fraction: number) => Math.round(fraction * 1e5) / 1e5;

const toCompactWord = ({ line, text, box, confidence }: Word): CompactWord => [
  line,
  // A NUL cannot be stored as JSON by the database, and says nothing.
  text.replaceAll('\u0000', ''),
  rounded(box.left),
  rounded(box.top),
  rounded(box.right),
  rounded(box.bottom),
  confidence === null ? null : Math.round(confidence),
];

const fromCompactWord = (
  [line, text, left, top, right, bottom, confidence]: CompactWord,
  page: number,
): Word => ({
  page,
  line,
  text,
  box: { left, top, right, bottom },
  confidence,
});
