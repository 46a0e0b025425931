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

/** First match wins; see the table in docs/architecture.md. */
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
  [/^src\/console\/ui\//, { layer: 4, side: 'browser' }],
  [/^src\/server\/sql\//, { layer: 4, side: 'server' }],
  [/^src\/console\//, { layer: 6, side: 'browser' }],
  [/^src\/server\//, { layer: 6, side: 'server' }],
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
