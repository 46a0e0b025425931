/**
 * Every suite has a short form, in `npm test`, and where it is worth it a long one, in `npm run test:long`. The short
 * form takes the same part of what there is for the same `TEST_SEED`.
 */
export const isLong = process.env.TEST_FORM === 'long';

export const seed = wholeNumber(process.env.TEST_SEED ?? '1');

/** What the present form takes of two. */
export const inForm = <T>({ short, long }: { readonly short: T; readonly long: T }): T =>
  isLong ? long : short;

/**
 * Every item in the long form; in the short one each `nth`, begun elsewhere by the seed and by `turn`, so that several
 * cases that share a list look at different parts of it.
 */
export const partOf = <T>(items: readonly T[], nth: number, turn = 0): readonly T[] =>
  isLong ? items : items.filter((_, index) => (index + seed + turn) % nth === 0);

/** Whether a case that takes turns with others has its turn: by the seed in the short form, always in the long one. */
export const isTurn = (nth: number, turn: number): boolean => isLong || (seed + turn) % nth === 0;

/** Those of a list that a rule takes, and the others. */
export const parted = <T>(
  items: readonly T[],
  isTaken: (item: T) => boolean,
): readonly [readonly T[], readonly T[]] => [items.filter(isTaken), items.filter((item) => !isTaken(item))];

/** With anything else no case would have its turn, and the run would be green. */
function wholeNumber(given: string): number {
  if (!/^\d+$/.test(given)) throw new Error(`TEST_SEED=${given}: expected a whole number, as TEST_SEED=7`);
  return Number(given);
}
