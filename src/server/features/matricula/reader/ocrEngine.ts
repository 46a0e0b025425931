import type { PixelBox } from './deskew.ts';
import type { GreyPicture } from './greyPicture.ts';

/** A word as an engine saw it, in pixels of the image it was given. */
export interface RecognizedWord {
  readonly text: string;
  /** 0..100. */
  readonly confidence: number;
  readonly box: PixelBox;
  /** Equal for the words of one line, rising in reading order. */
  readonly line: number;
}

/** What an engine is asked to read. */
export interface Picture {
  readonly image: GreyPicture;
  readonly dpi: number;
  readonly layout: keyof typeof segmentation;
}

/** One recognition at a time; whoever wants more pages at once makes more engines. */
export interface OcrEngine {
  readonly name: 'tesseract' | 'tesseract.js';
  /** @throws OcrFailure after `milliseconds`, or when the engine ended; it may be asked again */
  recognize(picture: Picture, milliseconds: number): Promise<readonly RecognizedWord[]>;
  close(): void;
}

/** `silence`: killed at its time limit. `exit`: ended by itself or was killed by the system. */
export class OcrFailure extends Error {
  readonly trouble: 'silence' | 'exit';
  constructor(trouble: 'silence' | 'exit', detail: string) {
    super(detail);
    this.name = 'OcrFailure';
    this.trouble = trouble;
  }
}

/** A model as the engines want it: a folder that holds `por.traineddata`. */
export interface OcrModel {
  readonly folder: string;
  readonly language: 'por';
}

/**
 * Page segmentation modes. 3 is fully automatic, and the only one that keeps two columns apart; 7 takes the
 * picture for one line of text.
 */
export const segmentation = { page: '3', line: '7' } as const;
