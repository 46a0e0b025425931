import equal from 'fast-deep-equal';
import type { Row } from '../../../../field-types/lines/console/useRows.ts';
import { changedCells, rowDifference } from '../difference/rowDifference.ts';

/** What one side made of the rows both began from. */
interface Side {
  /** Row of the beginning -> the row it became, null where it was taken out. */
  readonly became: ReadonlyMap<Row, Row | null>;
  /** Rows put in, behind the row of the beginning they follow; null = at the top. */
  readonly added: ReadonlyMap<Row | null, readonly Row[]>;
}

/**
 * Two changes of one table, from the rows both began with: cells of one row, rows put in and taken out are laid
 * together, theirs before mine where both put rows in one place.
 * @returns null where both changed one cell differently, or one changed a row the other took out
 */
export function mergeRows(
  before: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): readonly Row[] | null {
  const [me, them] = [sideOf(before, mine), sideOf(before, theirs)];
  const merged: Row[] = [];
  for (const row of [null, ...before]) {
    if (row !== null) {
      const outcome = mergeRow(row, me.became.get(row) ?? null, them.became.get(row) ?? null);
      if (outcome === undefined) return null;
      if (outcome !== null) merged.push(outcome);
    }
    const put = them.added.get(row) ?? [];
    const own = (me.added.get(row) ?? []).filter((mineToo) => !put.some((other) => equal(other, mineToo)));
    merged.push(...put, ...own);
  }
  return merged;
}

/** @returns the row, null where it is gone, undefined where nobody but a person can say */
function mergeRow(before: Row, mine: Row | null, theirs: Row | null): Row | null | undefined {
  if (mine === null || theirs === null) {
    const left = mine ?? theirs;
    return left === null || changedCells(before, left).size === 0 ? null : undefined;
  }
  const [byMe, byThem] = [changedCells(before, mine), changedCells(before, theirs)];
  const apart = changedCells(mine, theirs);
  if ([...byMe].some((name) => byThem.has(name) && apart.has(name))) return undefined;
  return { ...theirs, ...Object.fromEntries([...byMe].map((name) => [name, mine[name] ?? null])) };
}

function sideOf(before: readonly Row[], after: readonly Row[]): Side {
  const became = new Map<Row, Row | null>(before.map((row) => [row, null]));
  const added = new Map<Row | null, Row[]>();
  let last: Row | null = null;
  for (const change of rowDifference(before, after)) {
    if (change.kind === 'same' || change.kind === 'changed') {
      became.set(change.before, change.after);
      last = change.before;
    } else if (change.kind === 'added') {
      added.set(last, [...(added.get(last) ?? []), change.after]);
    }
  }
  return { became, added };
}

/**
 * Two changes of a choice of several: what either put in is in, what either took out is out.
 * @param before,mine,theirs identifiers, in no order that means anything
 */
export function mergeChoices(
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] {
  const stays = (id: unknown) => !before.includes(id) || (mine.includes(id) && theirs.includes(id));
  return [...new Set([...theirs, ...mine])].filter(stays);
}
