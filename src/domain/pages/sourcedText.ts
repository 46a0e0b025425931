import { foldScanned } from '../text/fold.ts';
import type { Range } from '../text/found.ts';
import type { Evidence } from './evidence.ts';
import { wordsChance } from './wordChance.ts';
import type { Box, Word } from './words.ts';

/** A printed line: its words in reading order. */
export interface Line {
  readonly page: number;
  readonly words: readonly Word[];
  /** The words joined by spaces. */
  readonly text: string;
}

/**
 * Text made of words, never edited after it is built: every range of it leads back to words and boxes.
 * Piece `i` is `text[starts[i] .. starts[i] + lengths[i])` and comes from `source[words[i]]`; separators belong
 * to no piece. `folded` has the length of `text` and blanks for line breaks.
 */
export interface SourcedText {
  readonly text: string;
  readonly folded: string;
  readonly starts: Uint32Array;
  readonly lengths: Uint32Array;
  readonly words: Uint32Array;
  readonly source: readonly Word[];
  /** Where each printed line begins, in order; a line joined to the one before has no entry. */
  readonly lineStarts: readonly number[];
}

/** Consecutive words of one page and line. Empty words are dropped, ligatures and accents composed. */
export function linesOf(words: readonly Word[]): Line[] {
  const groups: Word[][] = [];
  for (const word of words) {
    if (word.text.trim() === '') continue;
    const last = groups.at(-1)?.[0];
    if (last && last.page === word.page && last.line === word.line) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({
    page: group[0]?.page ?? 0,
    words: group,
    text: group.map((word) => printed(word)).join(' '),
  }));
}

/** Joins lines into running text, undoing hyphens at line ends where both halves are one word. */
export function toSourcedText(lines: readonly Line[]): SourcedText {
  const pieces: { start: number; text: string; word: number }[] = [];
  const source: Word[] = [];
  const lineStarts: number[] = [];
  let length = 0;
  let glued = false;
  for (const [index, line] of lines.entries()) {
    if (!glued) lineStarts.push(length);
    const next = lines[index + 1]?.words[0];
    for (const [place, word] of line.words.entries()) {
      const isLast = place === line.words.length - 1;
      const join = isLast && next ? joinOf(printed(word), printed(next)) : 'space';
      const text = join === 'drop-hyphen' ? printed(word).slice(0, -1) : printed(word);
      pieces.push({ start: length, text, word: source.length });
      source.push(word);
      glued = join !== 'space';
      length += text.length + (glued ? 0 : 1);
    }
  }
  const breaks = new Set(lineStarts.map((start) => start - 1));
  const text = pieces
    .map((piece, index) => {
      const after = pieces[index + 1];
      const end = piece.start + piece.text.length;
      return piece.text + (after && after.start > end ? (breaks.has(end) ? '\n' : ' ') : '');
    })
    .join('');
  return {
    text,
    folded: foldScanned(text),
    starts: Uint32Array.from(pieces, ({ start }) => start),
    lengths: Uint32Array.from(pieces, (piece) => piece.text.length),
    words: Uint32Array.from(pieces, ({ word }) => word),
    source,
    lineStarts,
  };
}

/**
 * The words under a range: boxes merged per line, pages in order, the words as printed, and how likely all of them
 * were recognised right (100 for a file's own text) less the rule's own `doubt` (0..100).
 */
export function evidenceOf(sourced: SourcedText, { start, end }: Range, doubt = 0): Evidence {
  const spans: { page: number; boxes: Box[] }[] = [];
  const quote: string[] = [];
  const words: Word[] = [];
  let line = -1;
  for (let index = firstPiece(sourced, start); index < sourced.starts.length; index += 1) {
    if ((sourced.starts[index] ?? 0) >= end) break;
    const word = sourced.source[sourced.words[index] ?? 0];
    if (!word) continue;
    quote.push(printed(word));
    words.push(word);
    const span = spans.at(-1);
    const box = span?.boxes.at(-1);
    if (span && box && span.page === word.page && line === word.line)
      span.boxes.splice(-1, 1, union(box, word.box));
    else if (span && span.page === word.page) span.boxes.push(word.box);
    else spans.push({ page: word.page, boxes: [word.box] });
    line = word.line;
  }
  return {
    spans,
    quote: quote.join(' '),
    confidence: Math.max(0, Math.round(100 * wordsChance(words) - doubt)),
  };
}

/** How a word at the end of a line goes on in the next one. */
function joinOf(word: string, next: string): 'space' | 'keep-hyphen' | 'drop-hyphen' {
  const [, stem = '', hyphen] = /^(.*?)([-\u00AD\u2010\u2011¬])$/.exec(word) ?? [];
  if (!hyphen || stem === '') return 'space';
  const before = stem.replace(/^.*[^\p{L}\d]/u, '');
  const after = /^[\p{L}\d]+/u.exec(next)?.[0] ?? '';
  if (before === '' || after === '') return 'space';
  if (/\d$/.test(before) || /^\d/.test(after)) return /^[\p{Ll}]/u.test(after) ? 'space' : 'keep-hyphen';
  if (/\p{Ll}$/u.test(before) && /^\p{Ll}/u.test(after)) {
    return (compounds.test(before) && !oneWord.test(before + after)) || clitics.test(after)
      ? 'keep-hyphen'
      : 'drop-hyphen';
  }
  const capitals = /^\p{Lu}{2,}$/u.test(before) && /^\p{Lu}{2,}$/u.test(after);
  if (!capitals || states.test(after) || /^(?:AV|REG)$/i.test(before)) return 'space';
  return compounds.test(before) ? 'keep-hyphen' : 'drop-hyphen';
}

const compounds =
  /^(?:nua|nu|nus|nuas|vi[uú]v[ao]|ex|vice|sub|co|pr[eé]|p[oó]s|s[oó]cio|centro|bem|guarda|arranha|auto|m[eé]dico|engenheiro)$/iu;
/** Words that begin like a compound and are none. */
const oneWord =
  /^(?:comunh|comarca|comum|compr[ao]|competen|comparec|consta|contrat|confront|conforme|condi[cç]|condom|concord|conjug|c[oó]pia|cobran|coube|substitu|subscrev|exerc|existen|exped|execu|extin|extra[ií]|prenot|previst|pre[cç]o|presen|presta|pr[eé]dio|postura|posteri|autor|autos\b|nulo|nulidade)/iu;
const clitics = /^(?:se|lhe|lhes|la|lo|las|los|me|nos)$/iu;
const states = /^(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/;

const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

/** A word's text with accents composed and ligatures spelled out; done before positions exist. */
const printed = (word: Word): string =>
  /^[ -~]*$/.test(word.text)
    ? word.text
    : word.text
        .normalize('NFC')
        .replace(/[ﬀ-ﬄ]/g, (sign) => ligatures[sign] ?? sign)
        .trim();

/** The first piece that ends behind `at`. */
export function firstPiece({ starts, lengths }: SourcedText, at: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) + (lengths[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
