import { describe, expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/read.ts';
import { hostileKinds, hostileProse } from '../support/hostileProse.ts';
import { printedPages } from '../support/printedPages.ts';

/**
 * No text makes the extractor slow out of proportion to its length (security, S-34: or in linear time). TEXT_CHARACTERS
 * makes the long form (1000000).
 */
const characters = Number(process.env.TEXT_CHARACTERS ?? 160_000);

/** The least of three, since collecting garbage of what ran before counts to this thread too. */
const costOf = (kind: string, length: number): number =>
  Math.min(...Array.from({ length: 3 }, () => oneReading(kind, length)));

/** Milliseconds of this thread alone, so that a busy machine does not count. */
function oneReading(kind: string, length: number): number {
  const pages = printedPages(hostileProse(kind, length));
  const before = process.threadCpuUsage();
  const records = readMatricula(pages);
  const { user, system } = process.threadCpuUsage(before);
  expect(records.length).toBeGreaterThan(0);
  return (user + system) / 1000;
}

describe(`text of ${characters} characters made to be slow to read`, () => {
  test.each(hostileKinds)('%s: twice the text takes about twice the time', { timeout: 120_000 }, (kind) => {
    oneReading(kind, characters / 8); // the first reading compiles
    const half = costOf(kind, characters / 2);
    const whole = costOf(kind, characters);
    // Quadratic would be four times; what is done in no time is not compared.
    expect(whole).toBeLessThan(Math.max(3 * half, 150));
    expect(whole / characters).toBeLessThan(0.02);
  });
});
