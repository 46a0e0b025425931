import type { Box } from './words.ts';

/** The words on the pages that prove a value. A value cut by a page break has two spans. */
export interface Evidence {
  readonly spans: readonly { readonly page: number; readonly boxes: readonly Box[] }[];
  /** The words as printed, joined by spaces. */
  readonly quote: string;
  /** 0..100: how sure the reader is of the value (OCR confidence of its words and the rule's own doubt). */
  readonly confidence: number;
}

/** Evidence of the fields of one thing, by field name, or `owners.0.name` for lists. */
export type EvidenceMap = Readonly<Record<string, Evidence>>;

/** The page a proof begins on; null where there is none. */
export const firstPage = (evidence: Evidence | undefined): number | null => evidence?.spans[0]?.page ?? null;

/** Words end where the value does: a comma behind it proves nothing. */
export const provingWords = ({ quote }: Evidence): string => quote.replace(/[\s,;:]+$/, '');

/**
 * The page on which a place of a text stands: by the lines of the whole text where the reader gives them, else the
 * first page of any proof.
 * @param start of the words in the text
 */
export function pageAt(
  { evidence, text }: { readonly evidence: EvidenceMap; readonly text: string },
  start: number,
): number | null {
  const lines = evidence.text?.spans.flatMap(({ page, boxes }) => boxes.map(() => page)) ?? [];
  const part = Math.max(0, start) / Math.max(1, text.length);
  if (lines.length > 0) return lines[Math.min(lines.length - 1, Math.floor(part * lines.length))] ?? null;
  const pages = Object.values(evidence).flatMap(({ spans }) => spans.map(({ page }) => page));
  return pages.length > 0 ? Math.min(...pages) : null;
}
