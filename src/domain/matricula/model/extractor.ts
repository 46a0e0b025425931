import type { PageText } from '../../pages/words.ts';
import type { Reading } from './model.ts';

/** A reader of registry records: words of pages in, acts with what proves each value and how sure it is out. */
export interface Extractor {
  /**
   * @param pages of one file, upwards, with their words as a text layer or recognition gave them
   * @param signal stops a reader that takes its time; what it gives afterwards counts no more
   * @returns a reading for each record found, in order; none for a file that holds no record. The ids of a reading's
   * acts differ, and every word of the pages stands in one block of one reading's coverage
   * @throws AppError for what the file is to blame for; anything else counts as passing
   */
  read(pages: readonly PageText[], signal: AbortSignal): readonly Reading[] | Promise<readonly Reading[]>;
}
