/** The word of `known` that was probably meant; null when none is near. */
export function nearest(given: string, known: readonly string[]): string | null {
  const allowed = Math.max(1, Math.floor(given.length / 3));
  const [best] = known
    .map((word) => ({ word, distance: distance(given.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  // Where every letter had to be another, nothing was meant.
  return best && best.distance <= allowed && best.distance < given.length ? best.word : null;
}

/** How an unknown word is told: with the one meant, or with all there are. */
export function instead(given: string, known: readonly string[]): string {
  const meant = nearest(given, known);
  if (meant !== null) return `did you mean ${meant}?`;
  return known.length > 0 ? `there are ${known.join(', ')}.` : 'there is none yet.';
}

/** Letters to add, drop, replace or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + same,
        swapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}
