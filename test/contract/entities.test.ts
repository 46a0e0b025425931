import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { Field } from '../../src/field-types/types.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { judge } from '../../src/metadata/judge.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { otherValue, sampleRecord } from '../support/entities/sampleValues.ts';
import { subjects } from '../support/entities/subjects.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import type { Api } from '../support/servers/startApi.ts';

/** What every schema promises by being there. Nothing here knows an entity by its name. */
describe.each(subjects)('%s', (_subject, subject) => {
  const writable = subject.entities.filter(
    ({ calls }) => calls.includes('create') && calls.includes('update'),
  );
  let api: Api;
  let here: Tenant;
  let there: Tenant;
  let turn = 1000;

  beforeAll(async () => {
    api = await subject.startApi();
    here = await startTenant(api);
    there = await startTenant(api);
  });
  afterAll(() => api.close());

  const sample = (entity: Entity) => {
    turn += 1;
    return sampleRecord(entity, turn, here.refer);
  };

  async function create(entity: Entity): Promise<Row & { Identificador: number; Versao: number }> {
    const answer = await api.call(here.actor, 'POST', `/${entity.noun}/Incluir`, await sample(entity));
    expect(answer).toMatchObject({ status: 200, body: { Sucesso: true } });
    return answer.body.ItemRegistro;
  }

  describe.each(writable.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
    const path = (call: string) => `/${entity.noun}/${call}`;

    test('keeps what was sent and answers it again', async () => {
      const sent = await sample(entity);
      const made = await api.call(here.actor, 'POST', path('Incluir'), sent);
      expect(made.body).toMatchObject({ Sucesso: true, ItemRegistro: { ...sent, Versao: 1 } });
      const { Identificador } = made.body.ItemRegistro;
      const got = await api.call(here.actor, 'GET', path(`Retornar/${Identificador}`));
      expect(got.body.ItemRegistro).toEqual(made.body.ItemRegistro);
    });

    test('names the records it refers to', async () => {
      // Here no rule fills what only the server writes.
      const references = entity.fields.filter(
        ({ type, visibleWhen, readOnly }) => type === 'reference' && !visibleWhen && readOnly !== 'always',
      );
      const { Rotulos } = await create(entity);
      for (const { name } of references) expect(Rotulos).toHaveProperty([name], expect.any(String));
    });

    test.each([
      ['GET', 'Listar', 'list'],
      ['GET', 'Retornar/1', 'get'],
      ['GET', 'Historico/1', 'history'],
      ['GET', 'Exportar', 'export'],
      ['POST', 'Incluir', 'create'],
      ['PUT', 'Alterar/1', 'update'],
      ['POST', 'RestaurarVersao/1', 'update'],
      ['DELETE', 'Excluir/1?Versao=1', 'delete'],
      ['POST', 'Restaurar/1', 'delete'],
      ['POST', 'ExcluirVarios', 'delete'],
      ['POST', 'RestaurarVarios', 'delete'],
      ['GET', 'Referencias/1', 'delete'],
    ] as const)('refuses %s %s without its code, and names the code', async (method, call, standard) => {
      const code = entity.codes[standard];
      const body = { Versao: 1, VersaoHistorica: 1 };
      const actor = { ...here.actor, codes: here.actor.codes.difference(new Set([code])) };
      const answer = await api.call(actor, method, path(call), method === 'GET' ? undefined : body);
      expect([answer.status, answer.body.Erros?.[0]?.Texto]).toEqual([403, expect.stringContaining(code)]);
    });

    test('offers no choices to who may do nothing', async () => {
      const nobody = { ...here.actor, codes: new Set<string>() };
      expect((await api.call(nobody, 'GET', path('Escolhas'))).status).toBe(403);
    });

    test.runIf(entity.scope !== 'installation')('hides records of another company', async () => {
      const { Identificador: id } = await create(entity);
      const calls = [
        ['GET', `Retornar/${id}`],
        ['GET', `Historico/${id}`],
        ['PUT', `Alterar/${id}`],
        ['DELETE', `Excluir/${id}?Versao=1`],
        ['POST', `RestaurarVersao/${id}`],
      ] as const;
      for (const [method, call] of calls) {
        const answer = await api.call(
          there.actor,
          method,
          path(call),
          method === 'GET'
            ? undefined
            : { Versao: 1, ...(call.startsWith('Restaurar') ? { VersaoHistorica: 1 } : {}) },
        );
        const never = await api.call(
          there.actor,
          method,
          path(call.replace(String(id), '999999999')),
          method === 'GET'
            ? undefined
            : { Versao: 1, ...(call.startsWith('Restaurar') ? { VersaoHistorica: 1 } : {}) },
        );
        expect([call, answer.status]).toEqual([call, 404]);
        expect(answer.body).toEqual(never.body);
      }
      const list = await api.call(there.actor, 'GET', path(`Listar?Identificador=${id}`));
      expect(list.body.ItemRegistro).toEqual({ Itens: [], Total: 0, TotalExato: true });
      const choices = await api.call(there.actor, 'GET', path(`Escolhas?Identificadores=${id}`));
      expect(choices.body.ItemRegistro.Itens).toEqual([]);
      const record = await api.call(here.actor, 'GET', path(`Retornar/${id}`));
      expect(record.body.ItemRegistro.Versao).toBe(1);
    });

    test('refuses fields nobody may write and names them', async () => {
      const made = await create(entity);
      const names = [
        'IdentificadorEmpresa',
        'Identificador',
        'CriadoEm',
        'Busca',
        'ExcluidoEm',
        'constructor',
        'Inventado',
      ];
      const readOnly = entity.fields.filter((field) => field.readOnly === 'always').map(({ name }) => name);
      for (const name of [...names, ...readOnly]) {
        const body = { ...(await sample(entity)), [name]: 1 };
        const created = await api.call(here.actor, 'POST', path('Incluir'), body);
        expect([name, created.status, created.body.Erros[0].Campo]).toEqual([name, 400, name]);
        const changed = await api.call(here.actor, 'PUT', path(`Alterar/${made.Identificador}`), {
          Versao: 1,
          [name]: 1,
        });
        expect([name, changed.status, changed.body.Erros[0].Campo]).toEqual([name, 400, name]);
      }
      const same = await api.call(here.actor, 'GET', path(`Retornar/${made.Identificador}`));
      expect(same.body.ItemRegistro).toEqual(made);
    });

    test('refuses values of the wrong kind and names the field', async () => {
      for (const field of entity.fields.filter(
        ({ readOnly, type }) => readOnly !== 'always' && type !== 'json',
      )) {
        for (const wrong of [
          { $gt: '' },
          field.type === 'lines' || field.type === 'referenceMany' ? 'x' : ['x'],
        ]) {
          const answer = await api.call(here.actor, 'POST', path('Incluir'), {
            ...(await sample(entity)),
            [field.name]: wrong,
          });
          const fields = answer.body.Erros.map(({ Campo }: { Campo: string }) => Campo);
          expect([field.name, answer.status, fields]).toEqual([
            field.name,
            400,
            expect.arrayContaining([field.name]),
          ]);
        }
      }
    });

    test('demands required fields, beside the field', async () => {
      for (const field of entity.fields.filter(
        ({ required, readOnly, default: given }) => required && !readOnly && given === null,
      )) {
        const { [field.name]: _left, ...rest } = await sample(entity);
        const answer = await api.call(here.actor, 'POST', path('Incluir'), rest);
        const fields = answer.body.Erros.map(({ Campo }: { Campo: string }) => Campo);
        expect([field.name, answer.status, fields]).toEqual([
          field.name,
          422,
          expect.arrayContaining([field.name]),
        ]);
      }
    });

    test('changes only on the version it was read at', async () => {
      const made = await create(entity);
      const id = made.Identificador;
      const { field, value } = await somethingElse(entity, made);
      const blind = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), { [field]: value });
      expect(blind.status).toBe(428);
      const changed = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), {
        Versao: 1,
        [field]: value,
      });
      expect(changed.body.ItemRegistro).toEqual({
        ...made,
        [field]: value,
        Versao: 2,
        AlteradoEm: expect.any(String),
      });
      const late = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), {
        Versao: 1,
        [field]: made[field],
      });
      expect(late).toMatchObject({
        status: 409,
        body: { Sucesso: false, ItemRegistro: changed.body.ItemRegistro },
      });
      const again = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), {
        Versao: 2,
        [field]: value,
      });
      expect(again.body.ItemRegistro.Versao).toBe(2);
      const back = await api.call(here.actor, 'POST', path(`RestaurarVersao/${id}`), {
        Versao: 2,
        VersaoHistorica: 1,
      });
      expect(back.body.ItemRegistro).toMatchObject({ [field]: made[field], Versao: 3 });
      const unknown = await api.call(here.actor, 'POST', path(`RestaurarVersao/${id}`), {
        Versao: 3,
        VersaoHistorica: 77,
      });
      expect(unknown).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'version-unknown' }] } });
    });

    test('goes into the trash and comes back', async () => {
      const made = await create(entity);
      const id = made.Identificador;
      expect((await api.call(here.actor, 'DELETE', path(`Excluir/${id}`))).status).toBe(428);
      expect((await api.call(here.actor, 'DELETE', path(`Excluir/${id}?Versao=9`))).status).toBe(409);
      expect((await api.call(here.actor, 'DELETE', path(`Excluir/${id}?Versao=1`))).status).toBe(200);
      const list = await api.call(here.actor, 'GET', path(`Listar?Identificador=${id}`));
      expect(list.body.ItemRegistro.Total).toBe(0);
      const trash = await api.call(here.actor, 'GET', path(`Listar?Identificador=${id}&Excluidos=true`));
      expect(trash.body.ItemRegistro.Itens[0].Identificador).toBe(id);
      const { list: listing, get, history: past, export: exporting } = entity.codes;
      const reader = { ...here.actor, codes: new Set([listing, get, past, exporting]) };
      expect((await api.call(reader, 'GET', path(`Historico/${id}`))).status).toBe(404);
      expect((await api.call(reader, 'GET', path('Exportar?Excluidos=true'))).status).toBe(403);
      expect((await api.call(reader, 'GET', path('Exportar'))).status).toBe(200);
      const late = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), { Versao: 1 });
      expect(late).toMatchObject({ status: 404, body: { Erros: [{ Codigo: 'record-deleted' }] } });
      const back = await api.call(here.actor, 'POST', path(`Restaurar/${id}`), {});
      expect(back.body.ItemRegistro).toMatchObject({ Identificador: id, Versao: 3 });
      const history = await api.call(here.actor, 'GET', path(`Historico/${id}`));
      expect(history.body.ItemRegistro.Itens.map(({ Operacao }: Row) => Operacao)).toEqual([
        'RESTAURAR',
        'EXCLUIR',
        'INCLUIR',
      ]);
    });

    test.runIf(entity.uniqueTogether.length > 0)('keeps unique values unique among the living', async () => {
      const fields = (entity.uniqueTogether[0] ?? []).filter((name) =>
        entity.fields.some((field) => field.name === name && field.readOnly !== 'always'),
      );
      if (fields.length === 0) return;
      const made = await create(entity);
      const values = Object.fromEntries(fields.map((name) => [name, made[name]]));
      const twin = await fitting(entity, values);
      const refused = await api.call(here.actor, 'POST', path('Incluir'), twin);
      expect(refused).toMatchObject({
        status: 422,
        body: { Erros: [{ Codigo: 'value-taken', Campo: fields[0] }] },
      });
      await api.call(here.actor, 'DELETE', path(`Excluir/${made.Identificador}?Versao=1`));
      expect((await api.call(here.actor, 'POST', path('Incluir'), twin)).status).toBe(200);
      expect(
        (await api.call(here.actor, 'POST', path(`Restaurar/${made.Identificador}`), {})).body.Erros[0]
          .Codigo,
      ).toBe('value-taken');
    });

    test.runIf(entity.scope === 'company')('does not refer to what another company has', async () => {
      const reference = entity.fields.find(
        ({ type, entity: target, readOnly }) =>
          type === 'reference' && readOnly === false && target !== 'empresa',
      );
      if (!reference?.entity) return;
      const foreign = await there.refer(reference.entity);
      const answer = await api.call(here.actor, 'POST', path('Incluir'), {
        ...(await sample(entity)),
        [reference.name]: foreign,
      });
      const never = await api.call(here.actor, 'POST', path('Incluir'), {
        ...(await sample(entity)),
        [reference.name]: 999_999_999,
      });
      expect(answer).toMatchObject({ status: 404, body: { Erros: [{ Campo: reference.name }] } });
      expect(answer.body).toEqual(never.body);
    });

    test('leaves one change row for each write, and none for a refused one', async () => {
      const before = await changes(entity);
      const made = await create(entity);
      await api.call(here.actor, 'PUT', path(`Alterar/${made.Identificador}`), { Versao: 7 });
      await api.call(here.actor, 'POST', path('Incluir'), { Inventado: 1 });
      await api.call(here.actor, 'DELETE', path(`Excluir/${made.Identificador}?Versao=1`));
      expect((await changes(entity)) - before).toBe(2);
    });

    test('tells its history: made, changed field by field, deleted', async () => {
      const made = await create(entity);
      const { field, value } = await somethingElse(entity, made);
      await api.call(here.actor, 'PUT', path(`Alterar/${made.Identificador}`), { Versao: 1, [field]: value });
      const answer = await api.call(here.actor, 'GET', path(`Historico/${made.Identificador}`));
      const [changed, created] = answer.body.ItemRegistro.Itens;
      expect(changed).toMatchObject({ Operacao: 'ALTERAR', Versao: 2, Usuario: here.actor.name });
      expect(changed.Campos).toContainEqual({ Campo: field, De: made[field], Para: value });
      expect(created).toMatchObject({ Operacao: 'INCLUIR', Versao: 1 });
    });

    test('is found by its identifier, and counted', async () => {
      const made = await create(entity);
      const answer = await api.call(here.actor, 'GET', path(`Listar?Identificador=${made.Identificador}`));
      expect(answer.body.ItemRegistro).toMatchObject({
        Total: 1,
        TotalExato: true,
        Itens: [{ Identificador: made.Identificador, Versao: 1 }],
      });
    });

    test.runIf(entity.fields.some(({ search, type }) => search && type === 'text'))(
      'is found by free text, whatever its accents and case',
      async () => {
        const field = entity.fields.find(
          ({ search, type, readOnly, mask }) => search && type === 'text' && readOnly === false && !mask,
        );
        if (!field || (field.maxLength ?? 200) < 20) return;
        turn += 1;
        const body = { ...(await sample(entity)), [field.name]: `São João ${turn}` };
        const made = await api.call(here.actor, 'POST', path('Incluir'), body);
        const id = made.body.ItemRegistro?.Identificador;
        expect(made.status).toBe(200);
        const answer = await api.call(
          here.actor,
          'GET',
          path(`Listar?Busca=${encodeURIComponent(`SAO  joao ${turn}`)}`),
        );
        expect(answer.body.ItemRegistro.Itens.map(({ Identificador }: Row) => Identificador)).toContain(id);
      },
    );

    test('is found by every value its filters ask for', async () => {
      const made = await create(entity);
      for (const field of entity.fields.filter(({ filter, type }) => filter && type !== 'lines')) {
        const value = made[field.name];
        // A list that is a value of its own (`json`) is asked for as a whole.
        const asked = Array.isArray(value) && equalOf(field) !== 'vazio' ? value[0] : value;
        const condition =
          asked === null || asked === undefined
            ? { Campo: field.name, Operador: 'vazio', Valor: true }
            : {
                Campo: field.name,
                Operador: equalOf(field),
                Valor: equalOf(field) === 'vazio' ? false : asked,
              };
        const filter = encodeURIComponent(JSON.stringify(condition));
        const answer = await api.call(
          here.actor,
          'GET',
          path(`Listar?Identificador=${made.Identificador}&Filtro=${filter}`),
        );
        expect([field.name, answer.status, answer.body.ItemRegistro?.Total]).toEqual([field.name, 200, 1]);
      }
    });

    test.each(['asc', 'desc'])('sorts %s by each of its columns, or says that it cannot', async (order) => {
      for (const field of entity.fields.filter(({ list }) => list !== false)) {
        const answer = await api.call(
          here.actor,
          'GET',
          path(`Listar?SortFields=${field.name}&SortOrder=${order}`),
        );
        expect([field.name, [200, 400].includes(answer.status)]).toEqual([field.name, true]);
      }
      const own = entity.sort.field;
      const answer = await api.call(here.actor, 'GET', path(`Listar?SortFields=${own}&SortOrder=${order}`));
      expect([own, answer.status]).toEqual([own, 200]);
    });

    test('gives each record once over its pages', async () => {
      await create(entity);
      await create(entity);
      const seen: number[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await api.call(here.actor, 'GET', path(`Listar?Pagina=${page}&NumeroRegistros=2`));
        const { Itens } = answer.body.ItemRegistro;
        if (Itens.length === 0 || page > 100) break;
        seen.push(...Itens.map(({ Identificador }: Row) => Identificador));
      }
      expect(seen.length).toBeGreaterThan(1);
      expect(new Set(seen).size).toBe(seen.length);
    });

    test.each(['pt-br', 'en-us'] as const)('exports its columns in %s', async (locale) => {
      const { Identificador } = await create(entity);
      const actor = { ...here.actor, locale };
      const answer = await api.call(actor, 'GET', path(`Exportar?Identificador=${Identificador}`));
      const [header = '', line = ''] = String(answer.body).replace('\ufeff', '').split('\r\n');
      const separator = locale === 'pt-br' ? ';' : ',';
      const [first] = entity.fields.filter(
        ({ list, type }) => list !== false && type !== 'lines' && type !== 'json',
      );
      expect(header.split(separator)).toContain(first?.label[locale]);
      expect(line).not.toBe('');
    });

    test.each(['pt-br', 'en-us'] as const)(
      'says in %s what is missing, by the labels of the form',
      async (locale) => {
        const answer = await api.call({ ...here.actor, locale }, 'POST', path('Incluir'), {});
        const missing = entity.fields.filter(
          ({ required, readOnly, default: given, visibleWhen }) =>
            required && readOnly !== 'always' && given === null && !visibleWhen,
        );
        expect(missing.length).toBeGreaterThan(0);
        expect(answer.status).toBe(422);
        for (const { name, label } of missing) {
          const said = answer.body.Erros.find(({ Campo }: { Campo: string }) => Campo === name)?.Texto;
          expect([name, said]).toEqual([name, expect.stringContaining(label[locale])]);
        }
      },
    );

    test('is offered as a choice by its name', async () => {
      const made = await create(entity);
      const answer = await api.call(
        here.actor,
        'GET',
        path(`Escolhas?Identificadores=${made.Identificador}`),
      );
      expect(answer.body.ItemRegistro.Itens).toMatchObject([
        {
          Identificador: made.Identificador,
          Rotulo: String(made[entity.representation] ?? made.Identificador),
        },
      ]);
    });

    test.runIf(entity.fields.some(({ name, type }) => name === 'Ativo' && type === 'boolean'))(
      'is not offered in new choices once inactive, and stays in old ones',
      async () => {
        const made = await api.call(here.actor, 'POST', path('Incluir'), {
          ...(await sample(entity)),
          Ativo: false,
        });
        const id = made.body.ItemRegistro?.Identificador;
        const ids = async (query: string) => {
          const answer = await api.call(here.actor, 'GET', path(`Escolhas${query}`));
          return answer.body.ItemRegistro.Itens.map(({ Identificador }: Row) => Identificador);
        };
        expect(await ids('')).not.toContain(id);
        expect(await ids(`?Identificadores=${id}`)).toEqual([id]);
      },
    );

    test('deletes many at once and brings each back', async () => {
      const ids = [(await create(entity)).Identificador, (await create(entity)).Identificador];
      const gone = await api.call(here.actor, 'POST', path('ExcluirVarios'), { Identificadores: ids });
      expect(gone.body.ItemRegistro).toEqual({
        Excluidos: ids,
        Recusados: [],
        Lote: expect.any(Number),
      });
      for (const id of ids)
        expect((await api.call(here.actor, 'POST', path(`Restaurar/${id}`), {})).status).toBe(200);
    });
  });

  /** An invented record with these values that breaks no rule between them and the rest. */
  async function fitting(entity: Entity, values: Row): Promise<Row> {
    const { validate } = api.models.named(entity.name);
    let made = { ...(await sample(entity)), ...values };
    for (let tries = 0; tries < 5 && judge(entity, validate, made, 'pt-br').problems.length > 0; tries += 1)
      made = { ...(await sample(entity)), ...values };
    return made;
  }

  /** A field that may be changed, and another value for it. */
  async function somethingElse(entity: Entity, made: Row): Promise<{ field: string; value: unknown }> {
    const isAsked = ({ visibleWhen }: Field) =>
      !visibleWhen || visibleWhen.in.includes(made[visibleWhen.field]);
    const writable = entity.fields.filter((field) => field.readOnly === false && isAsked(field));
    const free = writable.filter(({ unique }) => !unique);
    const field =
      free.find(({ type }) => type === 'text') ?? writable.find(({ type }) => type === 'text') ?? free[0];
    if (!field) throw new Error(`${entity.name} has nothing to change`);
    const value = await otherValue(field, made[field.name], turn, here.refer);
    turn += 5; // the value belongs to one of the next turns, which must not use it again
    return { field: field.name, value };
  }

  async function changes({ name }: Entity): Promise<number> {
    return api.database.transaction(here.actor, async (tx) => {
      const rows = await tx
        .selectFrom('alteracao')
        .select('Identificador')
        .where('Entidade', '=', name)
        .execute();
      return rows.length;
    });
  }
});

/** The operator that asks for the very value, or at least lets it through. */
function equalOf(field: Field): string {
  const { filters = [] } = definitions[field.type] ?? {};
  return (
    (['igual', 'maiorIgual'] as const).find((operator) => filters.includes(operator)) ?? filters[0] ?? ''
  );
}
