import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Times } from './times.ts';

/** Folders whose files import each other. */
const folders = ['src', 'test', 'scripts', 'schemas', 'i18n'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What each file names by a relative path: imports, files read, workers and child processes. */
export function namedFiles(file: string, source: string, isFile: (path: string) => boolean): string[] {
  const names = [...source.matchAll(/['"`](\.{1,2}\/[^'"`\n]+)['"`]/g)].map(([, name]) => name ?? '');
  return [...new Set(names.map((name) => join(dirname(file), name)).filter(isFile))];
}

/** Every file with those that name it. Paths from `root`. */
export function importersUnder(root: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(resolve(root, path));
  for (const file of folders.flatMap((folder) => sourcesIn(root, folder)))
    for (const named of namedFiles(file, readFileSync(join(root, file), 'utf8'), isFile))
      importers.set(named, [...(importers.get(named) ?? []), file]);
  return importers;
}

const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));

/** Tests that a change reaches, those with the fewest steps between first. A test beside its unit is the nearest. */
export function testsReached(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = new Set<string>();
  const seen = new Set(changed);
  let front = [...changed];
  while (front.length > 0) {
    const tests = front.filter(isTest);
    for (const test of [...tests.filter((test) => isBeside(test, changed)), ...tests]) found.add(test);
    front = [...new Set(front.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !seen.has(file),
    );
    for (const file of front) seen.add(file);
  }
  return [...found];
}

const isBeside = (test: string, changed: readonly string[]) =>
  changed.some((file) => dirname(file) === dirname(test));

/** Milliseconds of a test that was never run here, and what each costs beside its own tests. */
const unknown = 3000;
/** Tests that start the product as processes of its own, with its demo read: never of a quick round. */
const startsProcesses = /^test\/(faults|developer|e2e)\//;
const loading = 700;

/** As many of the tests, in their order, as their times fit into `milliseconds` of work; the others are left out. */
export function fitting(
  tests: readonly string[],
  times: Times,
  milliseconds: number,
): { readonly taken: readonly string[]; readonly left: readonly string[] } {
  const taken: string[] = [];
  const left: string[] = [];
  let spent = 0;
  for (const test of tests) {
    const cost = (times[test] ?? unknown) + loading;
    if (startsProcesses.test(test) || spent + cost > milliseconds) left.push(test);
    else {
      taken.push(test);
      spent += cost;
    }
  }
  return { taken, left };
}
