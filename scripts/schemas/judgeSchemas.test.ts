import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { judgeAtStart, judgeSchemas } from './judgeSchemas.ts';
import { problemLine } from './printProblems.ts';

const project = resolve(import.meta.dirname, '../..');
let root = '';

/** A project of the same sources whose schemas may be spoiled. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folio-schemas-'));
  cpSync(join(project, 'schemas'), join(root, 'schemas'), { recursive: true });
  symlinkSync(join(project, 'src'), join(root, 'src'));
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, value: unknown) =>
  writeFileSync(join(root, 'schemas', file), typeof value === 'string' ? value : JSON.stringify(value));

const text = (label: string) => ({ 'pt-br': label, 'en-us': label });

test('a new enumeration that nothing was generated from is told as such, also where a field uses it', async () => {
  write('enums/Humor.json', { codes: [{ code: 'bom', label: text('Bom') }] });
  write('cartorio.schema.json', {
    'x-entity': {
      label: text('Cartório'),
      plural: text('Cartórios'),
      gender: 'm',
      representation: 'Nome',
      sort: { field: 'Nome', order: 'asc' },
    },
    type: 'object',
    properties: {
      Nome: { 'x-field': { type: 'text', label: text('Nome'), list: true, required: true } },
      Humor: { 'x-field': { type: 'enum', label: text('Humor'), enum: 'Humor' } },
    },
  });
  const { problems, stale } = await judgeSchemas(root);
  expect(problems).toEqual([]);
  expect(stale).toEqual(['src/domain/generated/codes.ts']);
});

test.each(['null', '[1]', '{ "codes": 3 }', '{ "codes": [null] }'])(
  'an enumeration written wrongly ends in no stack: %s',
  async (written) => {
    write('enums/Humor.json', written);
    expect((await judgeSchemas(root)).stale).toEqual(['src/domain/generated/codes.ts']);
  },
);

test('a folder that nobody reads', async () => {
  mkdirSync(join(root, 'schemas/enum'));
  expect((await judgeSchemas(root)).problems.map(problemLine)).toEqual([
    'schemas/enum/ /: nobody reads this folder: entities stand in schemas itself and enumerations in schemas/enums.',
  ]);
});

describe('names of files', () => {
  const otherwise = "an entity's file is named in small letters, digits and dashes, without accents: call it";
  test.each([
    ['Meu Cartorio.schema.json', `${otherwise} meu-cartorio.schema.json.`],
    ['cartório.schema.json', `${otherwise} cartorio.schema.json.`],
    ['MeuCartorio.schema.json', `${otherwise} meu-cartorio.schema.json.`],
    [
      'oficio.json',
      'nobody reads it: call it oficio.schema.json if it is an entity, enums/Oficio.json if it is an enumeration, or take it away.',
    ],
    [
      'enums/coisas.json',
      "an enumeration's file is named in PascalCase without accents: call it Coisas.json.",
    ],
    [
      'enums/minhas coisas.json',
      "an enumeration's file is named in PascalCase without accents: call it MinhasCoisas.json.",
    ],
    ['enums/Coisas.yaml', 'nobody reads it: call it Coisas.json, or take it away.'],
  ])('%s', async (file, message) => {
    write(file, '{}');
    const { problems } = await judgeSchemas(root);
    expect(problems.map(problemLine)).toEqual([`schemas/${file} /: ${message}`]);
  });
});

test('validators, which come with no commit, are made at the start where they are missing or old', async () => {
  const folder = 'src/metadata/generated/validators';
  rmSync(join(root, 'src'));
  cpSync(join(project, 'src'), join(root, 'src'), { recursive: true });
  cpSync(join(project, 'package-lock.json'), join(root, 'package-lock.json'));
  const made = readdirSync(join(root, folder));
  expect(made.length).toBeGreaterThan(50);
  rmSync(join(root, folder), { recursive: true });
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, 'cliente.validator.js'), 'old');
  expect(await judgeAtStart(root)).toMatchObject({ problems: [], stale: [] });
  expect(readdirSync(join(root, folder))).toEqual(made);
  const anew = (place: string) => readFileSync(join(place, folder, 'cliente.validator.js'), 'utf8');
  expect(anew(root)).toBe(anew(project));
});
