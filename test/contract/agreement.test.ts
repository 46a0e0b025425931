import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCreation } from '../../src/console/engine/data/records.ts';
import { newFormData, withoutUnasked } from '../../src/console/engine/entities/form/formModel.ts';
import { formValidator } from '../../src/console/engine/entities/form/formValidator.ts';
import { AppError } from '../../src/domain/errors.ts';
import { type Locale, locales } from '../../src/domain/locale.ts';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { Field } from '../../src/field-types/types.ts';
import { withDefaults } from '../../src/metadata/asked.ts';
import { entities } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { enumeration } from '../../src/metadata/enums.ts';
import { loadValidator } from '../../src/metadata/validation.ts';
import { systemActor } from '../../src/server/engine/actors/systemActor.ts';
import { buildModels, type EntityModel } from '../../src/server/engine/crud/models.ts';
import { writablePart } from '../../src/server/engine/crud/record.ts';
import { checkFields } from '../../src/server/engine/crud/write/checkBody.ts';
import { validateRecord } from '../../src/server/engine/crud/write/validateRecord.ts';
import { Failures, toWireError } from '../../src/server/kit/http/failures.ts';
import { inForm, seed } from '../support/run/form.ts';

/**
 * What the form refuses the server refuses, and nothing else: in the same place, in the same words. Values are generated
 * from the schema of each entity, good ones and bad ones; a disagreement is shrunk and told with its seed, which
 * `TEST_SEED` runs again.
 */

const timeZone = 'America/Sao_Paulo';
const payloads = inForm({ short: 300, long: 5_000 });

type Values = Readonly<Record<string, unknown>>;
type Verdict = readonly (readonly [field: string, text: string])[];

/** Anything a program might hold where a value belongs. */
const anything = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 200, maxLength: 300 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e5',
    '2026-02-30',
    '31/02/2026',
    'São Paulo',
    '1'.repeat(20),
    [],
    [null],
    {},
  ),
);

/** Values of a field: mostly such as its type takes, the edges among them, now and then anything. */
function valuesFor(field: Field): fc.Arbitrary<unknown> {
  const definition = definitions[field.type];
  const codes = enumeration(field.enum ?? '')?.codes.map(({ code }) => code) ?? [];
  const good: fc.Arbitrary<unknown>[] = [];
  if (field.type === 'lines') good.push(fc.array(rowOf(field.fields), { maxLength: 4 }));
  else if (field.type === 'reference') good.push(fc.integer({ min: 1, max: 9 }));
  else if (field.type === 'referenceMany')
    good.push(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }));
  else if (codes.length > 0) good.push(fc.constantFrom(...codes));
  else if (definition && definition.samples.length > 0) good.push(fc.constantFrom(...definition.samples));
  if (['text', 'longText'].includes(field.type)) good.push(textAround(field.maxLength ?? 60));
  const edges = [field.minimum, field.maximum].filter((edge) => edge !== null);
  if (edges.length > 0) good.push(fc.constantFrom(...edges.flatMap((edge) => [edge - 1, edge, edge + 1])));
  const faults = definition?.faults ?? [];
  return fc.oneof(
    { arbitrary: fc.oneof(...(good.length > 0 ? good : [anything])), weight: 12 },
    { arbitrary: fc.constant(null), weight: 2 },
    { arbitrary: faults.length > 0 ? fc.constantFrom(...faults) : anything, weight: 1 },
    { arbitrary: anything, weight: 1 },
  );
}

const textAround = (most: number) =>
  fc.oneof(
    fc.string({ minLength: 1, maxLength: Math.min(most, 30) }),
    fc.constantFrom(most - 1, most, most + 1).map((length) => 'á'.repeat(Math.max(0, length))),
  );

const rowOf = (fields: readonly Field[]): fc.Arbitrary<Values> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, valuesFor(field)])), { requiredKeys: [] });

/** A new record's form after somebody filled it in: what nobody touched is as it began. */
const filledIn = (entity: Entity): fc.Arbitrary<Values> =>
  rowOf(entity.fields.filter(({ readOnly }) => readOnly !== 'always')).map((typed) => ({
    ...newFormData(entity),
    ...typed,
  }));

async function judges(model: EntityModel, locale: Locale) {
  const { entity } = model;
  const form = formValidator(entity, await loadValidator(entity.name), () => locale);
  const actor = {
    ...systemActor({ name: 'teste', companyId: 1, origin: 'api', requestId: 'teste' }),
    codes: { has: () => true } as unknown as ReadonlySet<string>,
    locale,
    timeZone,
  };
  const byForm = (values: Values): Verdict =>
    form
      .validateFormData(values, {})
      .errors.map(({ property = '', message = '' }) => [property.replace(/^\./, ''), message]);
  const byServer = (values: Values): Verdict => {
    const body = JSON.parse(
      JSON.stringify(toCreation(entity, withoutUnasked(entity, values), timeZone)),
    ) as Values;
    try {
      const given = checkFields(body, model, actor, 'create');
      validateRecord(writablePart(withDefaults(entity, given), model), model, actor);
      return [];
    } catch (error) {
      if (error instanceof Failures) return error.errors.map(({ Campo = '', Texto }) => [Campo, Texto]);
      if (error instanceof AppError) return [[error.field ?? '', toWireError(error, locale).Texto]];
      throw error;
    }
  };
  return { byForm, byServer };
}

const made = entities.filter(({ calls }) => calls.includes('create'));
const { named } = await buildModels(entities);

describe.each(locales)('form and server agree, %s', (locale) => {
  test.each(made.map(({ name }) => name))(
    '%s',
    async (name) => {
      const model = named(name);
      const { byForm, byServer } = await judges(model, locale);
      let refused = 0;
      fc.assert(
        fc.property(filledIn(model.entity), (values) => {
          const form = byForm(values);
          if (form.length > 0) refused += 1;
          expect(sorted(byServer(values))).toEqual(sorted(form));
        }),
        { numRuns: payloads, seed },
      );
      // Neither all good nor all bad, or the agreement would say little.
      expect(refused).toBeGreaterThan(payloads / 20);
    },
    120_000,
  );
});

const sorted = (verdict: Verdict) => verdict.map((one) => one.join(': ')).sort();
