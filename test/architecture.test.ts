import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
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
  [/^src\/field-types\/generated\/definitions\.ts$/, { layer: 2, side: 'both' }],
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
  [/^src\/server\/(migrations\/)?[^/]+$/, { layer: 8, side: 'server' }],
];

/** Tests, and what those of a folder share: no part of the product. */
const isOfTests = (file: string) => /(\.test|\/testing)\.tsx?$/.test(file);

const placeOf = (file: string): Place | undefined =>
  isOfTests(file) ? undefined : places.find(([pattern]) => pattern.test(file))?.[1];

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => join('src', file))
  .filter((file) => !isOfTests(file));

const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const textOf = (file: string): string => texts.get(file) ?? '';

/** A relative import; one of types alone is gone at run time. */
interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const imports: readonly Import[] = sources.flatMap((from) =>
  [
    ...textOf(from)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(
        /^\s*(?:import|export)\s(type\b)?[^'";]*?from\s*'(\.[^']+)'|^\s*import\s*'(\.[^']+)'|import\(\s*['`](\.[^'`]+)['`]\s*\)/gm,
      ),
  ]
    .map(([, type, named, whole, later]) => ({ isType: !!type, path: named ?? whole ?? later ?? '' }))
    .filter(({ path }) => /\.tsx?$/.test(path))
    .map(({ isType, path }) => ({ from, to: relative(root, resolve(root, dirname(from), path)), isType })),
);

const running = imports.filter(({ isType }) => !isType);

function breach(from: string, to: string): string | null {
  const [here, there] = [placeOf(from), placeOf(to)];
  if (!here || !there) return `${from} imports ${to}, and one of them is no part of the product`;
  if (there.layer > here.layer) return `${from} (layer ${here.layer}) imports ${to} (layer ${there.layer})`;
  if (there.side !== 'both' && here.side !== there.side) return `${from} imports ${to} of the other side`;
  return null;
}

