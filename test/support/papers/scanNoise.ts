/**
 * Spoils a printed text the way a scan and its recognition do: letters for digits and back, accents and ordinal signs
 * lost, words broken in two. Line breaks and form feeds stay, and the same seed always spoils the same places.
 * @param rate share of the characters that are hit, 0..1
 */
export function withScanNoise(text: string, rate: number, seed: number): string {
  const next = randomOf(seed);
  return [...text]
    .map((sign, index, all) => {
      if (/\s/.test(sign) || next() >= rate) return sign;
      const likely = confusions[sign];
      if (likely) return likely[Math.floor(next() * likely.length)] ?? sign;
      const bare = sign.normalize('NFD').replace(/\p{M}/gu, '');
      if (bare !== sign) return bare;
      const isInside = /\p{L}/u.test(all[index - 1] ?? '') && /\p{L}/u.test(all[index + 1] ?? '');
      return isInside && next() < 0.3 ? `${sign} ` : sign;
    })
    .join('');
}

const confusions: Readonly<Record<string, readonly string[]>> = {
  '0': ['O', 'o'], O: ['0'], o: ['c'], '1': ['l', 'I'], l: ['1', 'i'], I: ['l'], '5': ['S'], S: ['5'], '8': ['B'], B: ['8'],
  e: ['c'], c: ['e'], h: ['b'], u: ['n'], t: ['f'], ',': ['.'], '.': [','], 'º': ['', 'o', '°'], 'ª': ['', 'a'],
  $: ['S', '8'], '-': ['—', '~'], '§': ['S'], '/': ['l', '7'],
}; // biome-ignore format: a table reads better than a column

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
