import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textProblems } from '../scripts/checks/texts.ts';
import { compileAnew } from '../scripts/schemas/compileCache.ts';
import { generate, staleUnder } from '../scripts/schemas/generate.ts';

const root = resolve(import.meta.dirname, '..');

type Side = 'both' | 'browser' | 'server';
interface Place {
  readonly layer: number;
  readonly side: Side;
}

/** First match wins; see the picture in docs/architecture.md. */
const places: readonly (readonly [RegExp, Place])[] = [
  [/^src\/domain\//, { layer: 1, side: 'both' }],
  [/^src\/field-types\/generated\/(definitions|enumCodes)\.ts$/, { layer: 2, side: 'both' }],
  [/^src\/field-types\/generated\/console\.ts$/, { layer: 5, side: 'browser' }],
  [/^src\/field-types\/generated\/server\.ts$/, { layer: 5, side: 'server' }],
  [/^src\/field-types\/[^/]+\/console(\.tsx|\/)/, { layer: 5, side: 'browser' }],
  [/^src\/field-types\/[^/]+\/server(\.ts|\/)/, { layer: 5, side: 'server' }],
  [/^src\/field-types\//, { layer: 2, side: 'both' }],
  // All entities at once: a browser knows them by their outlines and loads each with its pages.
  [/^src\/metadata\/(generated\/)?entities\.ts$/, { layer: 3, side: 'server' }],
  [/^src\/metadata\//, { layer: 3, side: 'both' }],
  [/^src\/console\/kit\//, { layer: 4, side: 'browser' }],
  [/^src\/server\/kit\//, { layer: 4, side: 'server' }],
  [/^src\/console\/engine\//, { layer: 6, side: 'browser' }],
  [/^src\/server\/engine\//, { layer: 6, side: 'server' }],
  [/^src\/console\/features\//, { layer: 7, side: 'browser' }],
  [/^src\/server\/features\//, { layer: 7, side: 'server' }],
  // What puts the floors together.
  [/^src\/console\/[^/]+$/, { layer: 8, side: 'browser' }],
  [/^src\/server\/[^/]+$/, { layer: 8, side: 'server' }],
];

const placeOf = (file: string): Place | undefined => places.find(([pattern]) => pattern.test(file))?.[1];

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => join('src', file));

/** Relative imports that stay at run time; `import type` is free. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = [
    ...source.matchAll(
      /^\s*(?:import|export)\s(?!type\b)[^'"]*?from\s*'(\.[^']+)'|^\s*import\s*'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/gm,
    ),
  ];
  return found
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => relative(root, resolve(dirname(join(root, file)), path)));
}

function breach(from: string, to: string): string | null {
  const [here, there] = [placeOf(from), placeOf(to)];
  if (!here || !there) return null;
  if (there.layer > here.layer) return `${from} (layer ${here.layer}) imports ${to} (layer ${there.layer})`;
  if (there.side !== 'both' && here.side !== there.side) return `${from} imports ${to} of the other side`;
  return null;
}

describe('layers', () => {
  test('every source file has a place', () => {
    expect(sources.filter((file) => !placeOf(file))).toEqual([]);
  });

  test('a file imports its own layer or lower ones, and browser and server never meet', () => {
    expect(sources.flatMap((file) => importsOf(file).map((to) => breach(file, to))).filter(Boolean)).toEqual(
      [],
    );
  });

  test('notices a breach', () => {
    expect(breach('src/domain/a.ts', 'src/server/b.ts')).not.toBeNull();
    expect(breach('src/console/a.tsx', 'src/server/b.ts')).not.toBeNull();
    expect(breach('src/server/kit/a.ts', 'src/server/engine/b.ts')).not.toBeNull();
    expect(breach('src/server/engine/a.ts', 'src/server/features/b/c.ts')).not.toBeNull();
    expect(breach('src/console/features/a/b.tsx', 'src/console/engine/c.ts')).toBeNull();
    expect(breach('src/console/a.tsx', 'src/metadata/entities.ts')).not.toBeNull();
    expect(breach('src/metadata/a.ts', 'src/metadata/entities.ts')).not.toBeNull();
    expect(breach('src/console/a.tsx', 'src/metadata/b.ts')).toBeNull();
  });

  test('the domain is pure: no clock, no input or output, only small pure packages', () => {
    const allowed = new Set(['decimal.js', 'fraction.js', 'cpf-cnpj-validator']);
    const impure = sources
      .filter((file) => file.startsWith('src/domain/'))
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
        const packages = [...source.matchAll(/from '([^.'][^']*)'/g)]
          .map((match) => match[1] ?? '')
          .filter((name) => !allowed.has(name));
        const clock = /\bDate\.now\(|new Date\(\)|Math\.random\(|process\.|globalThis\.fetch|\bfetch\(/.exec(
          source,
        );
        return [...packages, ...(clock ? [clock[0]] : [])].map((what) => `${file}: ${what}`);
      });
    expect(impure).toEqual([]);
  });

  test('sources are what Node runs: no enums, no .tsx on the server side', () => {
    const server = sources.filter(
      (file) => placeOf(file)?.side === 'server' || /^src\/(domain|metadata)\//.test(file),
    );
    expect(server.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });
});

describe.each(['server', 'console'])('features of the %s', (side) => {
  const folder = `src/${side}/features/`;
  const featureOf = (file: string) => (file.startsWith(folder) ? file.split('/')[3] : undefined);
  const imported = graphOf(side, featureOf);

  test('need what they import, and import what they need', () => {
    const names = readdirSync(join(root, folder));
    expect(Object.fromEntries(names.map((name) => [name, needsOf(folder, name)]))).toEqual(
      Object.fromEntries(names.map((name) => [name, [...(imported.get(name) ?? [])].sort()])),
    );
  });

  test('are all that their folders hold', () => {
    const given = sources.filter((file) => /\/(screen|panels|actionNotes|selectionActs)\.ts$/.test(file));
    const named = new Set(
      sources
        .filter((file) => file.startsWith(`src/${side}/`) && /\/(feature|start\/engine)\.ts$/.test(file))
        .flatMap(importsOf),
    );
    expect(given.filter((file) => file.startsWith(folder) && !named.has(file))).toEqual([]);
  });

  test('stand in no circle, and neither do folders of kit and engine', () => {
    expect(circleIn(imported)).toBeNull();
    const roomOf = (file: string) => /^src\/\w+\/(kit|engine)\/[^/]+/.exec(file)?.[0];
    expect(circleIn(graphOf(side, roomOf))).toBeNull();
  });
});

test('subjects of the domain stand in no circle, and neither do the folders of a registry record', () => {
  const subjectOf = (file: string) => /^src\/domain\/[^/]+(?=\/)/.exec(file)?.[0];
  expect(circleIn(graphOf('domain', subjectOf))).toBeNull();
  const folderOf = (file: string) => /^src\/domain\/matricula\/[^/]+(?=\/)/.exec(file)?.[0];
  expect(circleIn(graphOf('domain', folderOf))).toBeNull();
});

/** `needs` as its feature.ts says them. */
function needsOf(folder: string, name: string): string[] {
  const source = readFileSync(join(root, folder, name, 'feature.ts'), 'utf8');
  const [, said = '', needs = ''] = /name: '(\w+)',\s*needs: \[([^\]]*)\]/.exec(source) ?? [];
  expect(said).toBe(name);
  return [...needs.matchAll(/'(\w+)'/g)].map(([, need = '']) => need).sort();
}

/** Which rooms of a side import which others at run time. */
function graphOf(side: string, roomOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of sources.filter((source) => source.startsWith(`src/${side}/`))) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const others = importsOf(file).flatMap((to) => roomOf(to) ?? []);
    graph.set(room, (graph.get(room) ?? new Set()).union(new Set(others.filter((other) => other !== room))));
  }
  return graph;
}

/** @returns the rooms of one circle, the first once more at the end; null when there is none */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const done = new Set<string>();
  const walk = (room: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return null;
    for (const next of graph.get(room) ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of graph.keys()) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return null;
}

test('a circle is found and told by its rooms', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set<string>()],
    ['d', new Set(['b'])],
  ]);
  expect(circleIn(graph)).toEqual(['b', 'd', 'b']);
  expect(circleIn(new Map([['a', new Set(['b'])]]))).toBeNull();
});

test('every folder of a floor has its line in the code map', () => {
  const map = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, ...parts] = map.split(/^\| `(?=src\/)/m);
  const told = new Map(
    parts.map((part) => [part.slice(0, part.indexOf('`')), [...part.matchAll(/^\| (`.*?) \|/gm)].join(' ')]),
  );
  const missing = [...told].flatMap(([folder, lines]) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !lines.includes(`\`${entry.name}\``))
      .map(({ name }) => `${folder}${name}`),
  );
  expect(missing).toEqual([]);
  expect(told.size).toBe(9);
});

describe('derived files', () => {
  test('are as npm run generate would write them', async () => {
    const { files, problems } = await generate(root, () => undefined, compileAnew);
    expect(problems).toEqual([]);
    expect(staleUnder(root, files)).toEqual([]);
  });

  test('every text exists in both languages, for every error and every key the code names', async () => {
    expect(await textProblems(root)).toEqual([]);
  });
});
