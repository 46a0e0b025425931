import { describe, expect, test } from 'vitest';
import { findHits, hitFrom, type SearchedPage } from './pageSearch.ts';

/** Lines of words, each letter a hundredth of the page wide. */
function page(number: number, ...lines: readonly string[]): SearchedPage {
  return {
    page: number,
    words: lines.flatMap((line, row) => {
      let left = 0;
      return line.split(' ').map((text) => {
        const box = { left, top: row * 0.1, right: left + text.length / 100, bottom: row * 0.1 + 0.05 };
        left = box.right + 0.01;
        return { text, box };
      });
    }),
  };
}

const found = (pages: readonly SearchedPage[], text: string) =>
  findHits(pages, text).map((hit) => `${hit.page}:${hit.boxes.length}`);

describe('a search in the words of the pages', () => {
  const pages = [
    page(1, 'VENDA DE PARTE IDEAL a João', 'da Conceição, casado'),
    page(2, 'joao da conceicao vendeu a usu-', 'fruto e a usufruto'),
  ];

  test('makes no difference of accents and capitals', () => {
    expect(found(pages, 'joão')).toEqual(['1:1', '2:1']);
    expect(found(pages, 'CONCEICAO')).toEqual(['1:1', '2:1']);
  });

  test('finds words over a line end, one box a line', () => {
    expect(found(pages, 'João da Conceição')).toEqual(['1:2', '2:1']);
  });

  test('finds a word broken by a hyphen', () => {
    expect(found(pages, 'usufruto')).toEqual(['2:2', '2:1']);
  });

  test('marks the part of a word that was looked for', () => {
    const [hit] = findHits([page(1, 'abcdef')], 'cd');
    expect(hit?.boxes[0]?.left).toBeCloseTo(0.02);
    expect(hit?.boxes[0]?.right).toBeCloseTo(0.04);
  });

  test('finds nothing for nothing, and nothing that is not there', () => {
    expect(found(pages, '  ')).toEqual([]);
    expect(found(pages, 'hipoteca')).toEqual([]);
  });

  test('goes on from the page that shows, and round to the first once every page has its words', () => {
    const hits = findHits(pages, 'conceicao');
    expect(hitFrom(hits, 2, false)).toBe(1);
    expect(hitFrom(hits, 3, true)).toBe(-1);
    expect(hitFrom(hits, 3, false)).toBe(0);
    expect(hitFrom([], 1, false)).toBe(-1);
  });
});
