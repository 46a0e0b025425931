import type { ErrorCode } from '../../../../domain/errors.ts';
import type { PageText } from '../../../../domain/pages/words.ts';
import type { QualityLevel } from './qualityLevel.ts';

/** A page as it is stored when finished: plain JSON, enough to go on after a restart without reading it again. */
export interface ReadPage {
  readonly text: PageText;
  /** How well it was read; null for blank and failed pages. */
  readonly level: QualityLevel | null;
  /** Mean confidence of its recognised words, 0..100; null without any. */
  readonly confidence: number | null;
  readonly times: PageTimes;
  /** Why the page could not be read though the file goes on; null for the others. */
  readonly failure: ErrorCode | null;
}

/** Milliseconds spent on a page; 0 for steps it did not need. */
export interface PageTimes {
  readonly text: number;
  readonly image: number;
  readonly render: number;
  readonly prepare: number;
  readonly ocr: number;
}

/** Steps in the order a page takes them. */
export type ReadStep = 'open' | 'text' | 'image' | 'prepare' | 'ocr' | 'done';

export const noTimes: PageTimes = { text: 0, image: 0, render: 0, prepare: 0, ocr: 0 };

export const sumTimes = (times: readonly PageTimes[]): PageTimes =>
  times.reduce(
    (a, b) => ({
      text: a.text + b.text,
      image: a.image + b.image,
      render: a.render + b.render,
      prepare: a.prepare + b.prepare,
      ocr: a.ocr + b.ocr,
    }),
    noTimes,
  );
