import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { entities } from '../../../src/metadata/entities.ts';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { openDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { migrated } from './databaseImage.ts';
import { DatabaseShelf } from './databaseShelf.ts';
import { newDatabase, postgres } from './engines.ts';

describe.skipIf(!postgres)('a database that is lent again', () => {
  const ask = async <T>(database: OpenDatabase, text: string): Promise<readonly T[]> =>
    (await database.asMigrator((tx) => sql.raw<T>(text).execute(tx))).rows;
  const pathOf = (database: OpenDatabase) =>
    ask<{ name: string }>(database, 'select current_database() as name');
  const types = (database: OpenDatabase) =>
    ask(database, 'select * from tipo_certidao order by "Identificador"');

  test('has its first rows and numbers alone, and is another one once its tables were changed', async () => {
    const made: (() => Promise<void>)[] = [];
    const shelf = new DatabaseShelf(async () => {
      const { url, drop } = await newDatabase(null);
      const database = await migrated(await openDatabase({ url }), entities);
      made.push(async () => {
        // One of them is closed by the shelf itself.
        await database.close().catch(() => undefined);
        await drop();
      });
      return database;
    });
    try {
      const first = await shelf.take();
      const [name, known] = [await pathOf(first), await types(first)];
      expect(known.length).toBeGreaterThan(0);
      await ask(first, `update tipo_certidao set "Nome" = 'outro'`);
      const company = `insert into empresa ("RazaoSocial") values ('Banco') returning "Identificador"`;
      const number = await ask(first, company);
      const queues = await ask(first, 'select * from pgboss.queue');
      await ask(first, 'update pgboss.queue set total_count = 7');
      await first.close();
      await expect(first.system(async () => 1)).rejects.toMatchObject({ code: 'server-closing' });

      const second = await shelf.take();
      expect(await pathOf(second)).toEqual(name);
      expect(await types(second)).toEqual(known);
      expect(await ask(second, 'select * from empresa')).toEqual([]);
      expect(queues.length).toBeGreaterThan(0);
      expect(await ask(second, 'select * from pgboss.queue')).toEqual(queues);
      expect(await ask(second, company)).toEqual(number);
      // Two at once are two.
      const other = await shelf.take();
      expect(await pathOf(other)).not.toEqual(name);
      await other.close();
      await ask(second, 'alter table grupo add column "Sobra" text');
      await second.close();

      const names = [await pathOf(await shelf.take()), await pathOf(await shelf.take())];
      expect(names).not.toContainEqual(name);
    } finally {
      for (const end of made) await end();
    }
  });
});
