import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runKeys } from '../test/support/run/runKeys.ts';
import { findBrowser } from './checks/findBrowser.ts';
import { gate, installed, run } from './test/command.ts';
import { type Counts, inWords, oneCheck, sumOf } from './test/counts.ts';
import { keepTimes } from './test/times.ts';
import { vitest } from './test/vitest.ts';

/**
 * All checks: types, format and lint, generated files and texts, build, then the tests.
 * Each gate counts as one check; the last line is `N passed, N failed[, N skipped]` from the real counts.
 * `--long` runs every suite in its long form and on both database engines.
 */
const gates: readonly (readonly [string, readonly string[]])[] = [
  ['types', [installed('tsc'), '--noEmit']],
  ['format and lint', [installed('biome'), 'ci', '--diagnostic-level=error', '.']],
  ['schemas, generated files and texts', [process.execPath, 'scripts/check.ts']],
  ['build', [installed('vite'), 'build', '--logLevel', 'warn']],
];

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
const results: Counts[] = [];
if (!findBrowser())
  console.log(
    'No Chromium or Chrome found: install one (Debian: apt-get install chromium) or set CHROME_PATH. Journeys fail without it.',
  );
const madeOnce = mkdtempSync(join(tmpdir(), 'folio-imagens-'));
const seed = process.env.TEST_SEED ?? seedOfCommit();
console.log(`TEST_SEED=${seed} asks the same again.`);
const environment = {
  TEST_SEED: seed,
  ...(values.long ? { TEST_FORM: 'long', TEST_ENGINES: 'all' } : {}),
  [runKeys.images]: madeOnce,
  // Processes that tests start load the whole product: what was compiled once is not compiled again.
  NODE_COMPILE_CACHE: join(madeOnce, 'compiled'),
};
try {
  // The gates keep one core busy; reading the files of the demo, which journeys and others wait for, the other.
  const demo = run([process.execPath, 'test/support/run/readDemo.ts'], environment);
  for (const [name, command] of gates) results.push(oneCheck(await gate(name, command)));
  await demo;
  // Journeys wait a quarter of their time for pages to settle: the others go on meanwhile.
  const runs = await Promise.all([
    vitest(['--project', 'e2e'], environment),
    vitest(['--project', 'node', '--project', 'console'], environment),
  ]);
  for (const { counts, times } of runs) {
    results.push(counts);
    if (!values.long) keepTimes(times);
  }
  // Told again beside the counts: the place of the output that is read first.
  for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`FAILED: ${failure}\n`);
} finally {
  rmSync(madeOnce, { recursive: true, force: true });
}
const total = sumOf(results);
console.log(inWords(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Another one for each commit, so that a series of them asks all parts of what short forms divide. 1 outside a repository. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return String(Number.parseInt((stdout || '').slice(0, 4), 16) || 1);
}
