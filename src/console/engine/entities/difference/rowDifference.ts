import equal from 'fast-deep-equal';
import type { Row } from '../../../../field-types/lines/console/useRows.ts';
import { isBlank } from '../../../../metadata/asked.ts';

/** The rows of a table as a record holds them; none where it holds nothing. */
export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** One row of a comparison. Numbers count from 1, as the margin of the table does. */
export type RowChange =
  | { readonly kind: 'same' | 'changed'; readonly before: Row; readonly after: Row; readonly number: number }
  | { readonly kind: 'added'; readonly after: Row; readonly number: number }
  | { readonly kind: 'removed'; readonly before: Row; readonly number: number };

/**
 * Two versions of a table, row by row, in the order of the later one. Rows have no key: those that are alike
 * keep their order and are the same; of the rest, rows between the same neighbours that share a value are one
 * row changed, others were removed or added.
 */
export function rowDifference(before: readonly Row[], after: readonly Row[]): readonly RowChange[] {
  const changes: RowChange[] = [];
  let [a, b] = [0, 0];
  for (const [i, j] of [...alike(before, after), [before.length, after.length] as const]) {
    changes.push(...between(before, after, [a, i], [b, j]));
    const [old, now] = [before[i], after[j]];
    if (old && now) changes.push({ kind: 'same', before: old, after: now, number: j + 1 });
    [a, b] = [i + 1, j + 1];
  }
  return changes;
}

/** Names of the fields in which two rows differ. */
export const changedCells = (before: Row, after: Row): ReadonlySet<string> =>
  new Set(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (name) => !equal(bare(before[name]), bare(after[name])),
    ),
  );

type Span = readonly [from: number, to: number];

/** What became of the rows between two that stayed: paired in order while they share something. */
function between(before: readonly Row[], after: readonly Row[], [a, i]: Span, [b, j]: Span): RowChange[] {
  const left = before.slice(a, i).map((row, at) => ({ row, number: a + at + 1 }));
  const changes: RowChange[] = [];
  for (const [at, row] of after.slice(b, j).entries()) {
    const number = b + at + 1;
    const match = left.findIndex((old) => share(old.row, row));
    const paired = match < 0 ? undefined : left.splice(match, 1)[0];
    changes.push(
      paired
        ? { kind: 'changed', before: paired.row, after: row, number }
        : { kind: 'added', after: row, number },
    );
  }
  return [
    ...left.map(({ row, number }): RowChange => ({ kind: 'removed', before: row, number })),
    ...changes,
  ];
}

const share = (before: Row, after: Row) =>
  Object.entries(after).some(([name, value]) => !isBlank(value) && equal(value, before[name]));

/** Pairs of positions of the longest run of equal rows kept in order (longest common subsequence). */
function alike(before: readonly Row[], after: readonly Row[]): readonly (readonly [number, number])[] {
  const same = (i: number, j: number) => equal(plain(before[i]), plain(after[j]));
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const line = lengths[i];
      if (line) line[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (same(i, j)) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

const plain = (row: Row | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => !isBlank(value)));

const bare = (value: unknown) => (isBlank(value) ? null : value);
