import { describe, expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { toExtraction } from '../../src/domain/matricula/wire/index.ts';
import { scoreAgainst } from '../support/papers/score.ts';
import { inForm, partOf } from '../support/run/form.ts';
import { generate, joined, type Specimen } from './generate.ts';
import { headings } from './house.ts';
import { fairScan, type Noise, poorScan } from './noise.ts';

/**
 * Invented records of all regions and decades, whose truth follows from a history and not from the reader.
 */
const count = inForm({ short: 42, long: 2000 });
const seeds = (from: number, many: number) => Array.from({ length: many }, (_, index) => from + index);
const specimensOf = (from: number, many: number, noise?: Noise) =>
  seeds(from, many).map((seed) => generate(seed, noise));

const read = ({ pages }: Pick<Specimen, 'pages'>) => {
  const [reading] = readMatricula(pages);
  return reading && toExtraction(reading);
};

const score = (specimens: readonly Specimen[]) =>
  scoreAgainst(
    new Map(specimens.map(({ name, gold }) => [name, gold])),
    new Map(specimens.map((specimen) => [specimen.name, read(specimen)])),
  );

describe('the truth of an invented record', () => {
  const specimens = specimensOf(1, inForm({ short: 90, long: 200 }));

  test('is the same whenever its seed is', () => {
    expect(generate(7)).toEqual(generate(7));
    expect(generate(7, fairScan)).toEqual(generate(7, fairScan));
    expect(generate(7).gold).not.toEqual(generate(8).gold);
  });

  test('has owners whose shares add up to the whole', () => {
    for (const { name, gold } of specimens) {
      const sum = gold.Proprietarios.reduce((total, { Percentual }) => total + Number(Percentual), 0);
      expect(sum, name).toBeCloseTo(100, 6);
    }
  });

  test('counts among the liens in force valid acts only, in order', () => {
    for (const { name, gold } of specimens) {
      const valid = gold.Atos.filter(({ Valido }) => Valido).map(({ Codigo }) => Codigo);
      expect(
        valid.filter((code) => gold.OnusAtivos.includes(code)),
        name,
      ).toEqual(gold.OnusAtivos);
    }
  });

  test('numbers acts without gaps, in the order of their days', () => {
    for (const { name, gold } of specimens) {
      const days = gold.Atos.map(({ Data }) => Data);
      expect(days, name).toEqual(days.toSorted());
      expect(new Set(gold.Atos.map(({ Codigo }) => Codigo)).size, name).toBe(gold.Atos.length);
    }
  });

  test('cancels only acts that stand before it, and those fall', () => {
    for (const { name, gold } of specimens)
      for (const [index, act] of gold.Atos.entries())
        for (const code of act.Cancela)
          expect(
            gold.Atos.slice(0, index).map(({ Codigo }) => Codigo),
            name,
          ).toContain(code);
  });

  test('is of many events, states and decades', () => {
    const acts = specimens.flatMap(({ gold }) => gold.Atos);
    expect(new Set(acts.map(({ Evento }) => Evento)).size).toBeGreaterThan(40);
    expect(new Set(specimens.map(({ gold }) => gold.Uf)).size).toBeGreaterThan(24);
    expect(new Set(acts.map(({ Data }) => Data?.slice(0, 3))).size).toBeGreaterThan(4);
  });
});

describe('reading records nobody tuned it on', () => {
  test('misses no lien in force, and no cancellation', { timeout: 600_000 }, () => {
    const { overall, group } = score(specimensOf(1, count));
    expect(group('onusAtivos').missed).toBe(0);
    expect(group('cancela').recall).toBeGreaterThanOrEqual(0.98);
    expect(group('codigo').recall).toBeGreaterThanOrEqual(0.99);
    expect(overall).toBeGreaterThanOrEqual(0.985);
  });

  test('reads scans of them', { timeout: 600_000 }, () => {
    const { overall, group } = score(specimensOf(1, Math.ceil(count / 2), fairScan));
    expect(overall).toBeGreaterThanOrEqual(0.96);
    expect(group('onusAtivos').recall).toBeGreaterThanOrEqual(0.98);
  });

  test('reads poor scans of them', { timeout: 600_000 }, () => {
    const { overall } = score(specimensOf(1, Math.ceil(count / 3), poorScan));
    expect(overall).toBeGreaterThanOrEqual(0.88);
  });
});

test.each(headings.map((heading) => [heading('AV', 3, '12345'), heading] as const))(
  'finds every act under headings like %s',
  (_, heading) => {
    for (const seed of partOf([1001, 1002], 2, headings.indexOf(heading))) {
      const specimen = generate(seed, undefined, { heading });
      const codes = readMatricula(specimen.pages).flatMap(({ acts }) => acts.map(({ code }) => code));
      expect(codes).toEqual(specimen.gold.Atos.map(({ Codigo }) => Codigo));
    }
  },
);

test.each([
  [2, 3],
  [11, 12],
  [21, 22, 23],
  [35, 36],
])('tells the records of one file apart: %j', (...wanted) => {
  const specimens = wanted.map((seed) => generate(seed));
  const readings = readMatricula(joined(specimens));
  expect(readings.map(({ opening }) => opening.number)).toEqual(specimens.map(({ gold }) => gold.Numero));
  expect(readings.map(({ acts }) => acts.length)).toEqual(specimens.map(({ gold }) => gold.Atos.length));
});

test.each([1, 2, 3, 4, 5, 6])(
  'tells two certificates of one record apart, and reads both alike: %i',
  (seed) => {
    const specimen = generate(seed);
    const readings = readMatricula(joined([specimen, specimen]));
    expect(readings.map(({ acts }) => acts.length)).toEqual([1, 2].map(() => specimen.gold.Atos.length));
    expect(readings.map(({ opening }) => opening.number)).toEqual([1, 2].map(() => specimen.gold.Numero));
  },
);
