import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { askExport } from '../../src/server/engine/exports/askExport.ts';
import { makeExport } from '../../src/server/engine/exports/makeExport.ts';
import type { Workplace } from '../../src/server/engine/feature.ts';
import { deadLetters } from '../../src/server/engine/jobs/job.ts';
import { type JobQueue, openQueue } from '../../src/server/engine/jobs/queue.ts';
import { createFileStore, type FileStore } from '../../src/server/kit/files/fileStore.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { moveJobs } from '../support/databases/moveJobs.ts';
import { readWorkbook } from '../support/papers/readWorkbook.ts';
import { startTenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

describe.each(featureEngines)('%s, an export that is too long to wait for', (_engine, start) => {
  let api: Api;
  let actor: Actor;
  let folder: string;
  let files: FileStore;
  let queue: JobQueue;
  const troubles: unknown[] = [];

  beforeAll(async () => {
    api = await startApi(start, entities, {
      exportedAtOnce: 3,
      askExport: (...given) => askExport(queue)(...given),
    });
    const onError = (error: unknown) => troubles.push(error);
    queue = await openQueue(api.database, { types: [makeExport], now: () => new Date(), onError });
    const tenant = await startTenant(api);
    const user = await tenant.make('usuario');
    const company = Number(tenant.actor.companyId);
    await api.database.asMigrator((tx) =>
      sql`insert into usuario_vinculos ("IdentificadorPai", "Ordem", "IdentificadorEmpresa", "Ativo")
        select ${user.Identificador}, 99, ${company}, true where not exists (select 1 from usuario_vinculos
          where "IdentificadorPai" = ${user.Identificador} and "IdentificadorEmpresa" = ${company})`.execute(
        tx,
      ),
    );
    actor = { ...tenant.actor, userId: user.Identificador };
    for (const Nome of ['A', 'B', 'C', 'D'])
      await api.call(actor, 'POST', '/Grupo/Incluir', { Nome: `Grupo ${Nome}` });
    folder = await mkdtemp(join(tmpdir(), 'folio-exportacao-'));
    files = createFileStore(folder);
  });
  afterAll(async () => {
    await queue.close();
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const workOff = (store: Pick<FileStore, 'put'> = files) => {
    const { database, models } = api;
    const onError = (error: unknown) => troubles.push(error);
    const place = { database, models, files: store, now: () => new Date(), onError };
    return queue.worker(place as unknown as Workplace).workOff();
  };
  const ask = (query: string) => api.call(actor, 'GET', `/Grupo/Exportar?${query}`);
  const rowOf = async (id: number) => {
    const { rows } = await api.database.asMigrator((tx) =>
      sql<Record<string, unknown>>`select * from exportacao where "Identificador" = ${id}`.execute(tx),
    );
    return rows[0] ?? {};
  };
  const noticesOf = async (id: number) => {
    const { rows } = await api.database.asMigrator((tx) =>
      sql<{ kind: string; params: unknown }>`select "Tipo" as kind, "Parametros" as params from aviso
        where "IdentificadorRegistro" = ${id} and "Entidade" = 'grupo'`.execute(tx),
    );
    return rows;
  };

  test('is made later, as a file, and told of', async () => {
    const asked = await ask('Formato=xlsx&Colunas=Nome&SortFields=Nome&SortOrder=asc');
    expect(asked).toMatchObject({ status: 202, body: { Sucesso: true } });
    const id = asked.body.ItemRegistro.Exportacao;
    expect(await workOff()).toBe(1);
    expect(troubles).toEqual([]);
    const row = await rowOf(id);
    // What was asked may name persons, and has done its part.
    expect(row).toMatchObject({ Total: 4, Pedido: null, Erro: null });
    const { stream } = await files.get(String(row.Arquivo), 'clientes.csv');
    expect((await readWorkbook(await buffer(stream))).rows.map(({ A }) => A)).toEqual([
      'Nome',
      'Grupo A',
      'Grupo B',
      'Grupo C',
      'Grupo D',
    ]);
    expect(await noticesOf(id)).toEqual([{ kind: 'exportacao-pronta', params: { registros: '4 grupos' } }]);
    expect(await workOff()).toBe(0);
  });

  test('is waited for when it is short', async () => {
    expect(await ask('Busca=Grupo A')).toMatchObject({ status: 200 });
    expect((await ask('Colunas=Nada')).status).toBe(400);
  });

  test('that cannot be made says so', async () => {
    const asked = await ask('Formato=csv');
    const id = asked.body.ItemRegistro.Exportacao;
    await api.database.asMigrator((tx) =>
      sql`update exportacao set "Ator" = jsonb_set("Ator", '{codes}', '[]') where "Identificador" = ${id}`.execute(
        tx,
      ),
    );
    await workOff();
    expect(await rowOf(id)).toMatchObject({ Arquivo: null, Pedido: null });
    expect(await noticesOf(id)).toMatchObject([{ kind: 'exportacao-falhou' }]);
    expect(troubles).toEqual([]);
  });

  test('that fails in a way no one foresaw is tried again, given up and told, and may still be made', async () => {
    const asked = await ask('Formato=csv');
    const id = asked.body.ItemRegistro.Exportacao;
    const full: Pick<FileStore, 'put'> = {
      put: (bytes, options) =>
        files.put(
          (async function* () {
            yield* bytes as AsyncIterable<Uint8Array>;
            throw new Error('no room');
          })(),
          options,
        ),
    };
    for (const _try of [1, 2, 3]) {
      expect(await noticesOf(id)).toEqual([]);
      await workOff(full);
      await moveJobs(api.database, [{ at: new Date(), seconds: 60 }]);
    }
    expect(troubles.splice(0)).toHaveLength(3);
    expect(await noticesOf(id)).toMatchObject([
      { kind: 'exportacao-falhou', params: { erro: { Codigo: 'export-interrupted' } } },
    ]);
    const { rows } = await api.database.asMigrator((tx) =>
      sql<{ id: string }>`select id from pgboss.job where name = ${deadLetters}`.execute(tx),
    );
    await api.database.system((tx) => queue.runAgain(tx, rows[0]?.id ?? ''));
    await workOff();
    expect(await rowOf(id)).toMatchObject({ Total: 4, Pedido: null, Erro: null });
    expect(await noticesOf(id)).toMatchObject([{ kind: 'exportacao-falhou' }, { kind: 'exportacao-pronta' }]);
  });

  test('whose worker was killed is begun anew', async () => {
    const asked = await ask('Formato=csv');
    await api.database.asMigrator((tx) =>
      sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 1 where state = 'created'`.execute(
        tx,
      ),
    );
    await workOff();
    expect(await noticesOf(asked.body.ItemRegistro.Exportacao)).toMatchObject([
      { kind: 'exportacao-pronta' },
    ]);
  });
});
