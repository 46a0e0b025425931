import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { enumLabel } from '../metadata/enums.ts';
import { expand } from '../metadata/expand.ts';
import { formats } from './formats.ts';
import { definitions } from './generated/definitions.ts';
import { objectSchema } from './rowSchema.ts';

const label = { 'pt-br': 'Campo', 'en-us': 'Field' };

/** One suite for all field types: their samples and faults say what they promise. */
describe.each(Object.values(definitions))('field type $name', (definition) => {
  const properties = {
    Campo: { 'x-field': { type: definition.name, label, required: true, ...definition.sampleField } },
  };
  const entity = expand('ensaio', {
    'x-entity': {
      label,
      plural: label,
      gender: 'm',
      representation: 'Campo',
      sort: { field: 'Campo', order: 'asc' },
    },
    type: 'object',
    properties: properties as never,
  });
  const [field] = entity.fields;
  if (!field) throw new Error('the field did not survive');
  const validate = new Ajv2020({ strict: false, formats: formats as never }).compile(
    objectSchema(entity.fields) as object,
  );

  test('accepts its samples', () => {
    expect(definition.samples.length).toBeGreaterThan(0);
    expect(definition.samples.filter((Campo) => !validate({ Campo }))).toEqual([]);
  });

  test('refuses its faults', () => {
    expect(definition.faults.filter((Campo) => validate({ Campo }))).toEqual([]);
  });

  test('survives the journey through JSON', () => {
    expect(JSON.parse(JSON.stringify(definition.samples))).toEqual(definition.samples);
  });

  test.each(['pt-br', 'en-us'] as const)('shows each sample as text in %s', (locale) => {
    const texts = definition.samples.map((sample) =>
      definition.text(sample, field, { locale, enumLabel: enumLabel(locale) }),
    );
    expect(texts.every((shown) => typeof shown === 'string' && !/undefined|NaN|\[object/.test(shown))).toBe(
      true,
    );
  });
});
