import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileParts, hostileValue } from '../../test/support/hostile/hostileValues.ts';
import { type Locale, locales } from '../domain/locale.ts';
import { enumLabel } from '../metadata/enums.ts';
import { explainErrors } from '../metadata/messages.ts';
import { hasText } from '../metadata/texts.ts';
import { type OpenDatabase, openDatabase } from '../server/kit/database/openDatabase.ts';
import { before } from '../server/migrations/0001-first-release.ts';
import { blankField } from './blankField.ts';
import { formats } from './formats.ts';
import { definitions } from './generated/definitions.ts';
import { serverHalves } from './generated/server.ts';
import { objectSchema } from './rowSchema.ts';
import type { Field, Operator, TextContext } from './types.ts';

/**
 * One suite for all field types: their samples and faults say what they promise, through JSON, SQL, CSV and text.
 * `conformance.test.tsx` is its half in the browser.
 */
describe.each(Object.values(definitions))('field type $name', (definition) => {
  const field: Field = {
    ...blankField,
    name: 'Campo',
    type: definition.name,
    label: { 'pt-br': 'Campo', 'en-us': 'Field' },
    required: true,
    ...definition.sampleField,
  };
  const write = (value: unknown, context: TextContext) =>
    (definition.write ?? definition.text).call(definition, value, field, context);
  const validate = new Ajv2020({ strict: false, allErrors: true, formats: formats as never }).compile(
    objectSchema([field]) as object,
  );
  const sentences = (value: unknown, locale: Locale) =>
    explainErrors(
      [field],
      { Campo: value },
      validate({ Campo: value }) ? [] : (validate.errors ?? []),
      locale,
    ).map(({ text }) => text);

  test('has samples and faults to be judged by', () => {
    expect(definition.samples.length).toBeGreaterThan(0);
    expect(definition.faults.length).toBeGreaterThan(0);
  });

  test('accepts its samples', () => {
    expect(definition.samples.filter((Campo) => !validate({ Campo }))).toEqual([]);
  });

  test('refuses its faults', () => {
    expect(definition.faults.filter((Campo) => validate({ Campo }))).toEqual([]);
  });

  test.each(locales)('says what is wrong with each fault in %s, naming the field', (locale) => {
    for (const fault of definition.faults) {
      const said = sentences(fault, locale);
      expect(said, JSON.stringify(fault)).not.toEqual([]);
      expect(said.join(' '), JSON.stringify(fault)).not.toMatch(/validation\.|documents\.|%\{|undefined|NaN/);
    }
  });

  test('survives the journey through JSON', () => {
    expect(JSON.parse(JSON.stringify(definition.samples))).toEqual(definition.samples);
  });

  test.each(locales)('shows each sample as text in %s', (locale) => {
    const texts = definition.samples.map((sample) => definition.text(sample, field, contexts[locale]));
    expect(texts.filter((text) => typeof text !== 'string' || /undefined|NaN|\[object/.test(text))).toEqual(
      [],
    );
  });

  test.each(locales)('is read back from what it is written as in %s', (locale) => {
    const context = contexts[locale];
    for (const sample of definition.samples) {
      const written = write(sample, context);
      // A blank cell is no value.
      if (written === '') continue;
      const read = definition.read(written, field, context);
      expect(validate({ Campo: read }), written).toBe(true);
      expect(write(read, context)).toBe(written);
      // Local time without offset is the same instant, as the server reads it.
      if (definition.name !== 'dateTime') expect(read).toEqual(sample);
    }
  });

  test.each(locales)('takes any text for a value or leaves it as it is, in %s', (locale) => {
    const hostile = [
      '§§§',
      '-0',
      '1e309',
      'NaN',
      '9'.repeat(30),
      '\u202e12',
      '\ud800',
      "'; drop table x",
      'null',
    ];
    const texts = fc.oneof(fc.constantFrom(...hostile), fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(texts, (text) => {
        const read = definition.read(text, field, contexts[locale]);
        if (typeof read !== 'string') expect([text, kindOf(read)]).toEqual([text, 'of its kind']);
      }),
    );
    function kindOf(read: unknown): string {
      const kind = (validate({ Campo: read }) ? [] : (validate.errors ?? [])).filter(
        ({ keyword, instancePath }) => keyword === 'type' && instancePath === '/Campo',
      );
      return kind.length === 0 ? 'of its kind' : JSON.stringify(read);
    }
  });

  // That it takes no time out of proportion is the bench's to say (test/bench/hostileInput.bench.ts).
  test.each(hostileParts)('takes a hundred thousand characters of %j for what few of them are', (part) => {
    const [few, many] = [100, 100_000].map((characters) =>
      definition.read(hostileValue(part, characters), field, contexts['pt-br']),
    );
    expect(typeof many).toBe(typeof few);
  });

  test('has the texts of what it warns of', () => {
    if (!definition.warn) return;
    const warnings = [...definition.samples, ...warned(definition.name)].flatMap(
      (value) => definition.warn?.(value, { Uf: 'AC' }) ?? [],
    );
    expect(warnings).not.toEqual([]);
    for (const { code } of warnings)
      for (const locale of locales) expect(hasText(locale, `documents.${code}`), code).toBe(true);
  });

  const half = serverHalves[definition.name];

  test('has a half on the server with an answer to each of its operators', () => {
    expect(definition.filters.filter((operator) => !half?.where[operator])).toEqual([]);
  });

  test.runIf(half?.column)('lies in its column and comes back from it', async () => {
    for (const sample of definition.samples) {
      const stored = await database.asMigrator(async (tx) => {
        await sql`drop table if exists amostra`.execute(tx);
        await sql`create table amostra (campo ${sql.raw(half?.column ?? '')})`.execute(tx);
        const value = half?.toColumn(sample, field, { timeZone });
        await sql`insert into amostra values (${value})`.execute(tx);
        const { rows } = await sql<{ campo: unknown }>`select campo from amostra`.execute(tx);
        return half?.fromColumn(rows[0]?.campo, field);
      });
      if (definition.name === 'dateTime') expect(Date.parse(String(stored))).toBe(Date.parse(String(sample)));
      else expect(stored).toEqual(sample);
    }
  });

  test('gives SQL that runs for each of its operators', async () => {
    const sample = definition.name === 'lines' ? definition.samples[0] : definition.samples.at(-1);
    for (const operator of definition.filters) {
      const count = await database.asMigrator(async (tx) => {
        // Rows of their own are asked for by how many there are.
        const isRows = half?.column === null;
        await sql`drop table if exists amostra`.execute(tx);
        await sql`create table amostra (campo ${sql.raw(half?.column ?? 'bigint')})`.execute(tx);
        await sql`insert into amostra values (${isRows ? 1 : half?.toColumn(sample, field, { timeZone })})`.execute(
          tx,
        );
        const where = half?.where[operator]?.(sql`campo`, asked(operator, sample));
        const { rows } = await sql<{
          count: unknown;
        }>`select count(*) as count from amostra where ${where}`.execute(tx);
        return Number(rows[0]?.count);
      });
      expect([operator, count]).toEqual([operator, found(operator, sample)]);
    }
    function asked(operator: Operator, value: unknown): unknown {
      if (operator === 'vazio') return true;
      const one = definition.name === 'referenceMany' ? (value as readonly unknown[])[0] : value;
      if (operator === 'contem') return String(one).slice(1, 5).toUpperCase();
      if (operator === 'comeca') return String(one).slice(0, 3);
      const stored = definition.name === 'referenceMany' ? one : half?.toColumn(one, field, { timeZone });
      return operator === 'entre' ? [stored, stored] : stored;
    }
  });
});

test('identifiers that begin with zeros are among what survives text, JSON and the database', async () => {
  const zeros = Object.values(definitions).flatMap(({ name, samples }) =>
    samples.flatMap((sample) =>
      typeof sample === 'string' && /^0\d+$/.test(sample) ? [[name, sample]] : [],
    ),
  );
  expect(zeros.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'cpf',
      'cnpj',
      'cpfCnpj',
      'cep',
      'cnae',
      'nire',
      'cns',
      'cnm',
      'incra',
      'ccir',
      'nirf',
    ]),
  );
});

const timeZone = 'America/Sao_Paulo';

const contexts: Readonly<Record<Locale, TextContext>> = {
  'pt-br': { locale: 'pt-br', timeZone, today: '2026-11-21', enumLabel: enumLabel('pt-br') },
  'en-us': { locale: 'en-us', timeZone, today: '2026-11-21', enumLabel: enumLabel('en-us') },
};

/** A value each type that warns has something to say of. */
const warned = (name: string): readonly unknown[] =>
  ({ nirf: ['12345678'], cnpj: ['12OBC34501DE35'], cpfCnpj: ['12OBC34501DE35'] })[name] ?? [];

/** How many of one row that holds a value are found by asking for it. */
const found = (operator: Operator, value: unknown): number =>
  ['diferente', 'maior', 'menor'].includes(operator) ||
  (operator === 'vazio' && !(Array.isArray(value) && value.length === 0))
    ? 0
    : 1;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await database.asMigrator(before);
});
afterAll(() => database.close());
