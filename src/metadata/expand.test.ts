import { describe, expect, test } from 'vitest';
import { entities, entityNamed, entityOfNoun } from './entities.ts';
import { type EntitySchema, expand } from './expand.ts';
import { permissions } from './permissions.ts';

const label = { 'pt-br': 'Coisa', 'en-us': 'Thing' };

const schema = (properties: EntitySchema['properties'], more: object = {}): EntitySchema => ({
  'x-entity': {
    label,
    plural: label,
    gender: 'f',
    representation: 'Nome',
    sort: { field: 'Nome', order: 'asc' },
    ...more,
  },
  type: 'object',
  properties,
});

describe('expand', () => {
  test('derives path, table and permission prefix from the name of the file', () => {
    const entity = expand('tipo-coisa', schema({ Nome: { 'x-field': { type: 'text', label } } }));
    expect(entity).toMatchObject({
      noun: 'TipoCoisa',
      table: 'tipo_coisa',
      permission: 'TIPOCOISA',
      scope: 'company',
    });
    expect(entity.codes).toMatchObject({ list: 'TIPOCOISA.CONSULTAR', delete: 'TIPOCOISA.EXCLUIR' });
  });

  test('lets an optional value be null, and only an optional one', () => {
    const { jsonSchema } = expand(
      'coisa',
      schema({
        Nome: { 'x-field': { type: 'text', label, required: true } },
        Tipo: { 'x-field': { type: 'enum', label, enum: 'TipoImovel' } },
      }),
    );
    expect(jsonSchema.properties).toMatchObject({
      Nome: { type: 'string', minLength: 1 },
      Tipo: { type: ['string', 'null'], enum: ['Rural', 'Urbano', null] },
    });
    expect(jsonSchema).toMatchObject({ required: ['Nome'], additionalProperties: false });
  });

  test('takes fields and their layout from the entity whose records it shows, but for those written anew', () => {
    const base = schema(
      {
        Nome: { 'x-field': { type: 'text', label, section: 'geral' } },
        Valor: { 'x-field': { type: 'money', label } },
      },
      { sections: { geral: label } },
    );
    const own = schema({ Valor: { 'x-field': { type: 'money', label, list: true } } }, { of: 'tipo-coisa' });
    expect(expand('coisa-vista', own, base)).toMatchObject({
      noun: 'CoisaVista',
      table: 'tipo_coisa',
      storage: 'shared',
      permission: 'COISAVISTA',
      calls: ['list', 'get'],
      sections: [{ name: 'geral' }],
      fields: [
        { name: 'Nome', section: 'geral' },
        { name: 'Valor', list: true },
      ],
    });
  });

  test('keeps fields the server fills out of what may be written', () => {
    const { jsonSchema } = expand(
      'coisa',
      schema({
        Nome: { 'x-field': { type: 'text', label } },
        Codigo: { 'x-field': { type: 'text', label, readOnly: 'always' } },
      }),
    );
    expect(Object.keys(jsonSchema.properties as object)).toEqual(['Nome']);
  });

  test('asks for a conditional field only while its condition holds', () => {
    const { jsonSchema } = expand(
      'coisa',
      schema({
        Tipo: { 'x-field': { type: 'enum', label, enum: 'TipoPessoa' } },
        Nire: {
          'x-field': { type: 'text', label, required: true, visibleWhen: { field: 'Tipo', in: ['J'] } },
        },
      }),
    );
    expect(jsonSchema.required).toEqual([]);
    expect(jsonSchema.allOf).toHaveLength(1);
  });
});

describe('the entities of the product', () => {
  test('are found by name and by path', () => {
    expect(entityOfNoun('SegmentoArea')).toBe(entityNamed('segmento-area'));
    expect(entityOfNoun('Nada')).toBeUndefined();
  });

  test('name every field and action in both languages', () => {
    const labels = entities.flatMap((entity) => [
      entity.label,
      entity.plural,
      ...entity.fields.flatMap((field) => [field.label, ...field.fields.map((inner) => inner.label)]),
      ...(entity.states?.transitions.map((transition) => transition.label) ?? []),
    ]);
    expect(labels.filter((item) => !item['pt-br'] || !item['en-us'])).toEqual([]);
  });

  test('give the catalogue each code once', () => {
    const codes = permissions.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(['MATRICULA.ENVIAR', 'MATRICULA.CANCELAR']));
    expect(permissions.filter(({ code, label }) => Object.values(label).includes(code))).toEqual([]);
  });
});
