import type { Box } from '../../../../domain/pages/words.ts';
import { linesOfPrint } from './pageMarks.ts';

/** A word as read: its text and where it stands on the page. */
export interface PageWord {
  readonly text: string;
  readonly box: Box;
}

export interface SearchedPage {
  readonly page: number;
  readonly words: readonly PageWord[];
}

/** Where a page says what was looked for: one box a line of print. */
export interface PageHit {
  readonly page: number;
  readonly boxes: readonly Box[];
}

/**
 * Every place where the pages say `wanted`, in reading order. Accents, capitals and line ends make no difference,
 * and a word broken by a hyphen at the end of a line is found whole.
 */
export function findHits(pages: readonly SearchedPage[], wanted: string): PageHit[] {
  const needle = foldText(wanted).trim().replaceAll(/\s+/g, ' ');
  if (needle === '') return [];
  return pages.flatMap(({ page, words }) => hitsOf(textOf(words), needle).map((boxes) => ({ page, boxes })));
}

/** Tells a hit from every other, also after a new search. */
export const keyOfHit = ({ page, boxes: [box] }: PageHit): string => `${page} ${box?.left} ${box?.top}`;

/**
 * Place of the first hit from a page on, else of the first of all; -1 without any.
 * @param isPending words of more pages are still to come: what is found before the page may not be the first
 */
export function hitFrom(hits: readonly PageHit[], page: number, isPending: boolean): number {
  const first = hits.findIndex((hit) => hit.page >= page);
  return first < 0 && hits.length > 0 && !isPending ? 0 : first;
}

/** Letters without accents, in lower case; as many characters as the text has. */
export const foldText = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase()[0] ?? letter).join('');

interface FoldedPage {
  readonly text: string;
  /** Which word each character belongs to, and which of its letters it is; -1 between words. */
  readonly word: readonly number[];
  readonly letter: readonly number[];
  readonly words: readonly PageWord[];
}

/** Folding a page is most of the work, and its words never change. */
const folded = new WeakMap<readonly PageWord[], FoldedPage>();

function textOf(words: readonly PageWord[]): FoldedPage {
  const known = folded.get(words);
  if (known) return known;
  const [text, word, letter]: [string[], number[], number[]] = [[], [], []];
  words.forEach((item, index) => {
    const letters = [...foldText(item.text)];
    const next = words[index + 1];
    const isBroken =
      next !== undefined && letters.length > 1 && letters.at(-1) === '-' && next.box.top > item.box.bottom;
    letters.slice(0, isBroken ? -1 : letters.length).forEach((one, place) => {
      text.push(one);
      word.push(index);
      letter.push(place);
    });
    if (isBroken) return;
    text.push(' ');
    word.push(-1);
    letter.push(0);
  });
  const page = { text: text.join(''), word, letter, words };
  folded.set(words, page);
  return page;
}

function hitsOf(page: FoldedPage, needle: string): Box[][] {
  const hits: Box[][] = [];
  for (let at = page.text.indexOf(needle); at >= 0; at = page.text.indexOf(needle, at + needle.length))
    hits.push(linesOfPrint(boxesOf(page, at, at + needle.length)));
  return hits;
}

/** The part of each word between two characters; letters are taken to be equally wide. */
function boxesOf({ word, letter, words }: FoldedPage, from: number, to: number): Box[] {
  const letters = new Map<number, { first: number; last: number }>();
  for (let at = from; at < to; at += 1) {
    const index = word[at] ?? -1;
    if (index < 0) continue;
    const place = letter[at] ?? 0;
    letters.set(index, { first: letters.get(index)?.first ?? place, last: place });
  }
  return [...letters].flatMap(([index, { first, last }]) => {
    const found = words[index];
    if (!found) return [];
    const { box, text } = found;
    const width = (box.right - box.left) / Math.max(1, [...text].length);
    return [{ ...box, left: box.left + first * width, right: box.left + (last + 1) * width }];
  });
}
