/** What is told of a number of samples; all null without one. */
export interface Statistics {
  readonly n: number;
  readonly mean: number | null;
  readonly median: number | null;
  /** Null below `fewest` samples. */
  readonly p90: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** Samples from which on a ninetieth percentile says anything. */
export const fewest = 5;

/** @see dashboards, section 3 */
export function statisticsOf(samples: readonly number[]): Statistics {
  const sorted = Float64Array.from(samples).sort();
  const n = sorted.length;
  const sum = sorted.reduce((total, sample) => total + sample, 0);
  return {
    n,
    mean: ratio(sum, n),
    median: percentile(sorted, 0.5),
    p90: n < fewest ? null : percentile(sorted, 0.9),
    min: sorted[0] ?? null,
    max: sorted[n - 1] ?? null,
  };
}

/**
 * Percentile by linear interpolation at position (n − 1)·p of sorted samples: type 7, that of spreadsheets.
 * @param p 0 to 1
 */
export function percentile(sorted: ArrayLike<number>, p: number): number | null {
  if (sorted.length === 0) return null;
  const position = (sorted.length - 1) * p;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/** Null where there is nothing to divide by. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Per cent with one decimal, halves up. */
export const roundedPercent = (part: number, whole: number): number | null =>
  toDecimals(ratio(part * 100, whole), 1);

/** By how much `now` differs from `before`, in per cent of it; null when there was nothing before. */
export const variation = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : roundedPercent(now - before, before);

/** A number with so many decimals, halves up (towards more, below zero too). */
export function toDecimals(value: number | null, places: number): number | null {
  if (value === null) return null;
  const scale = 10 ** places;
  // What is half but for the error of a division is half.
  return Math.floor(Number((value * scale).toPrecision(15)) + 0.5) / scale;
}
