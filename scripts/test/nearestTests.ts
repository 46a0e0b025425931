import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Times } from './times.ts';

/** Folders whose files import each other. */
const folders = ['src', 'test', 'scripts', 'schemas', 'i18n'];

const isTest = (file: string) => /\.(test\.tsx?|e2e\.ts)$/.test(file);

/** Files that find others by their paths instead of importing them. */
const finders: readonly (readonly [RegExp, string])[] = [
  [/^src\/server\/migrations\/.*\.(ts|sql)$/, 'src/server/engine/database/numberedSteps.ts'],
  [/^schemas\/.*\.json$/, 'src/metadata/entities.ts'],
  [/^(src\/|docs\/architecture\.md$)/, 'test/architecture.test.ts'],
];

/** What each file names by a relative path: imports, files read, workers and child processes. */
export function namedFiles(file: string, source: string, isFile: (path: string) => boolean): string[] {
  const names = [...source.matchAll(/['"`](\.{1,2}\/[^'"`\n]+)['"`]/g)].map(([, name]) => name ?? '');
  return [...new Set(names.map((name) => join(dirname(file), name)).filter(isFile))];
}

/** Every file with those that name or find it, and with the test beside it. Paths from `root`. */
export function importersUnder(root: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const add = (named: string, by: string) => importers.set(named, [...(importers.get(named) ?? []), by]);
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(resolve(root, path));
  const aliases = aliasesOf(readFileSync(join(root, 'package.json'), 'utf8'));
  const sources = folders.flatMap((folder) => sourcesIn(root, folder));
  for (const file of sources) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const named of namedFiles(file, source, isFile)) add(named, file);
    for (const [alias, paths] of aliases)
      if (source.includes(`'${alias}'`)) for (const path of paths) add(path, file);
    if (isTest(file))
      for (const ending of ['.ts', '.tsx', '.css']) add(file.replace(/\.test\.tsx?$/, ending), file);
  }
  for (const file of [...sources, ...schemasIn(root), 'docs/architecture.md'])
    for (const [pattern, finder] of finders) if (pattern.test(file)) add(file, finder);
  return importers;
}

const schemasIn = (root: string): string[] =>
  readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join('schemas', file));

/** `imports` of a package.json: for each name, the files it may stand for. */
const aliasesOf = (manifest: string): readonly (readonly [string, readonly string[]])[] =>
  Object.entries((JSON.parse(manifest).imports ?? {}) as Record<string, Record<string, string>>).map(
    ([alias, paths]) => [alias, Object.values(paths).map((path) => join(path))],
  );

const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));

/** Tests that a change reaches, those with the fewest steps between first, and of these the nearest by their folders. */
export const testsReached = (
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): readonly string[] => [...walk(changed, importers)];

/** Whether no test at all is known to reach a file. */
export const isUnreached = (file: string, importers: ReadonlyMap<string, readonly string[]>): boolean =>
  walk([file], importers).next().done === true;

function* walk(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>) {
  const near = new Set(changed.flatMap(foldersAbove));
  /** How many folders a test shares with the file of the change it shares most with. */
  const nearness = (test: string) => foldersAbove(test).filter((folder) => near.has(folder)).length;
  const seen = new Set(changed);
  let front = [...changed];
  while (front.length > 0) {
    yield* front
      .filter(isTest)
      .map((test) => ({ test, shared: nearness(test) }))
      .sort((one, other) => other.shared - one.shared)
      .map(({ test }) => test);
    front = [...new Set(front.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !seen.has(file),
    );
    for (const file of front) seen.add(file);
  }
}

/** `src`, `src/a` of `src/a/b.ts`. */
const foldersAbove = (file: string): readonly string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, depth, folders) => folders.slice(0, depth + 1).join('/'));

/** Milliseconds of a test that was never run here, and what each costs beside its own tests. */
const unknown = 3000;
const loading = 700;

/** Tests that start the product as processes of its own, with its demo read: never of a quick round. */
const startsProcesses = /^test\/(faults|developer|e2e)\//;

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
