import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../corpus/', import.meta.url);

export const corpusPdf = (name: string) => fileURLToPath(new URL(`${name}.pdf`, folder));

/** The printed words of a corpus document, by page. Only a few documents have their text beside them. */
export async function printedWords(name: string): Promise<string[][]> {
  const text = await readFile(new URL(`text/${name}.txt`, folder), 'utf8');
  return text
    .split('\f')
    .map((page) => page.split(/\s+/).filter(Boolean))
    .filter((page) => page.length > 0);
}

/** Share of `printed` that `read` has in the same order: the longest common subsequence. */
export function recall(printed: readonly string[], read: readonly string[]): number {
  let row = new Uint16Array(read.length + 1);
  for (const word of printed) {
    const next = new Uint16Array(read.length + 1);
    for (let j = 1; j <= read.length; j++) {
      next[j] = word === read[j - 1] ? row[j - 1]! + 1 : Math.max(row[j]!, next[j - 1]!);
    }
    row = next;
  }
  return row[read.length]! / printed.length;
}
