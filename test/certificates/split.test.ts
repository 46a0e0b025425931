import { describe, expect, test } from 'vitest';
import { splitCertificates } from '../../src/domain/certificates/reading/index.ts';
import type { PageText } from '../../src/domain/pages/words.ts';
import { generate } from '../genre/generate.ts';
import { fairScan, type Noise, poorScan, withNoise } from '../genre/noise.ts';
import { inForm, partOf } from '../support/run/form.ts';
import { type Case, casesOf, toPages } from './cases.ts';

const cases = ['first', 'second', 'third'].flatMap(casesOf);
const named = (name: string): Case => cases.find((item) => item.name === name) as Case;
const options = { today: '2026-11-23' };
const scans = [
  ['as printed', null, 0.99, 0.03],
  ['fairly scanned', fairScan, 0.98, 0.04],
  ['poorly scanned', poorScan, 0.97, 0.05],
] as const;

/** Pages of several files as those of one. */
function behindEachOther(...files: readonly (readonly PageText[])[]): PageText[] {
  return files.flat().map((page, index) => ({
    ...page,
    page: index + 1,
    words: page.words.map((word) => ({ ...word, page: index + 1 })),
  }));
}

const scanned = (pages: readonly PageText[], noise: Noise | null, seed: number) =>
  noise ? withNoise(pages, noise, seed) : pages;

/** The same text on two pages, cut after a part of its lines; its head may be printed on both. */
function onTwoPages({ text }: Case, part: number, head: number): PageText[] {
  const lines = text.split('\n');
  const cut = Math.floor(lines.length * part);
  return toPages(
    [lines.slice(0, cut), [...lines.slice(0, head), ...lines.slice(cut)]]
      .map((page) => page.join('\n'))
      .join('\f'),
  );
}

test('a bundle is parted into its certificates, each read by itself', () => {
  const bundle = [named('fed-negativa-pj'), named('cndt-negativa'), named('crf-regular')];
  const parts = splitCertificates(behindEachOther(...bundle.map(({ pages }) => pages)), options);
  expect(
    parts.map(({ pages, reading }) => [pages, reading.type?.value, reading.holder.document?.value]),
  ).toEqual([
    [[1], 'CND_FED', '84505346000131'],
    [[2], 'CNDT', '77454885000123'],
    [[3], 'CRF', '03371591000100'],
  ]);
  expect(parts[1]?.reading.issuedOn).toMatchObject({ value: '2026-08-18', evidence: { page: 2 } });
  expect(parts.every(({ reading }) => reading.contradictions.length === 0)).toBe(true);
});

test('two of one kind about two people are two, two copies of one are one', () => {
  const first = named('cndt-negativa');
  const other = toPages(
    first.text.replaceAll('77.454.885/0001-23', '84.505.346/0001-31').replaceAll('48213907', '51177002'),
  );
  expect(splitCertificates(behindEachOther(first.pages, other), options).map(({ pages }) => pages)).toEqual([
    [1],
    [2],
  ]);
  expect(splitCertificates(behindEachOther(first.pages, first.pages), options)).toHaveLength(1);
});

test('a page that counts its pages anew begins another, one that goes on counting does not', () => {
  const page = (folio: string) =>
    toPages(`CERTIDÃO NEGATIVA DE DÉBITOS TRABALHISTAS\n\nNome: ALFA LTDA\nPágina ${folio}`);
  const split = (...folios: string[]) =>
    splitCertificates(behindEachOther(...folios.map(page)), options).map(({ pages }) => pages);
  expect(split('1 de 2', '2 de 2', '1 de 1')).toEqual([[1, 2], [3]]);
});

test('a blank page and one that names nothing go with those before; nothing at all is one part', () => {
  const [first] = named('crf-regular').pages;
  const blank: PageText = { ...(first as PageText), source: 'blank', words: [] };
  const rest = toPages('O presente documento pode ser conferido na internet.');
  const parts = splitCertificates(behindEachOther(named('crf-regular').pages, [blank], rest), options);
  expect(parts.map(({ pages }) => pages)).toEqual([[1, 2, 3]]);
  expect(splitCertificates([blank], options)).toMatchObject([
    { pages: [1], second: null, reading: { type: null } },
  ]);
});

/** A part of the cases may have more of the hard ones than the whole has. */
const leeway = inForm({ short: 0.03, long: 0 });
const pairs = cases.flatMap((_, i) =>
  cases.flatMap((__, j) => (i === j || (i * 7 + j * 3) % 11 > 0 ? [] : [[i, j] as const])),
);

describe.each(scans)('%s', (_name, noise, apart, parting) => {
  test('two certificates behind each other are told apart', () => {
    const tried = partOf(pairs, 4);
    const right = tried.filter(([i, j]) => {
      const [a, b] = [cases[i] as Case, cases[j] as Case];
      const pages = scanned(behindEachOther(a.pages, b.pages), noise, i * 100 + j);
      const parts = splitCertificates(pages, options);
      return parts.map((part) => part.pages.length).join() === `${a.pages.length},${b.pages.length}`;
    });
    expect(tried.length).toBeGreaterThan(inForm({ short: 100, long: 500 }));
    expect(right.length / tried.length).toBeGreaterThanOrEqual(apart - leeway);
  });

  test('one certificate on two pages stays one, also where its head is printed on both', () => {
    const spread = cases.flatMap((item, place) =>
      [0.4, 0.5, 0.7].flatMap((part) => [0, 4].map((head) => ({ item, place, part, head }))),
    );
    const tried = partOf(spread, 4);
    const parted = tried.filter(({ item, place, part, head }) => {
      const pages = scanned(onTwoPages(item, part, head), noise, place);
      return splitCertificates(pages, options).length > 1;
    });
    expect(parted.length / tried.length).toBeLessThanOrEqual(parting + leeway);
  });
});

test('a record of many pages is one paper, whatever others it names', () => {
  for (let seed = 1; seed <= inForm({ short: 15, long: 60 }); seed += 1) {
    const { pages } = generate(seed);
    expect(splitCertificates(pages, options), `seed ${seed}`).toMatchObject([{ second: null }]);
  }
});

describe('two kinds on one page', () => {
  test.each(scans)('%s, no single certificate is said to be two', (_name, noise) => {
    const said = cases.filter((item, place) =>
      splitCertificates(scanned(item.pages, noise, place), options).some(({ second }) => second !== null),
    );
    expect(said.map(({ name }) => name)).toEqual([]);
  });

  test('are told by the second title, in four of five', () => {
    const federal = toPages(`${named('cndt-negativa').text}\n\n${named('fed-negativa-pj').text}`);
    const [part] = splitCertificates(federal, options);
    expect(part?.second?.value).toBe('CND_FED');
    expect(part?.second?.evidence.quote).toMatch(/^CERTIDÃO NEGATIVA DE DÉBITOS/);
    let [told, all] = [0, 0];
    for (const [i, a] of cases.entries())
      for (const [j, b] of cases.entries()) {
        if (i === j || (i + j * 3) % inForm({ short: 28, long: 7 }) > 0 || a.gold.type === b.gold.type)
          continue;
        all += 1;
        if (splitCertificates(toPages(`${a.text}\n\n${b.text}`), options)[0]?.second) told += 1;
      }
    expect(told / all).toBeGreaterThan(0.75);
  });
});
