import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { isFilterable } from '../../src/metadata/filterable.ts';
import { subjects } from '../support/entities/subjects.ts';
import { having, named, namedFields, startTarget, type Target, turnOf } from '../support/hostile/hostile.ts';
import { injections, tally } from '../support/hostile/payloads.ts';

const encoded = (value: unknown) =>
  encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
const filterOf = (Campo: unknown, Operador: unknown, Valor: unknown) =>
  `Filtro=${encoded({ Campo, Operador, Valor })}`;

/** The calls are generated alike, so each payload meets every call at every third entity. */
const share = (entity: Entity) => injections.filter((_text, index) => index % 3 === turnOf(entity) % 3);

/** Everything a list can be asked: each field with each operator of its type. */
const asked = ({ fields }: Entity) =>
  fields.flatMap(({ name, type }) =>
    (definitions[type]?.filters ?? []).map((operator) => ({ field: name, operator })),
  );

describe.each(subjects)('%s', (_subject, subject) => {
  const listed = having('list', subject, 2);
  const updated = having('update', subject, 2);

  let target: Target;
  beforeAll(async () => {
    target = await startTarget(subject);
    await target.api.database.asMigrator(async (tx) => {
      await sql`create sequence ${sql.table(tally)}`.execute(tx);
      await sql`grant usage on sequence ${sql.table(tally)} to public`.execute(tx);
    });
  });
  afterAll(() => target.api.close());

  const list = (entity: Entity, query: string) => target.get(`/${entity.noun}/Listar?${query}`);

  describe.each(named(listed))('the list of %s', (_name, entity) => {
    test('takes what looks like SQL for a value, in every field and operator', async () => {
      if (entity.storage === 'table') await target.record(entity);
      for (const [turn, { field, operator }] of asked(entity).entries()) {
        const text = injections[turn % injections.length] ?? '';
        const answer = await list(
          entity,
          filterOf(field, operator, operator === 'entre' ? [text, null] : text),
        );
        expect([200, 400], `${field} ${operator} ${text}`).toContain(answer.status);
        if (answer.status === 400) expect(namedFields(answer)).toEqual([field]);
      }
    });

    test('finds nothing it would not find otherwise', async () => {
      const [field] = entity.fields.filter(({ type }) => type === 'text');
      if (!field) return;
      const expected = isFilterable(entity, field) ? [200, 0] : [400, undefined];
      for (const text of share(entity)) {
        const answer = await list(entity, `${field.name}=${encoded(text)}`);
        expect([text, answer.status, answer.body.ItemRegistro?.Total]).toEqual([text, ...expected]);
      }
    });

    test('searches for it as words', async () => {
      for (const text of share(entity)) {
        const answer = await list(entity, `Busca=${encoded(text)}`);
        expect([text, answer.status]).toEqual([text, 200]);
        const choices = await target.get(`/${entity.noun}/Escolhas?Busca=${encoded(text)}`);
        expect([text, choices.status]).toEqual([text, entity.storage === 'table' ? 200 : 404]);
      }
    });

    test('sorts by its own fields and by nothing else', async () => {
      for (const name of [...share(entity), 'Inventado', 'constructor', 'Busca', 'nome']) {
        const answer = await list(entity, `SortFields=${encoded(name)}&SortOrder=asc`);
        expect([name, answer.status, namedFields(answer)]).toEqual([name, 400, ['SortFields']]);
      }
      for (const order of ['asc; drop table cliente', 'asc nulls first', '', '1', 'desc--']) {
        const answer = await list(entity, `SortFields=Identificador&SortOrder=${encoded(order)}`);
        expect([order, answer.status, namedFields(answer)]).toEqual([order, 400, ['SortOrder']]);
      }
    });

    test('knows no field, operator or parameter but its own', async () => {
      for (const name of [...share(entity), 'constructor', '__proto__', 'Busca.x']) {
        const byFilter = await list(entity, filterOf(name, 'igual', 1));
        expect([name, byFilter.status, namedFields(byFilter)]).toEqual([name, 400, [name]]);
        const byAddress = await list(entity, `${encoded(name)}=1`);
        expect([name, byAddress.status, namedFields(byAddress)]).toEqual([name, 400, [name]]);
      }
      for (const operator of [...share(entity), 'toString', 'constructor', '__proto__']) {
        const answer = await list(entity, filterOf('Identificador', operator, 1));
        expect([operator, answer.status]).toEqual([operator, 400]);
      }
    });

    test('takes no filter whose value is of another kind', async () => {
      const objects = [{ $gt: '' }, [[]], [1, 2, 3], { Campo: 'x' }, [null, null], [{}, {}]];
      for (const [turn, { field, operator }] of asked(entity).entries()) {
        const answer = await list(entity, filterOf(field, operator, objects[turn % objects.length]));
        expect([field, operator, answer.status, namedFields(answer)]).toEqual([
          field,
          operator,
          400,
          [field],
        ]);
      }
    });

    test.each([
      '{"Campo":"Identificador","Operador":"igual","Valor":1,"Valor":2}',
      '{"Campo":"Identificador","Campo":"Versao","Operador":"igual","Valor":1}',
      '{"E":[{"Campo":"Identificador","Operador":"igual","Valor":1}],"E":[]}',
      '{"__proto__":{"Campo":"Identificador"}}',
      '{"E":[]}',
      '{"E":{"length":1}}',
      '[]',
      'null',
      '{',
      '{"E":'.repeat(2000),
    ])('takes no filter that says %s', async (filter) => {
      const answer = await list(entity, `Filtro=${encoded(filter)}`);
      expect([answer.status, namedFields(answer)]).toEqual([400, ['Filtro']]);
    });

    test('exports no column but its own', async () => {
      for (const name of share(entity).filter((text) => !text.includes(','))) {
        const answer = await target.get(`/${entity.noun}/Exportar?Colunas=${encoded(name)}`);
        expect([name, answer.status, namedFields(answer)]).toEqual([name, 400, ['Colunas']]);
      }
    });

    test.each([
      'Pagina=1&Pagina=2',
      'NumeroRegistros=1&NumeroRegistros=2',
      'Busca=a&Busca=b',
      'Filtro={}&Filtro={}',
      'ContarTudo=true&ContarTudo=false',
      'Excluidos=true&Excluidos=false',
    ])('takes no parameter twice that is meant once: %s', async (query) => {
      const answer = await list(entity, query);
      expect([answer.status, namedFields(answer)]).toEqual([400, [query.split('=')[0]]]);
    });
  });

  test('the version of a deletion and the search of choices are meant once too', async () => {
    for (const entity of updated.filter(({ calls }) => calls.includes('delete'))) {
      const { Identificador: id } = await target.record(entity);
      const path = `/${entity.noun}/Excluir/${id}?Versao=1&Versao=2`;
      const answer = await target.api.call(target.here.actor, 'DELETE', path);
      expect([answer.status, namedFields(answer)]).toEqual([400, ['Versao']]);
      const choices = await target.get(`/${entity.noun}/Escolhas?Busca=a&Busca=b`);
      expect([choices.status, namedFields(choices)]).toEqual([400, ['Busca']]);
    }
  });

  test.each(named(updated))('no path of %s reaches the database as SQL', async (_name, entity) => {
    for (const text of share(entity)) {
      const id = encoded(text);
      for (const answer of [
        await target.get(`/${entity.noun}/Retornar/${id}`),
        await target.get(`/${entity.noun}/Historico/${id}`),
        await target.put(`/${entity.noun}/Alterar/${id}`, { Versao: 1 }),
        await target.post(`/${entity.noun}/Executar/${id}/1`, { Versao: 1 }),
      ])
        expect([text, answer.status]).toEqual([text, 404]);
      const choices = await target.get(`/${entity.noun}/Escolhas?Identificadores=${id}`);
      expect([text, choices.status]).toEqual([text, 400]);
    }
  });

  test('nothing of all that was run', async () => {
    const { rows } = await target.api.database.asMigrator((tx) =>
      sql<{ run: boolean }>`select is_called as run from ${sql.table(tally)}`.execute(tx),
    );
    expect(rows).toEqual([{ run: false }]);
  });
});
