import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planLines } from '../../scripts/run/printPlan.ts';
import { entities } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { expandField } from '../../src/metadata/expand.ts';
import { planMigration } from '../../src/server/engine/database/planMigration.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { engines } from '../support/databases/engines.ts';

const withField = (name: string, type: string): readonly Entity[] =>
  entities.map((entity) =>
    entity.name === 'grupo'
      ? { ...entity, fields: [...entity.fields, expandField(name, { type, label: entity.label })] }
      : entity,
  );

const tables = async (database: OpenDatabase): Promise<number> =>
  database.asMigrator(async (tx) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from information_schema.columns where table_schema = 'public'`.execute(
      tx,
    );
    return rows[0]?.total ?? 0;
  });

test('plans the whole of an empty database and leaves it empty', { timeout: 120_000 }, async () => {
  const database = await openDatabase({ memory: true });
  try {
    const { pending, statements } = await planMigration(database, entities);
    expect(pending[0]).toBe('0001-first-release');
    expect(statements.some((statement) => statement.startsWith('create table "cliente"'))).toBe(true);
    expect(await tables(database)).toBe(0);
  } finally {
    await database.close();
  }
});

describe.each(engines)('%s', (_engine, start) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await start(entities);
  });
  afterAll(() => database.close());

  test('says so when there is nothing to do', async () => {
    const lines = planLines(await planMigration(database, entities));
    expect(lines[0]).toBe('The tables are as the schemas want them.');
  });

  test('names a new column without making it', async () => {
    const before = await tables(database);
    const lines = planLines(await planMigration(database, withField('Nota', 'text')));
    expect(lines).toContain('  alter table "grupo" add column "Nota" text');
    expect(await tables(database)).toBe(before);
  });

  test('names what it would refuse, with column and remedy, and what would stay behind', async () => {
    await database.asMigrator((tx) =>
      sql`alter table grupo add column "Nota" text, add column "Velha" text`.execute(tx),
    );
    const lines = planLines(await planMigration(database, withField('Nota', 'money')));
    expect(lines[0]).toBe('Nothing would be changed, because of:');
    expect(lines[1]).toMatch(/Table grupo, column Nota: holds text, .*Remedy:/);
    expect(lines.slice(-2)).toEqual(['  grupo.Velha', '    values: 0']);
  });
});
