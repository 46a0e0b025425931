import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser } from './checks/findBrowser.ts';

/**
 * All checks, one after the other: types, format and lint, generated files and texts, then the tests.
 * Each gate counts as one check; the last line is `N passed, N failed[, N skipped]` from the real counts.
 */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const bin = (name: string) => join(process.cwd(), 'node_modules/.bin', name);

const gates: readonly (readonly [string, readonly string[]])[] = [
  ['types', [bin('tsc'), '--noEmit']],
  ['format and lint', [bin('biome'), 'ci', '--diagnostic-level=error', '.']],
  ['schemas, generated files and texts', [process.execPath, 'scripts/check.ts']],
  ['build', [bin('vite'), 'build', '--logLevel', 'warn']],
];

async function main(): Promise<void> {
  const results: Counts[] = [];
  for (const [name, command] of gates) {
    const started = Date.now();
    const ok = (await run(command)) === 0;
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    results.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
  }
  const browser = findBrowser();
  if (!browser)
    console.log(
      'No Chromium or Chrome found: install one (Debian: apt-get install chromium) or set CHROME_PATH. Journeys fail without it.',
    );
  for (const project of ['node', 'console', 'e2e']) results.push(await vitest(project));
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  for (const failure of failures) console.log(`FAILED: ${failure}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

/** What failed, told again beside the counts: the place of the output that is read first. */
const failures: string[] = [];

/** The part of the test runner's report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

function failuresOf({ name, status, message, assertionResults }: FileResult): readonly string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file} > ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`);
  return failed.length === 0 && status === 'failed' ? [`${file}\n${shortened(message)}`] : failed;
}

const shortened = (text: string) => text.split('\n').slice(0, 25).join('\n').slice(0, 3000);

/** A suite that cannot even start counts as one failure, so that a crash is never a success. */
async function vitest(project: string): Promise<Counts> {
  const report = join(mkdtempSync(join(tmpdir(), 'folio-test-')), 'report.json');
  const code = await run([
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { testResults, ...totals } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = totals;
    failures.push(...testResults.flatMap(failuresOf));
    const failed = Math.max(
      numFailedTests,
      numFailedTestSuites > 0 && numFailedTests === 0 ? numFailedTestSuites : 0,
      code === 0 ? 0 : 1,
    );
    const counts = { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
    if (!Object.values(counts).every(Number.isInteger)) throw new Error(`${report} counts nothing`);
    return counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function run([command = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

await main();
