/**
 * Text as matching sees it: capitals without accents, one kind of dash, quote and space.
 * The result has the length of `text`, so every position found in it holds in the original too.
 */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldUnit(text.charAt(index));
  return folded;
}

/**
 * `fold` for text that may come from a scan: digits that recognition put into words become letters again
 * (`HIP0TECA`, `USUCAPIÃ0`, `TlTULO`). Only words of mostly letters are touched; codes and numbers stay. Same length.
 */
export function foldScanned(text: string): string {
  // Typewriters end a sentence with `.-`.
  const folded = fold(text).replace(/(?<=[.:;,])-(?=\s|$)/g, ' ');
  return folded.replace(/[A-Z0-9|]{4,20}/g, (word, at: number) => {
    const printed = text.slice(at, at + word.length);
    const letters = word.replace(/[^A-Z]/g, '').length;
    if (/\p{Lu}{2}l|l\p{Lu}{2}|\p{Lu}l\p{Lu}/u.test(printed) && !/[a-km-zà-ÿ]/.test(printed))
      return [...word].map((sign, index) => (printed[index] === 'l' ? 'I' : sign)).join('');
    if (letters === word.length || letters < 4 || (word.length - letters) * 3 > letters) return word;
    return word
      .replace(/(?<=[A-Z])[0158|](?=[A-Z])/g, (sign) => lettersRead[sign] ?? sign)
      .replace(/(?<=[A-Z]{4})0$/, 'O')
      .replace(/^[01](?=[A-Z]{5})/, (sign) => lettersRead[sign] ?? sign);
  });
}

const lettersRead: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '|': 'I' };

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
