import { fold } from '../../text/fold.ts';

/**
 * A name for a block of text: its page and a hash of its letters and digits (FNV-1a, 32 bits), so that a later
 * reading of the same file calls the same text the same.
 */
export function blockId(page: number, text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of fold(text).replace(/[^A-Z0-9]+/g, ''))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return `${page}-${(hash >>> 0).toString(36)}`;
}

/** The ids with a number behind those that repeat. */
export function distinct<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const turn = (seen.get(item.id) ?? 0) + 1;
    seen.set(item.id, turn);
    return turn === 1 ? item : { ...item, id: `${item.id}~${turn}` };
  });
}
