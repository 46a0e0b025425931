/**
 * Text as matching sees it: capitals without accents, one kind of dash, quote and space.
 * The result has the length of `text`, so every position found in it holds in the original too.
 */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldUnit(text.charAt(index));
  return folded;
}

const known = new Map<string, string>();
const fixed: Readonly<Record<string, string>> = {
  '°': 'º', '˚': 'º', '²': '2', '³': '3', '–': '-', '—': '-', '−': '-', '‐': '-', '‑': '-', '―': '-',
  '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '‘': "'", '’': "'", '´': "'", '`': "'", '‚': ',',
}; // biome-ignore format: a table reads better than a column

function foldUnit(unit: string): string {
  if (unit < '\u0080') return unit < ' ' ? ' ' : unit.toUpperCase();
  const cached = known.get(unit);
  if (cached !== undefined) return cached;
  const base = fixed[unit] ?? unit.normalize('NFD').charAt(0).toUpperCase();
  const folded = /\s/u.test(base) ? ' ' : base.length === 1 ? base : unit;
  known.set(unit, folded);
  return folded;
}

/** Edits (insert, drop, replace) between two short texts; gives up above `limit` and returns `limit + 1`. */
export function editDistance(a: string, b: string, limit = 3): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      next.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
