import { beforeAll, describe, expect, test } from 'vitest';
import { type Reading, valueAt } from '../../src/domain/matricula/model/index.ts';
import { quoteHolds } from '../../src/domain/matricula/model/proof/quoteHolds.ts';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../../src/domain/matricula/wire/index.ts';
import type { EvidenceMap } from '../../src/domain/pages/evidence.ts';
import { generate } from '../genre/generate.ts';
import { fairScan, type Noise, poorScan } from '../genre/noise.ts';
import {
  byEvent,
  byField,
  calibrations,
  enoughValues,
  type Judged,
  judge,
  judgeAgainst,
} from '../support/papers/calibration.ts';
import { names, readRecord } from '../support/papers/records.ts';
import { recordsFolder } from '../support/papers/score.ts';
import { inForm } from '../support/run/form.ts';

/** Seeds no rule was made by. */
const seeds = inForm({
  short: { clean: [7001, 7060], fair: [7201, 7230], poor: [7301, 7315] },
  long: { clean: [7001, 7140], fair: [7201, 7260], poor: [7301, 7330] },
} as const);
const noises: Readonly<Record<keyof typeof seeds, Noise | undefined>> = {
  clean: undefined,
  fair: fairScan,
  poor: poorScan,
};
/** Of values shown at 90 or more this part is right. */
const floor = 0.9;

const readings: Reading[] = [];
const judged: Record<keyof typeof seeds, Judged[]> = { clean: [], fair: [], poor: [] };
const printed: Judged[] = [];

beforeAll(() => {
  for (const kind of Object.keys(seeds) as (keyof typeof seeds)[]) {
    const [from, to] = seeds[kind];
    for (let seed = from; seed <= to; seed += 1) {
      const { name, pages, gold } = generate(seed, noises[kind]);
      const [reading] = readMatricula(pages);
      if (!reading) continue;
      readings.push(reading);
      judged[kind].push(...judgeAgainst({ ...gold }, name, toExtraction(reading)));
    }
  }
  for (const name of names) {
    const [reading] = readRecord(name);
    if (!reading) continue;
    readings.push(reading);
    printed.push(...judge(recordsFolder, name, toExtraction(reading)));
  }
}, 120_000);

describe.each([
  ['field', byField],
  ['kind of act', byEvent],
] as const)('of values shown at 90 to 100 nine in ten are right, by %s', (_, kindOf) => {
  test.each([
    ['printed records', () => [...printed, ...judged.clean]],
    ['scans, fair and poor', () => [...judged.fair, ...judged.poor]],
  ])('%s', (__, values) => {
    const kinds = calibrations(values(), kindOf).filter(({ sure }) => sure >= enoughValues);
    expect(kinds.length).toBeGreaterThan(8);
    expect(kinds.filter(({ sure, sureRight }) => sureRight / sure < floor)).toEqual([]);
  });
});

test('confidence is not uselessly low: hardly a right value of a printed record is doubted', () => {
  const values = [...printed, ...judged.clean].filter(({ isRight }) => isRight);
  const doubted = values.filter(({ confidence }) => confidence !== null && confidence < 90);
  expect(doubted.length / values.length).toBeLessThan(0.06);
});

test('what is doubted is wrong far more often than what is not', () => {
  const wrong = (values: readonly Judged[]) =>
    values.filter(({ isRight }) => !isRight).length / values.length;
  const all = [...judged.clean, ...judged.fair, ...judged.poor].filter(
    ({ confidence }) => confidence !== null,
  );
  const isSure = ({ confidence }: Judged) => (confidence ?? 0) >= 90;
  expect(wrong(all.filter((item) => !isSure(item)))).toBeGreaterThan(5 * wrong(all.filter(isSure)));
});

test('every value with any confidence is in the words that prove it, in every reading', () => {
  const empty: string[] = [];
  for (const { opening, acts, closing } of readings)
    for (const thing of [opening, closing, ...acts])
      for (const [path, proof] of Object.entries(thing.evidence as EvidenceMap))
        if (proof.confidence > 0 && !quoteHolds(path, valueAt(thing, path), proof.quote))
          empty.push(`${path} ${JSON.stringify(valueAt(thing, path))} ${proof.quote}`);
  expect(empty).toEqual([]);
});

test('hardly a value of a printed record has words that do not say it', () => {
  const proofs = readings
    .slice(-names.length)
    .flatMap(({ opening, acts }) => [opening, ...acts])
    .flatMap(({ evidence }) => Object.values(evidence));
  const without = proofs.filter(({ confidence }) => confidence === 0);
  expect(without.length).toBeLessThanOrEqual(proofs.length / 1000);
});
