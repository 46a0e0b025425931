import type { ActiveContent } from './activeContent.ts';
import type { LayerFacts, LayerVerdict } from './layerVerdict.ts';
import type { LayerWord } from './layerWords.ts';
import type { PreparedPage } from './preparePage.ts';
import type { GreyImage } from './render.ts';

/** What the parent asks of the child that holds pdfium, and what it answers. One question at a time. */
export interface ReaderCalls {
  open: {
    question: {
      readonly path: string;
      readonly password: string | null;
      readonly memoryBytes: number;
      readonly maxImagePixels: number;
    };
    answer: { readonly pageCount: number; readonly active?: readonly ActiveContent[] };
  };
  layer: { question: { readonly page: number }; answer: PageLayer };
  /** The page as a grey image made ready for recognition; without its own text if that is known already. */
  prepare: { question: PageToPrepare; answer: PreparedPage<GreyImage> };
  /** The same, the pixels left in one of the files the process was given at its start. */
  prepareInto: {
    question: PageToPrepare & { readonly file: number };
    answer: PreparedPage<Pick<GreyImage, 'width' | 'height'>>;
  };
  /** The page as people see it. */
  image: { question: { readonly page: number; readonly dpi: number }; answer: PageImage };
}

export interface PageToPrepare {
  readonly page: number;
  readonly dpi: number;
  readonly withoutText: boolean;
}

/** The number under which the reading process finds the first of its picture files; the others follow. */
export const FIRST_PICTURE_FILE = 4;

export type ReaderCall = keyof ReaderCalls;

export type ReaderQuestion = {
  [C in ReaderCall]: { readonly call: C } & ReaderCalls[C]['question'];
}[ReaderCall];

export type ReaderAnswer =
  | { readonly answer: ReaderCalls[ReaderCall]['answer'] }
  | { readonly failure: ReaderFailure; readonly detail: string };

/**
 * `too-heavy`: refused before decoding. `memory`: the child's memory limit; after it and after `crash` the
 * child ends. The others are pdfium's refusals and leave it usable.
 */
export type ReaderFailure = 'damaged' | 'password' | 'protected' | 'too-heavy' | 'memory' | 'crash';

export interface PageLayer {
  readonly page: number;
  /** Points, as shown. */
  readonly width: number;
  readonly height: number;
  readonly verdict: LayerVerdict;
  readonly facts: LayerFacts;
  /** In reading order. */
  readonly words: readonly LayerWord[];
  /** Dots an inch of the largest image; 0 without one. */
  readonly scanDpi: number;
}

export interface PageImage {
  readonly webp: Uint8Array;
  readonly width: number;
  readonly height: number;
}
