import { readMatricula } from '../../src/domain/matricula/read.ts';
import { hostileKinds, hostileProse } from '../support/hostileProse.ts';
import { printedPages } from '../support/printedPages.ts';
import type { Measurement } from './measurement.ts';

const characters = 160_000;

/**
 * No text makes the reader slow out of proportion to its length: of every hostile kind, twice the text takes about
 * twice the time, where quadratic would be four times (security, S-34).
 */
export async function measure(): Promise<Measurement[]> {
  const ratios = hostileKinds.map((kind) => {
    oneReading(kind, characters / 8); // the first reading compiles
    const [half, whole] = [costOf(kind, characters / 2), costOf(kind, characters)];
    // What is done in no time is not compared.
    return { kind, whole, ratio: whole < 150 ? 1 : whole / half };
  });
  const worst = ratios.toSorted((one, other) => other.ratio - one.ratio)[0];
  const slowest = ratios.toSorted((one, other) => other.whole - one.whole)[0];
  const how = `${hostileKinds.length} kinds of text made to be slow to read, ${characters} characters, processor time of the thread, least of three`;
  return [
    {
      name: 'twice the hostile text, times the time',
      value: Number((worst?.ratio ?? Number.NaN).toFixed(2)),
      unit: 'times',
      atMost: 3,
      how: `${how}; worst: ${worst?.kind}`,
    },
    {
      name: `hostile text of ${characters} characters`,
      value: Math.round(slowest?.whole ?? Number.NaN),
      unit: 'ms',
      atMost: characters / 50,
      how: `${how}; slowest: ${slowest?.kind}`,
    },
  ];
}

/** The least of three, since collecting garbage of what ran before counts to this thread too. */
const costOf = (kind: string, length: number): number =>
  Math.min(...Array.from({ length: 3 }, () => oneReading(kind, length)));

/** Milliseconds of this thread alone, so that a busy machine does not count. */
function oneReading(kind: string, length: number): number {
  const pages = printedPages(hostileProse(kind, length));
  const before = process.threadCpuUsage();
  readMatricula(pages);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
