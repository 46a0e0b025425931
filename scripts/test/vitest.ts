import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './command.ts';
import type { Counts } from './counts.ts';

/** What a run of tests came to. */
export interface TestRun {
  readonly counts: Counts;
  /** What failed, in words. */
  readonly failures: readonly string[];
  /** Milliseconds each file took, by its path from the project's folder. */
  readonly times: Readonly<Record<string, number>>;
}

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
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** Runs tests. A suite that cannot even start counts as one failure, so that a crash is never a success. */
export async function vitest(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-test-'));
  const path = join(folder, 'report.json');
  const code = await run(
    [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
      ...args,
    ],
    environment,
  );
  try {
    return readReport(JSON.parse(readFileSync(path, 'utf8')) as Report, code);
  } catch {
    return {
      counts: { passed: 0, failed: 1, skipped: 0 },
      failures: ['The tests left no report'],
      times: {},
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport({ testResults, ...totals }: Report, code: number): TestRun {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = totals;
  const failed = Math.max(
    numFailedTests,
    numFailedTestSuites > 0 && numFailedTests === 0 ? numFailedTestSuites : 0,
    code === 0 ? 0 : 1,
  );
  const counts = { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  if (!Object.values(counts).every(Number.isInteger)) throw new Error('The report counts nothing');
  return {
    counts,
    failures: testResults.flatMap(failuresOf),
    times: Object.fromEntries(
      testResults.map(({ name, startTime, endTime }) => [pathOf(name), Math.round(endTime - startTime)]),
    ),
  };
}

function failuresOf({ name, status, message, assertionResults }: FileResult): readonly string[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${pathOf(name)} > ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`);
  return failed.length === 0 && status === 'failed' ? [`${pathOf(name)}\n${shortened(message)}`] : failed;
}

const pathOf = (file: string) => relative(process.cwd(), file);

const shortened = (text: string) => text.split('\n').slice(0, 25).join('\n').slice(0, 3000);
