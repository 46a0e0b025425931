import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import enUs from '../../i18n/en-us.json' with { type: 'json' };
import ptBr from '../../i18n/pt-br.json' with { type: 'json' };
import { locales } from '../../src/domain/locale.ts';
import { serverHalves } from '../../src/field-types/generated/server.ts';
import type { JsonSchema } from '../../src/field-types/types.ts';
import { calculators } from '../../src/metadata/calculators.ts';
import { entities } from '../../src/metadata/entities.ts';
import { enums } from '../../src/metadata/generated/enums.ts';
import { openApi } from '../../src/metadata/openApi.ts';
import { permissions } from '../../src/metadata/permissions.ts';
import type { EntityRules } from '../../src/server/engine/crud/rules.ts';
import { rulesInOrder } from '../../src/server/engine/crud/rulesOf.ts';
import { features } from '../../src/server/features.ts';
import { readSettings } from '../../src/server/kit/settings.ts';
import { isChecked, remembered, sourceMutants } from '../support/mutants/checks.ts';
import { sitesIn } from '../support/mutants/instrument.ts';
import { startServer, type TestServer } from '../support/servers/startServer.ts';
import { expectListed, featureLines, marked, shown } from './listed.ts';

/** What the server consists of, seen from outside: held to lists, so that a move of files loses nothing in silence. */
let folio: TestServer;

interface Route {
  readonly method: string;
  readonly url: string;
  readonly config: NonNullable<RouteOptions['config']>;
}
const routes: Route[] = [];

/** Fastify tells of each application while it has no route yet. */
const noteRoutes = (made: unknown) =>
  (made as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, config }) => {
    // What describes it is held by test/security/describedCalls.test.ts.
    const { call: _call, ...said } = { ...config };
    routes.push(...[method].flat().map((each) => ({ method: each, url, config: said })));
  });

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  folio = await startServer();
  unsubscribe('fastify.initialization', noteRoutes);
});
afterAll(() => folio.close());

test('the routes it answers, with what each says of its doors', async () => {
  await expectListed(
    'routes',
    routes.map(({ method, url, config }) => `${method} ${url} ${shown(config)}`.replace(/ \{\}$/, '')).sort(),
  );
});

test('routes that say open answer without a session, and no others do', async () => {
  const wrong = await Promise.all(
    routes.map(async ({ method, url, config }) => {
      const { status } = await folio.ask({ method: method as 'GET', url: url.replaceAll(/:\w+/g, '1') });
      return status < 500 && (status !== 401) === (config.open ?? false)
        ? []
        : [`${method} ${url} ${status}`];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

test('what each feature says of itself', async () => {
  await expectListed('features', featureLines(features.map(({ plugin: _plugin, ...feature }) => feature)));
});

test('its OpenAPI document in both languages', async () => {
  const [inPortuguese, inEnglish] = locales.map((locale) =>
    partsOf(openApi(entities, { locale, version: '' })),
  );
  await expectListed(
    'openapi',
    [...(inPortuguese ?? [])].map(([name, part]) => `${name} ${marked([part, inEnglish?.get(name)])}`),
  );
});

function partsOf(document: JsonSchema): ReadonlyMap<string, unknown> {
  const { paths, components, ...head } = document as unknown as OpenApiDocument;
  const named = (groups: OpenApiDocument['paths']) =>
    Object.entries(groups).flatMap(([group, parts]) =>
      Object.entries(parts).map(([name, part]) => [`${group} ${name}`, part] as const),
    );
  return new Map([['head', head], ...named(paths), ...named(components)]);
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

test('the permission codes', async () => {
  await expectListed(
    'permissions',
    permissions.map(({ code, screen, parent, label }) =>
      [code, ...(screen ? ['screen'] : []), ...(parent ? [`of ${parent}`] : []), marked(label)].join(' '),
    ),
  );
});

test('the rules of every entity in the order in which they hold', async () => {
  await expectListed(
    'rules',
    rulesInOrder(features)
      .toSorted((one, other) => one.entity.localeCompare(other.entity))
      .map(({ entity, feature, rules }) => `${entity} ${feature}: ${namesIn(rules).join(', ')}`),
  );
});

const namesIn = (rules: EntityRules): readonly string[] =>
  Object.entries(rules).flatMap(([hook, value]) =>
    Array.isArray(value)
      ? [`${hook} (${value.join(' ')})`]
      : typeof value === 'object'
        ? [`${hook} (${Object.keys(value).join(' ')})`]
        : value === undefined
          ? []
          : [hook],
  );

test('the text keys, with their texts in both languages', async () => {
  const [inPortuguese, inEnglish] = [leavesOf(ptBr), leavesOf(enUs)];
  expect([...inEnglish.keys()].sort()).toEqual([...inPortuguese.keys()].sort());
  await expectListed(
    'texts',
    [...inPortuguese].map(([key, text]) => `${key} ${marked([text, inEnglish.get(key)])}`),
  );
});

type Tree = { readonly [key: string]: string | Tree };

const leavesOf = (tree: Tree, above = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${above}${key}`, value] as const]
        : [...leavesOf(value, `${above}${key}.`)],
    ),
  );

test('entities, enumerations (kinds of notices among them), calculators and field types', async () => {
  await expectListed('kinds', [
    ...entities.map((entity) => `entity ${entity.name} ${marked(entity)}`),
    ...Object.entries(enums).flatMap(([name, { codes }]) =>
      codes.map((code) => `enumeration ${name} ${code.code} ${marked(code)}`),
    ),
    ...calculators.map(({ code, folder }) => `calculator ${code} ${folder}`),
    ...Object.keys(serverHalves).map((name) => `field type ${name}`),
  ]);
});

test('the settings', async () => {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    { get: (_none, key) => void asked.add(String(key)) },
  );
  const settings = readSettings(environment, 'demo');
  await expectListed('settings', [
    ...[...asked].sort(),
    ...Object.entries(settings).map(([name, value]) =>
      ofMachine.has(name) ? `as ${name}` : `as ${name} ${shown(value)}`,
    ),
  ]);
});

/** Settings whose default is another one in another folder or on another machine. */
const ofMachine: ReadonlySet<string> = new Set(['dataDir', 'ocrParallel']);

const root = resolve(import.meta.dirname, '../..');
const sources = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, 'src/server', file), 'utf8') }));

test('the files that run in a thread or process of their own', async () => {
  const processes = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:new URL|ownFile|import\.meta\.resolve)\(\s*['`]([^'`]+)/g)].map(
      ([, path]) => `${basename(file)} names ${path}`,
    ),
  );
  await expectListed('background', processes.sort());
});

test('every check of rights that is taken out to see whether it is missed', async () => {
  const lines = sources
    .filter(({ file }) => isChecked(`src/server/${file}`))
    .flatMap(({ file, text }) =>
      sitesIn(
        join(root, 'src/server', file),
        text,
        sourceMutants.filter((mutant) => mutant.file === file),
      ).map(({ name }) => name.replace(/^.*?([^/]+):\d+ /, '$1 ')),
    );
  await expectListed('checks', lines.sort());
  const named = [...sourceMutants, ...remembered];
  expect(
    named.filter(
      ({ file, from }) => !sources.some((source) => source.file === file && source.text.includes(from)),
    ),
  ).toEqual([]);
});

test('every list is held by a test', () => {
  const held = readdirSync(import.meta.dirname)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/expectListed\(\s*'(\w+)'/g),
    ])
    .map(([, name]) => `${name}.txt`);
  expect(readdirSync(join(import.meta.dirname, 'lists')).filter((list) => !held.includes(list))).toEqual([]);
});
