import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { migrate } from '../../src/server/engine/database/migrate.ts';
import { requireMigrated } from '../../src/server/engine/database/numberedSteps.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { postgres } from '../support/databases/engines.ts';
import { makeActor } from '../support/people/actors.ts';

const suffix = `${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
const database = `folio_papeis_${suffix}`;
const owner = { name: `folio_dono_${suffix}`, password: 'dono' };
const clerk = { name: `folio_uso_${suffix}`, password: 'uso' };

describe.skipIf(!postgres)('PostgreSQL with its roles apart', () => {
  if (!postgres) return;
  const { administer, urlOf } = postgres;
  let asOwner: OpenDatabase;

  beforeAll(async () => {
    await administer(`create role ${owner.name} login password '${owner.password}'`);
    await administer(`create database ${database} owner ${owner.name}`);
    await administer(
      `do $$ begin create role folio_aplicacao nologin; exception when duplicate_object then null; end $$`,
    );
  });
  afterAll(async () => {
    await asOwner?.close();
    await administer(`drop database if exists ${database} with (force)`);
    await administer(`drop role if exists ${clerk.name}`);
    await administer(`drop role if exists ${owner.name}`);
  });

  test('is not served before it is migrated, which is said in one sentence', async () => {
    await administer(`create role ${clerk.name} login password '${clerk.password}' in role folio_aplicacao`);
    const serving = await openDatabase({ url: urlOf(database, clerk), production: true });
    try {
      await expect(requireMigrated(serving)).rejects.toThrow(
        /^The database at DATABASE_URL lacks 0001-first-release: run npm run db:migrate as the owner of the tables\.$/,
      );
    } finally {
      await serving.close();
    }
  });

  test('is not served by a login outside of the application role, which is told what it lacks', async () => {
    await administer(`revoke folio_aplicacao from ${clerk.name}`);
    const serving = await openDatabase({ url: urlOf(database, clerk), production: true });
    try {
      await expect(requireMigrated(serving)).rejects.toThrow(
        /^The login of DATABASE_URL is no member of folio_aplicacao: grant folio_aplicacao to it\.$/,
      );
    } finally {
      await serving.close();
      await administer(`grant folio_aplicacao to ${clerk.name}`);
    }
  });

  test('migrates as an owner who is no superuser, once let into the application role', async () => {
    asOwner = await openDatabase({ url: urlOf(database, owner) });
    await administer(`revoke folio_aplicacao from ${owner.name}`);
    await expect(migrate(asOwner, entities)).rejects.toThrow(
      /no member of folio_aplicacao. Remedy: grant folio_aplicacao/,
    );
    await administer(`grant folio_aplicacao to ${owner.name}`);
    expect((await migrate(asOwner, entities)).statements.length).toBeGreaterThan(0);
  });

  test('serves as a role that owns nothing', async () => {
    const serving = await openDatabase({ url: urlOf(database, clerk), production: true });
    try {
      await requireMigrated(serving);
      const rows = await serving.transaction(makeActor({ companyId: 1 }), (tx) =>
        tx.selectFrom('grupo').selectAll().execute(),
      );
      expect(rows).toEqual([]);
      await expect(migrate(serving, entities)).rejects.toThrow(/permission denied/);
      await asOwner.asMigrator((tx) => sql`insert into migracao ("Nome") values ('9999-amanha')`.execute(tx));
      await expect(requireMigrated(serving)).rejects.toThrow(/by a newer version \(9999-amanha\)/);
    } finally {
      await serving.close();
    }
  });

  test('refuses to serve as superuser, and says what to do', async () => {
    const opening = openDatabase({ url: urlOf(database), production: true });
    await expect(opening).rejects.toThrow(/row-level security does not bind.*create role folio login/s);
  });
});
