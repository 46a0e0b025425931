import type { PageText, Word } from '../../src/domain/pages/words.ts';
import { type Random, randomOf } from './random.ts';

/** How bad a scan is: shares of characters misread, of words cut in two or run together, of lines lost. */
export interface Noise {
  readonly characters: number;
  readonly words: number;
  readonly lines: number;
}

export const fairScan: Noise = { characters: 0.004, words: 0.003, lines: 0 };
export const poorScan: Noise = { characters: 0.015, words: 0.01, lines: 0.004 };

/**
 * Spoils pages as a scan and its recognition do, and gives every word the confidence an engine would: mostly high
 * where the word is right, mostly low where it is not, and neither always.
 */
export function withNoise(pages: readonly PageText[], noise: Noise, seed: number): PageText[] {
  const random = randomOf(seed);
  return pages.map((page) => {
    const lost = new Set<number>();
    for (const { line } of page.words) if (random.chance(noise.lines / 10)) lost.add(line);
    const words: Word[] = [];
    for (const word of page.words) {
      if (lost.has(word.line)) continue;
      const text = spoil(random, word.text, noise.characters);
      const confidence = confidenceOf(random, text === word.text);
      if (text.length > 5 && random.chance(noise.words))
        words.push(...cut(random, { ...word, text }, confidence));
      else words.push({ ...word, text, confidence });
    }
    return { ...page, source: words.length > 0 ? 'ocr' : page.source, words };
  });
}

function confidenceOf(random: Random, isRight: boolean): number {
  if (isRight) return random.chance(0.93) ? random.int(86, 97) : random.int(45, 88);
  return random.chance(0.75) ? random.int(15, 78) : random.int(78, 94);
}

function cut(random: Random, word: Word, confidence: number): Word[] {
  const at = random.int(2, word.text.length - 2);
  const middle = word.box.left + ((word.box.right - word.box.left) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), confidence, box: { ...word.box, right: middle } },
    {
      ...word,
      text: word.text.slice(at),
      confidence: Math.max(10, confidence - 8),
      box: { ...word.box, left: middle },
    },
  ];
}

const confusions: Readonly<Record<string, readonly string[]>> = {
  '0': ['O', 'o'], O: ['0', 'Q'], o: ['c', '0'], '1': ['l', 'I'], l: ['1', 'I', 'i'], I: ['l', '1'], '5': ['S'], S: ['5'], '8': ['B', '3'], B: ['8'], '6': ['8', 'G'], '2': ['Z'],
  e: ['c'], c: ['e'], h: ['b'], u: ['n', 'ii'], n: ['u'], t: ['f', 'l'], m: ['rn'], ',': ['.'], '.': [',', ''], 'º': ['', 'o', '°', '?'], 'ª': ['', 'a'], Ç: ['C', 'G'], Ã: ['A', 'Ä'], ã: ['a', 'â'], ç: ['c', 'g'],
  $: ['S', '8'], '-': ['—', '~', ''], '/': ['l', '7', 'I'], ':': ['.', ';'], '²': ['2', '?'], '"': ["'", '“'],
}; // biome-ignore format: a table reads better than a column

function spoil(random: Random, text: string, rate: number): string {
  let result = '';
  for (const sign of text) {
    if (!random.chance(rate)) {
      result += sign;
      continue;
    }
    const likely = confusions[sign];
    result += likely ? random.pick(likely) : sign.normalize('NFD').replace(/\p{M}/gu, '');
  }
  return result === '' ? text : result;
}
