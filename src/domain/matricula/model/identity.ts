import type { Act } from './model.ts';

/**
 * Which act of one reading is which of another. Acts are the same when code and kind agree, and date or text
 * does: OCR may misread either, seldom both.
 */

/** Pairs of ids, old to new. Each act is paired once; the nearest in the document goes first. */
export function matchActs(before: readonly Act[], after: readonly Act[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const pairs = before.flatMap((old): [string, string][] => {
    const free = after.filter((act) => !taken.has(act.id) && isSameAct(old, act));
    const [match] = free.toSorted((a, b) => Math.abs(a.place - old.place) - Math.abs(b.place - old.place));
    if (!match) return [];
    taken.add(match.id);
    return [[old.id, match.id]];
  });
  return new Map(pairs);
}

/**
 * Gives acts their identities: those of the same acts in an earlier reading; else the code, with a number behind
 * where the code repeats or the earlier reading used it for another act.
 */
export function withIds(acts: readonly Act[], before: readonly Act[] = []): Act[] {
  const provisional = acts.map((act, index) => ({ ...act, id: `#${index}` }));
  const known = new Map([...matchActs(before, provisional)].map(([old, now]) => [now, old]));
  const used = new Set(before.map(({ id }) => id));
  return provisional.map((act) => {
    const id = known.get(act.id) ?? freeId(act.code, used);
    used.add(id);
    return { ...act, id };
  });
}

function isSameAct(a: Act, b: Act): boolean {
  if (a.kind !== b.kind || a.code !== b.code) return false;
  if (a.date !== null && a.date === b.date) return true;
  return haveSameWords(a.text, b.text);
}

/** Most words in common: two OCR passes over one page never agree on every letter. */
export function haveSameWords(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.size === 0 || right.size === 0) return false;
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / (left.size + right.size) >= 0.6;
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter((word) => word.length > 2),
  );

function freeId(code: string, used: ReadonlySet<string>): string {
  if (!used.has(code)) return code;
  let number = 2;
  while (used.has(`${code}~${number}`)) number += 1;
  return `${code}~${number}`;
}
