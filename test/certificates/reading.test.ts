import { describe, expect, test } from 'vitest';
import type { CertificateReading } from '../../src/domain/certificates/model/index.ts';
import { readCertificate } from '../../src/domain/certificates/reading/index.ts';
import { fairScan, type Noise, poorScan, withNoise } from '../genre/noise.ts';
import {
  type Case,
  casesOf,
  fieldsOf,
  fieldsOfGold,
  precision,
  recall,
  type Score,
  scoreOf,
} from './cases.ts';

/** Invented certificates of three rounds; each round was read once before the rules were mended for it. */
const cases = ['first', 'second', 'third'].flatMap(casesOf);
const today = '2026-11-23';
const seeds = [1, 2, 3, 4, 5];

const readAs = ({ pages }: Case, noise: Noise | null, seed: number): CertificateReading =>
  readCertificate(noise ? withNoise(pages, noise, seed) : pages, { today });

function scored(noise: Noise | null): Map<string, Score> {
  return scoreOf(
    (noise ? seeds : [0]).flatMap((seed) =>
      cases.map((item, place) => ({
        gold: fieldsOfGold(item.gold),
        read: fieldsOf(readAs(item, noise, seed * 1000 + place)),
      })),
    ),
  );
}

/** What decides whether a certificate is fit, and until when. */
const deciding = ['type', 'result', 'name', 'document', 'issuer', 'issuedOn', 'validUntil', 'validityDays'];

/** What a reader says because a scan is bad is no value it read. */
const caution: ReadonlySet<string> = new Set(['hesitates', 'contradictions']);

test('there are at least sixty certificates of every family', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  const kinds = new Set(cases.map(({ gold }) => gold.type));
  for (const kind of ['CND_FED', 'CND_ITR', 'CND_EST', 'CND_MUN', 'CND_IPTU', 'CNDT', 'CRF', 'CNPJ', 'CPF_SIT', 'JUS_CIV', 'JUS_FED', 'JUS_TRAB', 'JUS_FAL', 'PROT', 'INDISP', 'JC_SIMP', 'JC_IT', 'CCIR', 'CAFIR', 'ITR_DEC', 'CAR_DEM', 'IBAMA_ND', 'IBAMA_CR', 'EMB', 'TRAB_ESC', 'MPF', 'MAT_ONUS', 'MAT_IT'])
    expect(kinds, kind).toContain(kind); // biome-ignore format: a list
});

describe.each([
  ['as printed', null, 0.97, 0.97, 0.95],
  ['fairly scanned', fairScan, 0.93, 0.93, 0.85],
  ['poorly scanned', poorScan, 0.85, 0.85, 0.7],
] as const)('%s', (_name, noise, deciders, all, each) => {
  const scores = scored(noise);
  test.each(deciding)('%s is read right', (field) => {
    const score = scores.get(field) ?? { right: 0, missed: 1, wrong: 1 };
    expect(precision(score)).toBeGreaterThanOrEqual(deciders);
    expect(recall(score)).toBeGreaterThanOrEqual(deciders - 0.05);
  });

  test('all fields together, and each of the others', () => {
    const sum = [...scores.values()].reduce((a, b) => ({
      right: a.right + b.right,
      missed: a.missed + b.missed,
      wrong: a.wrong + b.wrong,
    }));
    expect(precision(sum)).toBeGreaterThanOrEqual(all);
    expect(recall(sum)).toBeGreaterThanOrEqual(all - 0.05);
    const rare = [...scores].filter(
      ([field, { right, missed }]) => right + missed >= 5 && !caution.has(field),
    );
    for (const [field, score] of rare) expect(precision(score), field).toBeGreaterThanOrEqual(each);
  });
});

/** Fit, unfit, and unfit with the effect of fit: none may be taken for another, however bad the scan. */
const poles: Readonly<Record<string, string>> = {
  NEGATIVA: 'fit', NADA_CONSTA: 'fit', REGULAR: 'fit', POSITIVA: 'unfit', CONSTA: 'unfit', IRREGULAR: 'unfit',
  POSITIVA_EFEITO_NEGATIVA: 'effect',
}; // biome-ignore format: a table reads better than a column

test.each([
  ['as printed', null],
  ['fairly scanned', fairScan],
  ['poorly scanned', poorScan],
  ['hardly legible', { characters: 0.03, words: 0.02, lines: 0.01 }],
])('%s, no result is taken for its opposite', (_name, noise) => {
  const confused = (noise ? [...seeds, 6, 7, 8, 9, 10] : [0]).flatMap((seed) =>
    cases.flatMap((item, place) => {
      const read = readAs(item, noise, seed * 777 + place).result?.value ?? '';
      const [here, there] = [poles[read], poles[item.gold.result]];
      return here && there && here !== there ? [`${item.name} ${seed}: ${item.gold.result} -> ${read}`] : [];
    }),
  );
  expect(confused).toEqual([]);
});

test('of values shown at 90 to 100 on scans at least nineteen in twenty are right', () => {
  let [right, wrong] = [0, 0];
  for (const noise of [fairScan, poorScan])
    for (const [place, item] of cases.entries()) {
      const reading = readAs(item, noise, place + 31);
      const gold = fieldsOfGold(item.gold);
      const sure = fieldsOf(onlySure(reading));
      right += sure.filter((field) => gold.includes(field)).length;
      wrong += sure.filter((field) => !gold.includes(field)).length;
    }
  expect(right / (right + wrong)).toBeGreaterThan(0.95);
});

function onlySure(reading: CertificateReading): CertificateReading {
  const sure = <Item extends { readonly confidence: number }>(item: Item | null): Item | null =>
    item && item.confidence >= 90 ? item : null;
  const { holder } = reading;
  return {
    ...reading,
    type: sure(reading.type),
    result: sure(reading.result),
    holder: { ...holder, name: sure(holder.name), document: sure(holder.document), isRoot: false },
    issuer: sure(reading.issuer),
    state: sure(reading.state),
    number: sure(reading.number),
    verificationCode: sure(reading.verificationCode),
    issuedOn: sure(reading.issuedOn),
    issuedAt: sure(reading.issuedAt),
    validUntil: sure(reading.validUntil),
    validityDays: sure(reading.validityDays),
    caveats: [],
    contradictions: [],
    company: null,
    land: null,
  };
}

test('every value shows words that stand on its page', () => {
  for (const item of cases) {
    const { company, land, holder, ...rest } = readAs(item, null, 0);
    const values = [
      ...Object.values(rest),
      ...Object.values(holder),
      ...Object.values({ ...company, ...land }),
    ].flat();
    for (const value of values) {
      if (value === null || typeof value !== 'object' || !('confidence' in value)) continue;
      const { page, boxes, quote } = value.evidence;
      const words = item.pages.find((text) => text.page === page)?.words.map(({ text }) => text) ?? [];
      expect(boxes.length, `${item.name} ${quote}`).toBeGreaterThan(0);
      for (const word of quote.split(' ')) expect(words, `${item.name} ${quote}`).toContain(word);
    }
  }
});
