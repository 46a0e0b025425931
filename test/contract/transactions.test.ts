import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import type { Tx } from '../../src/server/kit/database/database.ts';
import { failureOfSystem } from '../../src/server/kit/database/failureCodes.ts';
import { openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { engines, postgres } from '../support/databases/engines.ts';
import { makeActor } from '../support/people/actors.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

describe.each(engines)('%s', (_engine, start) => {
  let api: Api;
  let tenants: readonly Tenant[];

  beforeAll(async () => {
    api = await startApi(start, entities);
    tenants = [await startTenant(api), await startTenant(api)];
    for (const [index, tenant] of tenants.entries())
      await tenant.make('grupo', { Nome: `Grupo de ${index}` });
  });
  afterAll(() => api.close());

  const names = async (tx: Tx) => (await sql<{ Nome: string }>`select "Nome" from grupo`.execute(tx)).rows;

  test('a reading may not write', async () => {
    const write = api.database.reading(makeActor(tenants[0]?.actor), (tx) =>
      sql`update grupo set "Nome" = 'outro'`.execute(tx),
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  test('many at once see each their own company, over connections that take turns', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_item, turn) => {
        const { actor } = tenants[turn % 2] as Tenant;
        const run = turn % 3 === 0 ? api.database.transaction : api.database.reading;
        return [turn % 2, await run(actor, names)];
      }),
    );
    for (const [index, rows] of answers) expect(rows).toEqual([{ Nome: `Grupo de ${index}` }]);
  });

  test('what fails leaves nothing behind for who comes next', async () => {
    const { actor } = tenants[0] as Tenant;
    for (const run of [api.database.reading, api.database.transaction]) {
      await expect(run(actor, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow(/division by zero/);
      await expect(
        run(actor, async () => {
          throw new Error('ours');
        }),
      ).rejects.toThrow('ours');
      expect(await api.database.system(names)).toEqual([]);
      expect(await run(actor, names)).toHaveLength(1);
    }
  });
});

describe.skipIf(!postgres)('PostgreSQL', () => {
  test('says why a transaction could not begin, not that it was aborted', async () => {
    const role = { name: `folio_teste_fora_${process.pid}`, password: 'fora' };
    await postgres?.administer(`create role ${role.name} login password '${role.password}'`);
    const outside = await openDatabase({ url: postgres?.urlOf('postgres', role) ?? '' });
    try {
      for (const run of [outside.reading, outside.transaction])
        await expect(run(makeActor(), (tx) => sql`select ${1}::int`.execute(tx))).rejects.toThrow(
          /permission denied to set role "folio_aplicacao"/,
        );
    } finally {
      await outside.close();
      await postgres?.administer(`drop role ${role.name}`);
    }
  });

  test('that ends a connection in the middle of a transaction is told as busy, and asked again by the next', async () => {
    const database = await openDatabase({ url: postgres?.urlOf('postgres') ?? '' });
    const broken = database.asMigrator(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await postgres?.administer(`select pg_terminate_backend(${rows[0]?.pid})`);
      await pause(50);
      await sql`select 1`.execute(tx);
    });
    try {
      const failure: unknown = await broken.catch((error) => error);
      expect(failureOfSystem(failure)?.code).toBe('database-busy');
      await expect(database.asMigrator((tx) => sql`select 1 as one`.execute(tx))).resolves.toMatchObject({
        rows: [{ one: 1 }],
      });
    } finally {
      await database.close();
    }
  });
});
