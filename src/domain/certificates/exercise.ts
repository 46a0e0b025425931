import type { LocalDate } from '../dates.ts';

/** Kinds whose certificate or receipt is of one exercise. */
const exerciseKinds = /^(?:CCIR|ITR_DEC)(?:_|$)/;

/** The exercise a certificate is of, where a newer one is in force. */
export interface OldExercise {
  readonly year: number;
  readonly current: number;
}

/**
 * Whether a CCIR or a declaration of ITR is of an older exercise than the one in force on a day. The CCIR is of the
 * calendar year. ITR is declared until the end of September: before, the last declaration there can be is last year's.
 * @param exercise as printed: `2026`, `2022/2023`, of which the last year counts
 * @returns null where it is in force, of another kind, or no year was read
 * @see certificates, section 1 (CCIR, ITR_DEC); Lei 9.393/1996 art. 8
 */
export function oldExercise(
  type: string | null | undefined,
  exercise: string | null | undefined,
  day: LocalDate,
): OldExercise | null {
  if (!type || !exercise || !exerciseKinds.test(type)) return null;
  const year = lastYear(exercise);
  const thisYear = Number(day.slice(0, 4));
  const current = type.startsWith('ITR') && day.slice(5) < itrDeclaredBy ? thisYear - 1 : thisYear;
  return year !== null && year < current ? { year, current } : null;
}

/** First day on which the ITR of a year must have been declared. */
const itrDeclaredBy = '10-01';

/** `2015/16` ends in 2016. */
function lastYear(exercise: string): number | null {
  const [first = '', ...more] = exercise.split(/\D+/).filter(Boolean);
  const last = more.at(-1) ?? first;
  if (!/^\d{4}$/.test(first)) return null;
  return last.length === 4 ? Number(last) : last.length === 2 ? Number(first.slice(0, 2) + last) : null;
}
