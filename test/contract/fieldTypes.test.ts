import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { Field, Operator } from '../../src/field-types/types.ts';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { expand } from '../../src/metadata/expand.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { halfOf } from '../../src/server/engine/crud/models.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { engines } from '../support/databases/engines.ts';
import { modelsOf } from '../support/entities/modelsOf.ts';
import { makeActor } from '../support/people/actors.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

const label = { 'pt-br': 'Amostra', 'en-us': 'Sample' };
const types = Object.values(definitions).filter(({ name }) => name !== 'lines');

/** An entity with one field of every type: what the suite takes the types' own samples through. */
const sample: Entity = expand('amostra', {
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
    Linhas: {
      'x-field': { type: 'lines', label, fields: { Valor: { 'x-field': { type: 'money', label } } } },
    },
    ...Object.fromEntries(
      types.map(({ name, sampleField }) => [
        nameOf(name),
        // References are checked against real records, which is another suite's matter.
        { 'x-field': { type: name, label, filter: true, search: true, ...sampleField, entity: null } },
      ]),
    ),
  },
});

describe.each(engines)('%s', (_engine, start) => {
  let api: Api;
  let actor: Actor;

  beforeAll(async () => {
    const models = modelsOf([entityNamed('empresa'), sample]);
    api = await startApi(start, [...entities, sample], { models });
    const company = await api.call(makeActor(), 'POST', '/Empresa/Incluir', {
      RazaoSocial: 'Banco',
      Cnpj: '12ABC34501DE35',
    });
    actor = makeActor({
      companyId: company.body.ItemRegistro.Identificador,
      codes: new Set(Object.values(sample.codes)),
    });
  });
  afterAll(() => api.close());

  const create = (values: Row) => api.call(actor, 'POST', '/Amostra/Incluir', values);
  const list = (query: string) => api.call(actor, 'GET', `/Amostra/Listar?${query}`);
  const filtered = (Campo: string, Operador: Operator, Valor: unknown, id: number) =>
    list(`Identificador=${id}&Filtro=${encodeURIComponent(JSON.stringify({ Campo, Operador, Valor }))}`);

  describe.each(types.map((definition) => [definition.name, definition] as const))(
    '%s',
    (type, definition) => {
      const name = nameOf(type);
      const field = sample.fields.find((candidate) => candidate.name === name) as Field;

      test('keeps its samples exactly', async () => {
        for (const value of definition.samples) {
          const made = await create({ [name]: value });
          expect(made, JSON.stringify(value)).toMatchObject({ status: 200 });
          const { Identificador } = made.body.ItemRegistro;
          const got = await api.call(actor, 'GET', `/Amostra/Retornar/${Identificador}`);
          expect(comparable(got.body.ItemRegistro[name], type)).toEqual(comparable(value, type));
        }
      });

      test('refuses its faults, naming the field', async () => {
        for (const value of definition.faults) {
          if (value === null) continue;
          const answer = await create({ [name]: value });
          expect([400, 422], JSON.stringify(value)).toContain(answer.status);
          expect(answer.body.Erros[0].Campo.split('.')[0]).toBe(name);
        }
      });

      test('is cleared by null', async () => {
        const made = await create({ [name]: definition.samples[0] });
        const { Identificador } = made.body.ItemRegistro;
        const cleared = await api.call(actor, 'PUT', `/Amostra/Alterar/${Identificador}`, {
          Versao: 1,
          [name]: null,
        });
        expect(cleared).toMatchObject({ status: 200, body: { ItemRegistro: { [name]: null } } });
      });

      test('answers each of its operators', async () => {
        const value = definition.samples.at(-1);
        const made = await create({ [name]: value });
        const id = made.body.ItemRegistro.Identificador;
        const empty = (await create({ Nome: 'vazio' })).body.ItemRegistro.Identificador;
        for (const operator of definition.filters) {
          const { asked, hit } = question(operator, value, type);
          const answer = await filtered(name, operator, asked, id);
          expect([operator, answer.status, answer.body.ItemRegistro?.Total]).toEqual([
            operator,
            200,
            hit ? 1 : 0,
          ]);
          const other = await filtered(name, operator, asked, empty);
          const emptyMatches = operator === 'vazio' || operator === 'diferente';
          expect([operator, other.body.ItemRegistro?.Total]).toEqual([operator, emptyMatches ? 1 : 0]);
        }
      });

      test.runIf(definition.filters.includes('igual') && type !== 'json')(
        'takes equality from the address',
        async () => {
          const value = definition.samples.at(-1);
          const one = Array.isArray(value) ? value[0] : value;
          const made = await create({ [name]: value });
          const answer = await list(
            `Identificador=${made.body.ItemRegistro.Identificador}&${name}=${encodeURIComponent(String(one))}`,
          );
          expect(answer.body.ItemRegistro?.Total).toBe(1);
        },
      );

      test('sorts, or says that it cannot', async () => {
        const answer = await list(`SortFields=${name}&SortOrder=asc`);
        expect(answer.status).toBe(halfOf(field).order === null ? 400 : 200);
      });
    },
  );

  test('sorts shares by size, not by their text', async () => {
    for (const share of ['1/3', '1/10', '9/10', '1/2'])
      await create({ Nome: 'fração', [nameOf('fraction')]: share });
    const answer = await list(
      `Nome=${encodeURIComponent('fração')}&SortFields=${nameOf('fraction')}&SortOrder=asc`,
    );
    expect(answer.body.ItemRegistro.Itens.map((item: Row) => item[nameOf('fraction')])).toEqual([
      '1/10',
      '1/3',
      '1/2',
      '9/10',
    ]);
  });

  test("reads an instant without offset in the company's zone and answers in UTC", async () => {
    const made = await create({ [nameOf('dateTime')]: '2026-11-20T10:40:00' });
    expect(made.body.ItemRegistro[nameOf('dateTime')]).toBe('2026-11-20T13:40:00.000Z');
  });

  test('finds records by their rows being there or not', async () => {
    const made = await create({ Linhas: [{ Valor: 1.5 }] });
    const id = made.body.ItemRegistro.Identificador;
    expect((await filtered('Linhas', 'vazio', false, id)).body.ItemRegistro.Total).toBe(1);
    expect((await filtered('Linhas', 'vazio', true, id)).body.ItemRegistro.Total).toBe(0);
  });
});

function nameOf(type: string): string {
  return `Campo${type[0]?.toUpperCase()}${type.slice(1)}`;
}

/** Instants are the same however their milliseconds are written. */
const comparable = (value: unknown, type: string) =>
  type === 'dateTime' ? Date.parse(String(value)) : value;

/** What to ask with an operator about a record that holds `value`, and whether it must be found. */
function question(operator: Operator, value: unknown, type: string): { asked: unknown; hit: boolean } {
  const one = Array.isArray(value) ? value[0] : value;
  const text = String(one);
  const asks: Readonly<Record<Operator, { asked: unknown; hit: boolean }>> = {
    igual: { asked: one, hit: true },
    diferente: { asked: one, hit: false },
    contem: { asked: text.slice(1, 5).toUpperCase(), hit: true },
    comeca: { asked: text.slice(0, 3), hit: true },
    maior: { asked: one, hit: false },
    maiorIgual: { asked: one, hit: true },
    menor: { asked: one, hit: false },
    menorIgual: { asked: one, hit: true },
    entre: { asked: type === 'date' || type === 'dateTime' ? [null, one] : [one, one], hit: true },
    vazio: { asked: true, hit: type === 'referenceMany' && Array.isArray(value) && value.length === 0 },
  };
  return asks[operator];
}
