import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Row } from '../../src/server/database/database.ts';
import { migrate, planMigration } from '../../src/server/database/migrate.ts';
import type { OpenDatabase } from '../../src/server/database/openDatabase.ts';
import { engines } from '../support/engines.ts';

const grupo = entityNamed('grupo');
const withField = (name: string, given: Partial<Entity['fields'][number]>): readonly Entity[] =>
  entities.map((entity) =>
    entity === grupo
      ? {
          ...entity,
          fields: [
            ...entity.fields,
            { ...entity.fields[0], unique: false, name, default: null, ...given } as Entity['fields'][number],
          ],
        }
      : entity,
  );

describe.each(engines)('%s', (_engine, start) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await start(entities);
  });
  afterAll(() => database.close());

  test('finds nothing to do the second time', async () => {
    const again = await migrate(database, entities);
    expect(again.applied).toEqual([]);
    expect(again.statements.filter((statement) => !statement.includes('create policy'))).toEqual([]);
  });

  test('adds a field with its default to the records there are, and keeps one that is dropped', async () => {
    await insert(database, 'Velho');
    await migrate(database, withField('Prioritario', { type: 'boolean', default: true }));
    expect(await rows(database)).toEqual([expect.objectContaining({ Nome: 'Velho', Prioritario: true })]);
    const back = await migrate(database, entities);
    expect(back.leftovers).toEqual(['grupo.Prioritario']);
    expect(await rows(database)).toEqual([expect.objectContaining({ Prioritario: true })]);
  });

  test('refuses a change of type that could lose values and leaves everything as it was', async () => {
    await migrate(database, withField('Nota', { type: 'text' }));
    const changed = withField('Nota', { type: 'money' });
    await expect(migrate(database, changed)).rejects.toThrow(/Table grupo, column Nota.*Remedy/s);
    expect((await planMigration(database, changed)).refusals).toHaveLength(1);
    await migrate(database, withField('Nota', { type: 'text' }));
  });

  test('refuses a new uniqueness that the records break, naming the column and the remedy', async () => {
    await migrate(database, withField('Sigla', { type: 'text' }));
    await insert(database, 'A', { Sigla: 'X' });
    await insert(database, 'B', { Sigla: 'X' });
    const unique = withField('Sigla', { type: 'text' }).map((entity) =>
      entity.name === 'grupo' ? { ...entity, uniqueTogether: [...entity.uniqueTogether, ['Sigla']] } : entity,
    );
    await expect(migrate(database, unique)).rejects.toThrow(
      /table grupo holds records with the same.*Sigla.*Remedy/s,
    );
    expect(await rows(database)).toHaveLength(3);
  });
});

async function insert(database: OpenDatabase, Nome: string, given: Row = {}): Promise<void> {
  await database.asMigrator(async (tx) => {
    await sql`insert into empresa ("Identificador", "RazaoSocial", "Cnpj") values (1, 'Banco', 'x') on conflict do nothing`.execute(
      tx,
    );
    await tx
      .insertInto('grupo')
      .values({ Nome, IdentificadorEmpresa: 1, ...given })
      .execute();
  });
}

const rows = (database: OpenDatabase) =>
  database.asMigrator((tx) => tx.selectFrom('grupo').selectAll().execute());
