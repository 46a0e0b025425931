/** What certificates say: results, and a document read with the words that prove each value. */

export type * from './certificateReading.ts';
export type { CertificateExtractor } from './extractor.ts';
export { type CertificateResult, results } from './results.ts';
