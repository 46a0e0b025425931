import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type ExplainedSchema, keywordsOf } from '../../scripts/schemas/keywords.ts';
import { collectNames, namesSchema } from '../../scripts/schemas/names.ts';
import { type EntitySchema, expand } from '../../src/metadata/expand.ts';

const root = resolve(import.meta.dirname, '../..');

const read = (file: string) =>
  JSON.parse(readFileSync(resolve(root, 'schemas', file), 'utf8')) as ExplainedSchema;
const vocabulary = read('vocabulary.json');
const part = (name: string) => vocabulary.$defs?.[name]?.properties ?? {};
const names = namesSchema(collectNames(root));

describe.each(['vocabulary.json', 'enumeration.json', 'calculator.json'])('%s', (file) => {
  const schema = read(file);
  const ajv = new Ajv2020({ strict: false }).addSchema(names, 'names.json').addSchema(schema, file);
  if (file !== 'vocabulary.json') ajv.addSchema(vocabulary, 'vocabulary.json');

  test('is compiled with the names it refers to', () => {
    expect(() => ajv.compile({ $ref: `${file}#` })).not.toThrow();
  });

  test('explains every keyword where it is written', () => {
    const bare = keywordsOf(schema).filter(({ description }) => description.length < 15);
    expect(bare.map(({ at, key }) => `${at}/${key}`)).toEqual([]);
  });

  test('gives examples that it takes itself', () => {
    const wrong = keywordsOf(schema).flatMap(({ at, key, description }) => {
      const example = /Example: `(.*)`$/s.exec(description)?.[1];
      if (example === undefined) return [];
      const place = `${at}/properties/${key}`.replaceAll('$', '%24');
      const judge = ajv.compile({ $ref: `${file}#${place}` });
      const errors = judge(JSON.parse(example)) ? [] : (judge.errors ?? []);
      return errors.length === 0 ? [] : [`${at}/${key}: ${example} ${ajv.errorsText(errors)}`];
    });
    expect(wrong).toEqual([]);
  });

  test('tells the default or an example of what may be left out', () => {
    const silent = keywordsOf(schema).filter(
      ({ description, required }) =>
        !/Example: /.test(description) && !(required || /Default: /.test(description)),
    );
    expect(silent.map(({ at, key }) => `${at}/${key}`)).toEqual([]);
  });
});

describe('what expanding reads', () => {
  const label = { 'pt-br': 'X', 'en-us': 'X' };
  const transition = { event: 'e', label, from: ['a'], to: 'a', code: null };
  const parameters = { properties: { A: { 'x-field': { type: 'text', label } } } };
  const entity = expand('x', {
    'x-entity': {
      label,
      plural: label,
      gender: 'm',
      representation: 'A',
      sort: { field: 'A', order: 'asc' },
      tabs: { t: { label, sections: ['s'] } },
      rules: [{ field: 'A', must: { field: 'A', present: true }, message: label }],
      states: { field: 'A', initial: 'a', enum: 'TipoImovel', transitions: [transition] },
      actions: [{ name: 'a', label, code: 'X.A', parameters }],
      panels: [{ entity: 'x', field: 'A', label }],
    },
    type: 'object',
    properties: { A: { 'x-field': { type: 'text', label } } },
  } satisfies EntitySchema);

  /** What a name gives or expansion makes of it, which nobody writes. */
  const made: Readonly<Record<string, readonly string[]>> = {
    entity: ['name', 'table', 'fields', 'jsonSchema'],
    field: ['name'],
    tab: ['name'],
    parameters: ['name', 'fields', 'jsonSchema'],
  };
  const first = <T>([item]: readonly T[]): T => {
    if (item === undefined) throw new Error('nothing there');
    return item;
  };

  test.each<readonly [string, object, readonly string[]]>([
    ['entity', entity, Object.keys(part('entity'))],
    ['field', first(entity.fields), Object.keys(part('field'))],
    ['menu', entity.menu, Object.keys(part('entity').menu?.properties ?? {})],
    ['ownership', entity.ownership, Object.keys(part('entity').ownership?.properties ?? {})],
    ['states', entity.states ?? {}, Object.keys(part('entity').states?.properties ?? {})],
    ['transition', first(entity.states?.transitions ?? []), Object.keys(part('transition'))],
    ['action', first(entity.actions), Object.keys(part('action'))],
    ['panel', first(entity.panels), Object.keys(part('panel'))],
    ['tab', first(entity.tabs), Object.keys(part('tab'))],
    ['rule', first(entity.rules), Object.keys(part('rule'))],
    [
      'parameters',
      first(entity.actions).parameters ?? {},
      Object.keys(part('action').parameters?.properties ?? {}).filter((key) => key !== 'properties'),
    ],
  ])('of %s is what the vocabulary has', (name, expanded, known) => {
    const read = Object.keys(expanded).filter((key) => !made[name]?.includes(key));
    expect(read.sort()).toEqual([...known].sort());
  });
});

test('editors are told which file describes which', () => {
  const settings = JSON.parse(readFileSync(resolve(root, '.vscode/settings.json'), 'utf8'));
  expect(settings['json.schemas'].map(({ url }: { url: string }) => url)).toEqual([
    './schemas/vocabulary.json',
    './schemas/enumeration.json',
    './schemas/calculator.json',
  ]);
});
