import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '../../src/metadata/entity.ts';
import { subjects } from '../support/entities/subjects.ts';
import {
  having,
  named,
  namedFields,
  startTarget,
  type Target,
  writableLines,
} from '../support/hostile/hostile.ts';

const systemNames = [
  'Identificador',
  'IdentificadorEmpresa',
  'CriadoEm',
  'CriadoPor',
  'AlteradoEm',
  'AlteradoPor',
  'ExcluidoEm',
  'ExcluidoPor',
  'Busca',
  'Rotulos',
  'Perfis',
];
const inventedNames = [
  'Inventado',
  'toString',
  'hasOwnProperty',
  'nome',
  'Nome ',
  'Nome"; drop table cliente; --',
];
const prototypeNames = ['__proto__', 'constructor', 'prototype'];

/** Names that are no writable field of the entity, whatever else they are. */
const foreignNames = ({ fields, states }: Entity) => [
  ...[...systemNames, ...inventedNames].filter((name) => !fields.some((field) => field.name === name)),
  ...fields
    .filter(({ readOnly, name }) => readOnly === 'always' || name === states?.field)
    .map(({ name }) => name),
];

// Refused before any database is asked, so one engine tells.
describe.each(subjects)('%s', (_subject, subject) => {
  const created = having('create', subject, 2);
  const updated = having('update', subject, 2);

  let target: Target;
  beforeAll(async () => {
    target = await startTarget(subject);
  });
  afterAll(() => target.api.close());

  const values = [1, 'x', null, { a: 1 }];

  describe.each(named(created))('a new %s', (_name, entity) => {
    test('takes no field but those of its form, and the refusal names each', async () => {
      for (const [turn, name] of [...foreignNames(entity), 'Versao'].entries()) {
        const body = { ...(await target.sample(entity)), [name]: values[turn % values.length] };
        const answer = await target.post(`/${entity.noun}/Incluir`, body);
        expect([name, answer.status, namedFields(answer)]).toEqual([name, 400, [name]]);
      }
    });

    test('takes nothing that reaches behind the object, at any depth', async () => {
      const body = JSON.stringify(await target.sample(entity));
      for (const name of prototypeNames) {
        const text = body.replace('{', `{"${name}":{"Perfis":[1]},`);
        const answer = await target.api.send(target.here.actor, 'POST', `/${entity.noun}/Incluir`, text);
        expect([name, answer.status, namedFields(answer)]).toEqual([name, 400, [name]]);
        const deep = body.replace('{', `{"Fundo":[{"${name}":1}],`);
        const refused = await target.api.send(target.here.actor, 'POST', `/${entity.noun}/Incluir`, deep);
        expect([refused.status, namedFields(refused)]).toEqual([400, [`Fundo.0.${name}`]]);
      }
      expect(Object.prototype).not.toHaveProperty('Perfis');
    });

    test.runIf(writableLines(entity).length > 0)('takes no unknown name in its rows', async () => {
      for (const { name } of writableLines(entity))
        for (const inner of ['Identificador', 'IdentificadorPai', 'Ordem', 'Inventado']) {
          const body = await target.sample(entity);
          const answer = await target.post(`/${entity.noun}/Incluir`, {
            ...body,
            [name]: [{ [inner]: 1 }],
          });
          expect(answer.status).toBe(400);
          expect(namedFields(answer)).toContain(`${name}.0.${inner}`);
        }
    });
  });

  describe.each(named(updated))('a change of %s', (_name, entity) => {
    test('leaves what nobody may write as it is, and the refusal names each', async () => {
      const { Identificador: id } = await target.record(entity);
      const before = (await target.get(`/${entity.noun}/Retornar/${id}`)).body.ItemRegistro;
      const fixed = entity.fields.filter(({ readOnly }) => readOnly === 'after-create');
      for (const [turn, name] of [...foreignNames(entity), ...fixed.map((field) => field.name)].entries()) {
        const answer = await target.put(`/${entity.noun}/Alterar/${id}`, {
          Versao: before.Versao,
          [name]: values[turn % values.length],
        });
        expect([name, answer.status, namedFields(answer)]).toEqual([name, 400, [name]]);
      }
      for (const name of prototypeNames) {
        const text = `{"Versao":${before.Versao},"${name}":{"Ativo":false}}`;
        const answer = await target.api.send(target.here.actor, 'PUT', `/${entity.noun}/Alterar/${id}`, text);
        expect([name, answer.status, namedFields(answer)]).toEqual([name, 400, [name]]);
      }
      expect((await target.get(`/${entity.noun}/Retornar/${id}`)).body.ItemRegistro).toEqual(before);
    });

    test('names every foreign field of a body, not only the first', async () => {
      const { Identificador: id } = await target.record(entity);
      const answer = await target.put(`/${entity.noun}/Alterar/${id}`, {
        Versao: 1,
        IdentificadorEmpresaOutra: 1,
        Busca: 'x',
        CriadoEm: null,
      });
      expect(namedFields(answer)).toEqual(['IdentificadorEmpresaOutra', 'Busca', 'CriadoEm']);
    });

    test('that sends its version twice is refused', async () => {
      const { Identificador: id } = await target.record(entity);
      const text = '{"Versao":1,"Versao":2}';
      const answer = await target.api.send(target.here.actor, 'PUT', `/${entity.noun}/Alterar/${id}`, text);
      expect([answer.status, namedFields(answer)]).toEqual([400, ['Versao']]);
    });
  });
});
