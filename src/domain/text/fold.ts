/**
 * Text as matching sees it: capitals without accents, one kind of dash, quote and space.
 * The result has the length of `text`, so every position found in it holds in the original too.
 */
export function fold(text: string): string {
  // Signs beyond plain ones are folded one by one. The capital of some, such as ß, is two signs: those texts go sign by sign.
  const plain = text.replace(/[^ -~]/g, foldUnit);
  const folded = plain.toUpperCase();
  return folded.length === text.length ? folded : Array.from(plain, capital).join('');
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

/** The capital of a sign, unless that is more than one. */
function capital(sign: string): string {
  const large = sign.toUpperCase();
  return large.length === sign.length ? large : sign;
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
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // What both begin and end with costs nothing, and most texts asked about share neither.
  let start = 0;
  let [endOfA, endOfB] = [a.length, b.length];
  while (start < endOfA && start < endOfB && a[start] === b[start]) start += 1;
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  // What is left differs at both ends: one edit mends no more than one sign.
  const left = Math.max(endOfA, endOfB) - start;
  if (limit <= 1) return Math.min(left, limit + 1);
  let row = Array.from({ length: endOfB - start + 1 }, (_, index) => index);
  for (let i = start; i < endOfA; i += 1) {
    const next = [i - start + 1];
    let best = i - start + 1;
    for (let j = 0; j < endOfB - start; j += 1) {
      const cost = a[i] === b[start + j] ? 0 : 1;
      const value = Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + cost);
      next.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    row = next;
  }
  const edits = row[endOfB - start] ?? 0;
  return Math.min(edits, limit + 1);
}
