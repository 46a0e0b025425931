import type { Found, Range } from '../../text/found.ts';
import type { Proposed } from '../model/certificateReading.ts';
import { type CertificateText, evidenceIn, isScan } from './certificateText.ts';

/** @param doubt 0..100, taken from the confidence of the words */
export function proposed<Value>(
  certificate: CertificateText,
  found: Found<Value>,
  doubt = 0,
): Proposed<Value> {
  return { value: found.value, ...proofOf(certificate, found, doubt) };
}

/** Confidence and evidence of a range. */
export function proofOf(
  certificate: CertificateText,
  range: Range,
  doubt = 0,
): Omit<Proposed<never>, 'value'> {
  const { spans, quote, confidence } = evidenceIn(certificate, range, doubt);
  return { confidence, evidence: { page: spans[0]?.page ?? 0, boxes: spans[0]?.boxes ?? [], quote } };
}

const doubtOnScan = 40;

/** What recognition often makes of something else: `20` of 2026, a digit in a name, a letter in a number. */
export function scanDoubt(certificate: CertificateText, { start, end }: Range, misread: RegExp): number {
  const text = certificate.text.slice(start, end);
  return misread.test(text) && isScan(certificate) ? doubtOnScan : 0;
}

/** Patterns for `scanDoubt`. */
export const misreadings = {
  date: /[./-]\s?\d{2}$/,
  name: /\p{L}\d|\d\p{L}/u,
  document: /\p{L}/u,
} as const;
