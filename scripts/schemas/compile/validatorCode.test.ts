import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/field-types/formats.ts';
import { equal, ucs2length } from '../../../src/metadata/ajvRuntime.ts';
import { type EntitySchema, expand } from '../../../src/metadata/expand.ts';
import type { Validator } from '../../../src/metadata/validation.ts';
import { validatorCode } from './validatorCode.ts';

const label = { 'pt-br': 'Coisa', 'en-us': 'Thing' };
const asked = { type: 'text', label, required: true, visibleWhen: { field: 'Tipo', in: ['J'] } };

const { jsonSchema } = expand('coisa', {
  'x-entity': {
    label,
    plural: label,
    gender: 'f',
    representation: 'Nome',
    sort: { field: 'Nome', order: 'asc' },
  },
  type: 'object',
  properties: {
    Nome: { 'x-field': { type: 'text', label } },
    Tipo: { 'x-field': { type: 'enum', label, enum: 'TipoPessoa' } },
    Nire: { 'x-field': asked },
    Junta: { 'x-field': asked },
    Partes: {
      'x-field': {
        type: 'lines',
        label,
        fields: { Tipo: { 'x-field': { type: 'text', label } }, Nire: { 'x-field': asked } },
      },
    },
  },
} as EntitySchema);

/** The generated module, its imports given and its export returned. */
function compiled(): Validator {
  const code = validatorCode('coisa', jsonSchema);
  const exported = /export const coisa = (\w+);/.exec(code)?.[1];
  const body = `${code.replaceAll('export ', '')}\nreturn ${exported};`;
  return new Function('formats', 'equal', 'ucs2length', body)(formats, equal, ucs2length) as Validator;
}

describe('a field both required and conditional', () => {
  const validate = compiled();

  test.each([
    [{ Nome: 'a', Tipo: 'F' }, true],
    [{ Nome: 'a', Tipo: 'J' }, false],
    [{ Nome: 'a', Tipo: 'J', Nire: '1', Junta: '2' }, true],
    [{ Nome: 'a', Tipo: 'J', Nire: null, Junta: '2' }, false],
    [{ Nome: 'a', Partes: [{ Tipo: 'F' }] }, true],
    [{ Nome: 'a', Partes: [{ Tipo: 'J' }] }, false],
  ])('%j: %s', (value, fits) => {
    expect(validate(value)).toBe(fits);
  });
});
