import type { Act, Evidence, Opening } from '../model/model.ts';

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
  { evidence, text }: Pick<Act | Opening, 'evidence' | 'text'>,
  start: number,
): number | null {
  const lines = evidence.text?.spans.flatMap(({ page, boxes }) => boxes.map(() => page)) ?? [];
  const part = Math.max(0, start) / Math.max(1, text.length);
  if (lines.length > 0) return lines[Math.min(lines.length - 1, Math.floor(part * lines.length))] ?? null;
  const pages = Object.values(evidence).flatMap(({ spans }) => spans.map(({ page }) => page));
  return pages.length > 0 ? Math.min(...pages) : null;
}
