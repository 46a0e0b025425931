import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let tenant: Tenant;

  beforeAll(async () => {
    api = await startApi(start, entities);
    tenant = await startTenant(api);
  });
  afterAll(() => api.close());

  const create = (Nome: string, key: string, as = tenant.actor) =>
    api.call(as, 'POST', '/Grupo/Incluir', { Nome }, key);
  const total = async (Nome: string) =>
    (await api.call(tenant.actor, 'GET', `/Grupo/Listar?Nome=${Nome}&Excluidos=false`)).body.ItemRegistro
      .Total;

  test('answers a repeated call as the first time and writes once', async () => {
    const first = await create('Repetido', 'chave-repetida-1');
    const second = await create('Repetido', 'chave-repetida-1');
    expect(second).toEqual(first);
    expect(await total('Repetido')).toBe(1);
  });

  test('lets calls that run at the same time write once and answer alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create('Simultaneo', 'chave-simultanea')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await total('Simultaneo')).toBe(1);
  });

  test('refuses a key that comes again with something else', async () => {
    await create('Primeiro', 'chave-trocada-1');
    const other = await create('Segundo', 'chave-trocada-1');
    expect(other).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'idempotency-key-reused' }] } });
    expect(await total('Segundo')).toBe(0);
  });

  test('keeps no trace of a refused call, so it may be corrected and sent again', async () => {
    await create('Ocupado', 'chave-primeira-1');
    expect((await create('Ocupado', 'chave-recusada-1')).status).toBe(422);
    expect((await create('Livre', 'chave-recusada-1')).status).toBe(200);
  });

  test('belongs to one person and one company', async () => {
    const first = await create('De um', 'chave-de-um-so-1', { ...tenant.actor, userId: 71 });
    const second = await create('De outro', 'chave-de-um-so-1', { ...tenant.actor, userId: 72 });
    expect([first.status, second.status]).toEqual([200, 200]);
    const elsewhere = await startTenant(api);
    expect((await create('De um', 'chave-de-um-so-1', { ...elsewhere.actor, userId: 71 })).status).toBe(422);
  });

  test('holds for changes and deletions too', async () => {
    const { Identificador } = await tenant.make('grupo');
    const change = () =>
      api.call(
        tenant.actor,
        'PUT',
        `/Grupo/Alterar/${Identificador}`,
        { Versao: 1, Nome: 'Mudado' },
        'chave-de-mudanca',
      );
    expect(await change()).toEqual(await change());
    const remove = () =>
      api.call(
        tenant.actor,
        'DELETE',
        `/Grupo/Excluir/${Identificador}?Versao=2`,
        undefined,
        'chave-de-exclusao',
      );
    expect([await remove(), await remove()]).toEqual([
      expect.objectContaining({ status: 200 }),
      expect.objectContaining({ status: 200 }),
    ]);
  });

  test('refuses keys nobody could have meant', async () => {
    for (const key of ['curta', 'x'.repeat(201), 'com espaço dentro'])
      expect((await create('Nunca', key)).body.Erros[0].Codigo).toBe('idempotency-key-invalid');
  });

  test('is forgotten after a day', async () => {
    await create('Velho', 'chave-de-ontem-1');
    await api.database.asMigrator((tx) =>
      sql`update idempotencia set "CriadoEm" = now() - interval '25 hours'`.execute(tx),
    );
    expect((await create('Novo', 'chave-de-ontem-1')).status).toBe(200);
  });
});
