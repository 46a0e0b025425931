import type { Field } from '../../../../field-types/types.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { rowsOf } from '../difference/rowDifference.ts';
import { changedFields } from './changedFields.ts';
import { type FormData, formFields } from './formModel.ts';
import { mergeChoices, mergeRows } from './mergeRows.ts';

interface Merged {
  /** Theirs, with what I changed laid over. */
  readonly data: FormData;
  /** Fields both changed, to different values: somebody must choose. */
  readonly both: readonly string[];
  /** Fields the other side changed that are taken over, whole or by their rows. */
  readonly theirs: readonly string[];
}

/** Two changes of one record: what only one side touched is settled, the rest is for the person to settle. */
export function mergeChanges(shape: Shape, before: FormData, mine: FormData, theirs: FormData): Merged {
  const byMe = changedFields(shape, mine, before);
  const byThem = changedFields(shape, theirs, before);
  const apart = new Set(changedFields(shape, mine, theirs));
  const clashing = byMe.filter((name) => byThem.includes(name) && apart.has(name));
  const settled = new Map(
    formFields(shape)
      .filter(({ name }) => clashing.includes(name))
      .flatMap((field) => {
        const value = mergeWithin(field, before[field.name], mine[field.name], theirs[field.name]);
        return value === null ? [] : [[field.name, value] as const];
      }),
  );
  return {
    data: {
      ...theirs,
      ...Object.fromEntries(byMe.map((name) => [name, settled.get(name) ?? mine[name]])),
    },
    both: clashing.filter((name) => !settled.has(name)),
    theirs: byThem.filter((name) => !byMe.includes(name) || settled.has(name)),
  };
}

/** @returns the values of both in one, null where the field has one value, or both say different things of one cell */
function mergeWithin({ type }: Field, before: unknown, mine: unknown, theirs: unknown) {
  if (type === 'lines') return mergeRows(rowsOf(before), rowsOf(mine), rowsOf(theirs));
  if (type === 'referenceMany') return mergeChoices(rowsOf(before), rowsOf(mine), rowsOf(theirs));
  return null;
}