describe('layers', () => {
  test('every source file has a place', () => {
    expect(sources.filter((file) => !placeOf(file))).toEqual([]);
  });

  test('a file imports its own layer or lower ones, types too, and browser and server never meet', () => {
    expect(imports.flatMap(({ from, to }) => breach(from, to) ?? [])).toEqual([]);
  });

  test('kit knows no entity: of their meaning it has texts, marks and envelopes', () => {
    const known = /^src\/metadata\/(?!texts\.ts|marks\.ts|wire\/envelope\.ts)/;
    expect(
      imports
        .filter(({ from, to }) => /^src\/\w+\/kit\//.test(from) && known.test(to))
        .map(({ from }) => from),
    ).toEqual([]);
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
    expect(breach('src/console/a.tsx', 'test/support/b.ts')).not.toBeNull();
    expect(breach('src/console/a.tsx', 'src/console/testing.tsx')).not.toBeNull();
  });

  test('the domain is pure: no clock, no input or output, only small pure packages', () => {
    const allowed = new Set(['decimal.js', 'fraction.js', 'cpf-cnpj-validator']);
    const impure = sources
      .filter((file) => file.startsWith('src/domain/'))
      .flatMap((file) => {
        const source = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
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
  const imported = graphOf(imports, featureOf);
  const names = readdirSync(join(root, folder));

  test('need what they import, and import what they need', () => {
    expect(Object.fromEntries(names.map((name) => [name, needsOf(folder, name)]))).toEqual(
      Object.fromEntries(names.map((name) => [name, [...(imported.get(name) ?? [])].sort()])),
    );
  });

  test('are all in features.ts, but for the demo', () => {
    const [, list = ''] =
      /features: readonly Feature\[\] = \[(.*?)\]/s.exec(textOf(`src/${side}/features.ts`)) ?? [];
    expect(list.match(/\w+/g)?.sort()).toEqual(
      ['engine', ...names.filter((name) => `${side} ${name}` !== 'server demo')].sort(),
    );
  });

  test('stand in no circle, and neither do folders of kit and engine', () => {
    expect(circleIn(imported)).toBeNull();
    const roomOf = (file: string) => new RegExp(`^src/${side}/(kit|engine)/[^/]+`).exec(file)?.[0];
    expect(circleIn(graphOf(running, roomOf))).toBeNull();
  });
});

test('features of the console are all that their folders hold', () => {
  const given = sources.filter((file) =>
    /^src\/console\/features\/.*\/(screen|panels|actionNotes|selectionActs)\.ts$/.test(file),
  );
  const named = new Set(running.filter(({ from }) => from.endsWith('/feature.ts')).map(({ to }) => to));
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((file) => !named.has(file))).toEqual([]);
});

test('what adds calls or is a kind of job is named by its feature', () => {
  const given =
    /^export (?:(?:async )?function|const) (\w+)(?:(?: = )?\([^)]*\): readonly Answer\[\]| = job\()/gm;
  const adding = sources
    .filter((file) => file.startsWith('src/server/features/'))
    .flatMap((file) => [...textOf(file).matchAll(given)].map(([, name = '']) => ({ file, name })));
  const isCalled = ({ file, name }: (typeof adding)[number]) =>
    [...filesOfFeature(file.split('/')[3] ?? '')].some(
      (other) => other !== file && new RegExp(`\\b${name}\\b`).test(textOf(other)),
    );
  expect(adding.length).toBeGreaterThan(15);
  expect(adding.filter((each) => !isCalled(each))).toEqual([]);
});

test('the browser has the types of calls, never their descriptions', () => {
  const reached = new Set(sources.filter((file) => placeOf(file)?.side === 'browser'));
  for (const file of reached) for (const { from, to } of running) if (from === file) reached.add(to);
  expect([...reached].filter((file) => file.startsWith('src/metadata/calls/'))).toEqual([]);
});

/** What runs of a feature of the server because its feature.ts does. */
function filesOfFeature(name: string): ReadonlySet<string> {
  const folder = `src/server/features/${name}/`;
  const reached = new Set([`${folder}feature.ts`]);
  for (const file of reached)
    for (const { from, to } of running) if (from === file && to.startsWith(folder)) reached.add(to);
  return reached;
}

test('subjects of the domain stand in no circle, and neither do the folders of a room', () => {
  const subjectOf = (file: string) => /^src\/domain\/[^/]+(?=\/)/.exec(file)?.[0];
  expect(circleIn(graphOf(running, subjectOf))).toBeNull();
  const folderOf = (file: string) =>
    file.endsWith('/index.ts')
      ? undefined
      : /^src\/domain\/(?:matricula|certificates)\/\w+\/.*(?=\/)/.exec(file)?.[0];
  expect(circleIn(graphOf(running, folderOf))).toBeNull();
});

describe('rooms of the domain', () => {
  /** Of each subject with rooms: which others a room knows, types too. */
  const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
    matricula: {
      model: [],
      reading: ['model'],
      corrections: ['model'],
      wire: ['corrections', 'model'],
    },
    certificates: { model: [], reading: ['model'] },
  };

  /** Imports that lead from one room to another that it may not know. */
  const crossing = (subject: string, some: readonly Import[]) => {
    const known = rooms[subject] ?? {};
    const roomOf = (file: string) => new RegExp(`^src/domain/${subject}/(\\w+)/`).exec(file)?.[1];
    return some.filter(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      return room && other && room !== other && !known[room]?.includes(other);
    });
  };

  /** Imports from outside a subject into one of its rooms, past the room's index. */
  const passing = (subject: string, some: readonly Import[]) =>
    some.filter(
      ({ from, to }) =>
        !from.startsWith(`src/domain/${subject}/`) &&
        new RegExp(
          `^src/domain/${subject}/(?:${Object.keys(rooms[subject] ?? {}).join('|')})/(?!index\\.ts$)`,
        ).test(to),
    );

  test.each(Object.keys(rooms))('%s: a room knows only those it says', (subject) => {
    expect(crossing(subject, imports)).toEqual([]);
  });

  test.each(Object.keys(rooms))('%s: others come in by the index of a room', (subject) => {
    expect(passing(subject, imports)).toEqual([]);
  });

  test('a server knows our rules as readers in the feature that opens them, and nowhere else', () => {
    const known = imports.filter(
      ({ from, to }) => from.startsWith('src/server/') && /^src\/domain\/\w+\/reading\//.test(to),
    );
    expect(known.map(({ from }) => from).sort()).toEqual([
      'src/server/features/certificates/feature.ts',
      'src/server/features/matricula/feature.ts',
    ]);
  });

  test('a way around is noticed', () => {
    const one = (from: string, to: string): Import[] => [{ from, to, isType: true }];
    const matricula = 'src/domain/matricula';
    expect(crossing('matricula', one(`${matricula}/model/a.ts`, `${matricula}/wire/b.ts`))).toHaveLength(1);
    expect(crossing('matricula', one(`${matricula}/wire/a.ts`, `${matricula}/model/b.ts`))).toEqual([]);
    expect(passing('matricula', one('src/server/a.ts', `${matricula}/model/b.ts`))).toHaveLength(1);
    expect(passing('matricula', one('src/server/a.ts', `${matricula}/model/index.ts`))).toEqual([]);
  });
});

/** Where a thing holds things of its own kind: the one import that closes the circle. */
const recursions = [
  // A row of lines has fields of every type, and lines are one.
  'src/field-types/generated/definitions.ts -> src/field-types/lines/definition.ts',
  // A form makes the record it refers to, in a form.
  'src/console/engine/entities/form/RecordMaker.tsx -> src/console/engine/entities/form/MakeDialog.tsx',
];

test('no file stands in a circle with others', () => {
  const circleWithout = (cut: readonly string[]) =>
    circleIn(
      graphOf(
        running.filter(({ from, to }) => !cut.includes(`${from} -> ${to}`)),
        (file) => file,
      ),
    );
  expect(circleWithout(recursions)).toBeNull();
  for (const one of recursions)
    expect(circleWithout(recursions.filter((other) => other !== one)), one).not.toBeNull();
});

/** `needs` as its feature.ts says them. */
function needsOf(folder: string, name: string): string[] {
  const source = textOf(`${folder}${name}/feature.ts`);
  const [, said = '', needs = ''] = /name: '(\w+)',\s*needs: \[([^\]]*)\]/.exec(source) ?? [];
  expect(said).toBe(name);
  return [...needs.matchAll(/'(\w+)'/g)].map(([, need = '']) => need).sort();
}

/** Which rooms import which others. */
function graphOf(
  some: readonly Import[],
  roomOf: (file: string) => string | undefined,
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of some) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === undefined || other === undefined || other === room) continue;
    graph.set(room, (graph.get(room) ?? new Set()).add(other));
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

