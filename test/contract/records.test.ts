import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Row } from '../../src/server/database/database.ts';
import { allCodes, makeActor } from '../support/actors.ts';
import { engines } from '../support/engines.ts';
import { otherValue, sampleRecord } from '../support/sampleValues.ts';
import { type Api, startApi } from '../support/startApi.ts';
import { startTenant, type Tenant } from '../support/tenant.ts';

const writable = entities.filter(({ calls }) => calls.includes('create') && calls.includes('update'));
const without = (code: string) => new Set([...allCodes()].filter((held) => held !== code));

describe.each(engines)('%s', (_engine, start) => {
  let api: Api;
  let here: Tenant;
  let there: Tenant;
  let turn = 1000;

  beforeAll(async () => {
    api = await startApi(start, entities);
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
      const references = entity.fields.filter(
        ({ type, visibleWhen }) => type === 'reference' && !visibleWhen,
      );
      const { Rotulos } = await create(entity);
      for (const { name } of references) expect(Rotulos).toHaveProperty([name], expect.any(String));
    });

    test('refuses each call without its code and names the code', async () => {
      const { Identificador: id } = await create(entity);
      const calls = [
        ['GET', 'Listar', entity.codes.list],
        ['GET', `Retornar/${id}`, entity.codes.get],
        ['GET', `Historico/${id}`, entity.codes.history],
        ['POST', 'Incluir', entity.codes.create],
        ['PUT', `Alterar/${id}`, entity.codes.update],
        ['DELETE', `Excluir/${id}?Versao=1`, entity.codes.delete],
        ['POST', `Restaurar/${id}`, entity.codes.delete],
        ['POST', `RestaurarVersao/${id}`, entity.codes.update],
      ] as const;
      for (const [method, call, code] of calls) {
        const actor = { ...here.actor, codes: without(code) };
        const answer = await api.call(
          actor,
          method,
          path(call),
          method === 'GET' ? undefined : { Versao: 1 },
        );
        expect([call, answer.status, answer.body.Erros?.[0]?.Texto]).toEqual([
          call,
          403,
          expect.stringContaining(code),
        ]);
      }
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
      const field =
        entity.fields.find(
          ({ readOnly, type, unique }) => readOnly === false && type === 'text' && !unique,
        ) ?? entity.fields.find(({ readOnly, type }) => readOnly === false && type === 'text');
      if (!field) throw new Error(`${entity.name} has no text to change`);
      const value = await otherValue(field, made[field.name], turn, here.refer);
      const blind = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), { [field.name]: value });
      expect(blind.status).toBe(428);
      const changed = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), {
        Versao: 1,
        [field.name]: value,
      });
      expect(changed.body.ItemRegistro).toEqual({
        ...made,
        [field.name]: value,
        Versao: 2,
        AlteradoEm: expect.any(String),
      });
      const late = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), {
        Versao: 1,
        [field.name]: made[field.name],
      });
      expect(late).toMatchObject({
        status: 409,
        body: { Sucesso: false, ItemRegistro: changed.body.ItemRegistro },
      });
      const again = await api.call(here.actor, 'PUT', path(`Alterar/${id}`), {
        Versao: 2,
        [field.name]: value,
      });
      expect(again.body.ItemRegistro.Versao).toBe(2);
      const back = await api.call(here.actor, 'POST', path(`RestaurarVersao/${id}`), {
        Versao: 2,
        VersaoHistorica: 1,
      });
      expect(back.body.ItemRegistro).toMatchObject({ [field.name]: made[field.name], Versao: 3 });
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
      const twin = { ...(await sample(entity)), ...values };
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
  });

  test('does not delete what living records refer to, and says which and how many', async () => {
    const diretoria = await here.make('diretoria');
    const first = await here.make('segmento-area', { IdentificadorDiretoria: diretoria.Identificador });
    await here.make('segmento-area', { IdentificadorDiretoria: diretoria.Identificador });
    const refused = await api.call(
      here.actor,
      'DELETE',
      `/Diretoria/Excluir/${diretoria.Identificador}?Versao=1`,
    );
    expect(refused).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'record-in-use' }] } });
    expect(refused.body.Erros[0].Texto).toContain(`${entityLabel('segmento-area')} (2)`);
    await api.call(here.actor, 'DELETE', `/SegmentoArea/Excluir/${first.Identificador}?Versao=1`);
    const still = await api.call(
      here.actor,
      'DELETE',
      `/Diretoria/Excluir/${diretoria.Identificador}?Versao=1`,
    );
    expect(still.body.Erros[0].Texto).toContain('(1)');
  });

  test('does not bring back a record whose parent is gone', async () => {
    const diretoria = await here.make('diretoria');
    const segmento = await here.make('segmento-area', { IdentificadorDiretoria: diretoria.Identificador });
    await api.call(here.actor, 'DELETE', `/SegmentoArea/Excluir/${segmento.Identificador}?Versao=1`);
    await api.call(here.actor, 'DELETE', `/Diretoria/Excluir/${diretoria.Identificador}?Versao=1`);
    const refused = await api.call(
      here.actor,
      'POST',
      `/SegmentoArea/Restaurar/${segmento.Identificador}`,
      {},
    );
    expect(refused.body.Erros[0]).toMatchObject({
      Codigo: 'reference-not-found',
      Campo: 'IdentificadorDiretoria',
    });
  });

  test('gives operations a code of their year and company without gaps', async () => {
    const tenant = await startTenant(api);
    await tenant.make('operacao');
    const cliente = await tenant.need('cliente');
    await expect(tenant.make('operacao', { IdentificadorCliente: 999_999_999 })).rejects.toThrow();
    const second = await tenant.make('operacao', { IdentificadorCliente: cliente });
    expect(second).toMatchObject({ Codigo: expect.stringMatching(/^20\d\d-000002$/), Situacao: 'rascunho' });
  });

  test('replaces the rows of a record as a whole, in the given order', async () => {
    const segment = await here.need('segmento-area');
    const row = (ValorMaximo: number) => ({
      IdentificadorSegmentoArea: segment,
      TipoImovel: 'Rural',
      ValorMaximo,
    });
    const officer = await here.make('officer', { Alcada: [row(1), row(2)] });
    const answer = await api.call(here.actor, 'PUT', `/Officer/Alterar/${officer.Identificador}`, {
      Versao: 1,
      Alcada: [row(9_999_999_999.99), row(1)],
    });
    expect(answer.body.ItemRegistro.Alcada).toEqual([row(9_999_999_999.99), row(1)]);
    expect(answer.body.ItemRegistro.Rotulos['Alcada.1.IdentificadorSegmentoArea']).toEqual(
      expect.any(String),
    );
    const wrong = await api.call(here.actor, 'PUT', `/Officer/Alterar/${officer.Identificador}`, {
      Versao: 2,
      Alcada: [row(1), { ...row(1), Extra: 1 }],
    });
    expect(wrong).toMatchObject({ status: 400, body: { Erros: [{ Campo: 'Alcada.1.Extra' }] } });
  });

  test('keeps hostile text as it is or refuses it, and never breaks', async () => {
    const texts = [
      "'; drop table cliente; --",
      '🌾 \u202Eevil\u202C',
      'a\u0301',
      '%_\\',
      '{{7*7}}',
      '<b>x</b>',
    ];
    for (const Nome of texts) {
      const made = await api.call(here.actor, 'POST', '/Grupo/Incluir', { Nome });
      expect(made.body.ItemRegistro.Nome).toBe(Nome);
      const found = await api.call(here.actor, 'GET', `/Grupo/Listar?Nome=${encodeURIComponent(Nome)}`);
      expect(found.body.ItemRegistro.Total).toBe(1);
    }
    for (const Nome of ['a\u0000b', '\ud800', 'x'.repeat(1_000)]) {
      const refused = await api.call(here.actor, 'POST', '/Grupo/Incluir', { Nome });
      expect(refused.body.Erros[0].Campo).toBe('Nome');
      expect([400, 422]).toContain(refused.status);
    }
  });

  test('tells who reads personal data, one note a call, and nothing for the rest', async () => {
    api.reads.length = 0;
    await api.call(here.actor, 'GET', '/Cliente/Listar?Busca=maria');
    await api.call(here.actor, 'GET', '/Diretoria/Listar');
    expect(api.reads).toEqual([
      expect.objectContaining({ entity: 'cliente', call: 'Listar', query: 'Busca=maria' }),
    ]);
  });

  test('opens nothing of a company before one is chosen', async () => {
    const answer = await api.call(makeActor(), 'GET', '/Cliente/Listar');
    expect(answer).toMatchObject({ status: 403, body: { Erros: [{ Codigo: 'company-missing' }] } });
  });

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

const entityLabel = (name: string) => entities.find((entity) => entity.name === name)?.plural['pt-br'];
