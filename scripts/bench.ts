import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dropLargeDatabase } from '../test/bench/largeDatabase.ts';
import { type Measurement, reaches } from '../test/bench/measurement.ts';

/**
 * `npm run bench [-- NAME...]`: runs `test/bench/*.bench.ts`, prints each figure beside what it must reach,
 * and fails when one does not.
 */
const folder = resolve(import.meta.dirname, '../test/bench');
const wanted = process.argv.slice(2);
const names = (await readdir(folder))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) throw new Error(`No such bench: ${wanted.join(', ')}`);

const missed: Measurement[] = [];
try {
  for (const name of names.sort()) {
    const { measure } = (await import(join(folder, `${name}.bench.ts`))) as {
      measure: () => Promise<Measurement[]>;
    };
    const measurements = await measure();
    if (measurements.length === 0) console.log(`--  ${name}: nothing measured, no PostgreSQL answers`);
    for (const measurement of measurements) {
      console.log(line(measurement));
      if (!reaches(measurement)) missed.push(measurement);
    }
  }
} finally {
  await dropLargeDatabase();
}
console.log(
  `${missed.length === 0 ? 'All figures reached' : `Not reached: ${missed.map(({ name }) => name).join('; ')}`}.`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

function line(measurement: Measurement): string {
  const { name, value, unit, atMost, atLeast, how } = measurement;
  const goal =
    atMost !== undefined ? ` (at most ${atMost})` : atLeast !== undefined ? ` (at least ${atLeast})` : '';
  return `${reaches(measurement) ? 'ok ' : 'NO '} ${name}: ${value} ${unit}${goal}\n     ${how}`;
}