test('the code map has a line for every folder of a floor, and for no other', () => {
  const map = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, ...parts] = map.split(/^\| `(?=src\/)/m);
  expect(parts.length).toBe(9);
  for (const part of parts) {
    const folder = part.slice(0, part.indexOf('`'));
    const told = [...part.matchAll(/^\| (`.*?) \|/gm)].flatMap(
      ([, names = '']) => names.match(/[^`, ]+/g) ?? [],
    );
    const there = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(told.filter((name) => name !== '(files)').sort(), folder).toEqual(
      there.map(({ name }) => name).sort(),
    );
  }
});

/** Of the entity that a reader of `docs/developing.md` makes. */
const madeByReader = ['schemas/enums/Especialidade.json', 'schemas/cartorio.schema.json'];

test('what the docs name is there', () => {
  const docs = ['README.md', ...globSync('{docs,src}/**/*.md', { cwd: root })];
  const named = docs.flatMap((doc) => {
    const prose = readFileSync(join(root, doc), 'utf8').replaceAll(/```.*?```/gs, '');
    // Patterns and places to be filled in name no file.
    const paths = prose.matchAll(/`((?:src|schemas|scripts|test|i18n|docs)\/[^`<*{…\s]+)`/g);
    return [...paths].map(([, path = '']) => path);
  });
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter((path) => !existsSync(join(root, path)) && !madeByReader.includes(path));
  expect(gone).toEqual([]);
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
