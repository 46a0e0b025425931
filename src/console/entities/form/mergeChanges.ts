import type { Shape } from '../../../metadata/entity.ts';
import { changedFields } from './changedFields.ts';
import type { FormData } from './formModel.ts';

interface Merged {
  /** Theirs, with what I changed laid over. */
  readonly data: FormData;
  /** Fields both changed, to different values: somebody must choose. */
  readonly both: readonly string[];
  /** Fields that only the other side changed. */
  readonly theirs: readonly string[];
}

/** Two changes of one record: what only one side touched is settled, the rest is for the person to settle. */
export function mergeChanges(shape: Shape, before: FormData, mine: FormData, theirs: FormData): Merged {
  const byMe = changedFields(shape, mine, before);
  const byThem = changedFields(shape, theirs, before);
  const apart = new Set(changedFields(shape, mine, theirs));
  return {
    data: { ...theirs, ...Object.fromEntries(byMe.map((field) => [field, mine[field]])) },
    both: byMe.filter((field) => byThem.includes(field) && apart.has(field)),
    theirs: byThem.filter((field) => !byMe.includes(field)),
  };
}
