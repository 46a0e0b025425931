import { parseArgs } from 'node:util';
import { changedFiles } from './test/changedFiles.ts';
import { gate, installed } from './test/command.ts';
import { inWords, oneCheck, sumOf } from './test/counts.ts';
import { fitting, importersUnder, isUnreached, testsReached } from './test/nearestTests.ts';
import { keepTimes, readTimes } from './test/times.ts';
import { vitest } from './test/vitest.ts';

/**
 * `npm run test:quick [-- --since COMMIT]`: types, lint of what changed, and the tests that the change reaches, the
 * nearest first, as many as a minute holds. Says what it left out; `npm test` runs everything.
 */
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const started = Date.now();
/** Milliseconds of tests on two cores that leave room for types and start within the minute. */
const work = 42_000;

const changed = changedFiles(values.since);
if (changed === null) {
  console.error(`There is no commit ${values.since}: name a branch or one that "git log" shows.`);
  process.exit(2);
}
const code = changed.filter((file) => /\.(tsx?|css|jsonc?)$/.test(file));
const importers = importersUnder(process.cwd());
const { taken, left } = fitting(testsReached(changed, importers), readTimes(), work);
const unreached = code.filter((file) => isUnreached(file, importers));

const gates = [
  gate('types', [installed('tsc'), '--noEmit']),
  ...(code.length > 0
    ? [
        gate('format and lint', [
          installed('biome'),
          'ci',
          '--diagnostic-level=error',
          '--no-errors-on-unmatched',
          ...code,
        ]),
      ]
    : []),
  ...(code.some((file) => /^(schemas|i18n)\//.test(file))
    ? [gate('schemas, generated files and texts', [process.execPath, 'scripts/check.ts'])]
    : []),
];
const checks = (await Promise.all(gates)).map(oneCheck);
const tests = taken.length > 0 ? [await vitest(['--project', 'node', '--project', 'console', ...taken])] : [];
for (const { times } of tests) keepTimes(times);
for (const failure of tests.flatMap(({ failures }) => failures)) console.log(`FAILED: ${failure}\n`);
if (left.length > 0) console.log(`Left to npm test, ${left.length} that the change reaches: ${named(left)}`);
if (unreached.length > 0) console.log(`No test is known to reach ${named(unreached)}`);
console.log(`${changed.length} files changed; ${Math.round((Date.now() - started) / 1000)} s`);
const total = sumOf([...checks, ...tests.map(({ counts }) => counts)]);
console.log(inWords(total));
process.exitCode = total.failed === 0 ? 0 : 1;

function named(files: readonly string[]): string {
  const most = 8;
  return `${files.slice(0, most).join(', ')}${files.length > most ? ', …' : ''}`;
}
