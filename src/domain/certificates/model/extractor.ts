import type { PageText } from '../../pages/words.ts';
import type { CertificatePart, ReadCertificateOptions } from './certificateReading.ts';

/** A reader of certificates: words of pages in, what each certificate says with the words that say it out. */
export interface CertificateExtractor {
  /**
   * @param pages of one file, upwards, with their words as a text layer or recognition gave them; of a long file its
   * first and last ones
   * @param signal stops a reader that takes its time; what it gives afterwards counts no more
   * @returns the certificates of the file, as they follow each other
   * @throws AppError for what the file is to blame for; anything else counts as passing
   */
  read(
    pages: readonly PageText[],
    options: ReadCertificateOptions,
    signal: AbortSignal,
  ): readonly CertificatePart[] | Promise<readonly CertificatePart[]>;
}
