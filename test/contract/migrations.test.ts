import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planLines } from '../../scripts/run/printPlan.ts';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { migrate } from '../../src/server/engine/database/migrate.ts';
import { planMigration } from '../../src/server/engine/database/planMigration.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import type { OpenDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { engines } from '../support/databases/engines.ts';

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

  test.each([
    ['before the first release', '0001-first-release', '0020-sessao', /from before the first release.*empty/],
    ['a newer version', '9999-amanha', '9999-amanha', /by a newer version \(9999-amanha\): run that version/],
  ])(
    'refuses a database of %s in one sentence and leaves it as it was',
    async (_what, gone, found, words) => {
      const steps = () =>
        database.asMigrator(async (tx) => (await sql`select "Nome" from migracao`.execute(tx)).rows);
      const rename = (from: string, to: string) =>
        database.asMigrator((tx) =>
          sql`update migracao set "Nome" = ${to} where "Nome" = ${from}`.execute(tx),
        );
      await database.asMigrator((tx) =>
        sql`insert into migracao ("Nome") values ('9999-amanha')`.execute(tx),
      );
      await rename(gone, found);
      const before = await steps();
      for (const attempt of [migrate, planMigration])
        await expect(attempt(database, entities)).rejects.toThrow(words);
      expect(await steps()).toEqual(before);
      await rename(found, gone);
      await database.asMigrator((tx) => sql`delete from migracao where "Nome" = '9999-amanha'`.execute(tx));
    },
  );

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

  test('refuses a reference that now points at another kind of record: its numbers would be those of nobody meant', async () => {
    const pointing = (entity: string) =>
      withField('IdentificadorAlvo', { type: 'reference', entity, search: false });
    await migrate(database, pointing('officer'));
    await expect(migrate(database, pointing('analista'))).rejects.toThrow(
      /Table grupo, column IdentificadorAlvo: holds numbers of officer, and the schema now refers to analista.*Remedy/,
    );
    await migrate(database, entities);
  });

  test('converts a column by name, reads what was typed, empties what says nothing, and refuses other names', async () => {
    const typed = (type: string) => withField('Cota', { type, filter: true, list: true });
    await migrate(database, typed('text'));
    const given = ['1.234,50', ' 12 ', 'doze', '', '0,1', '99999999999999999999,01'];
    for (const [index, Cota] of given.entries()) await insert(database, `Cota ${index}`, { Cota });
    const held = (await rows(database)).filter(({ Nome }) => String(Nome).startsWith('Cota '));
    const lost = held.filter(({ Nome }) => ['Cota 2', 'Cota 5'].includes(String(Nome)));
    const ids = lost.map(({ Identificador }) => Number(Identificador));

    await expect(migrate(database, typed('money'))).rejects.toThrow(
      new RegExp(`3 can be read as money, 2 cannot .*records ${ids.join(', ')}.*--convert grupo\\.Cota`),
    );
    await expect(migrate(database, typed('money'), { convert: ['grupo.Kota'] })).rejects.toThrow(
      /--convert grupo\.Kota: .*name one of grupo\.Cota\./,
    );
    const plan = await planMigration(database, typed('money'), { convert: ['grupo.Cota'] });
    expect(plan.refusals).toEqual([]);
    expect(plan.conversions).toEqual([
      expect.objectContaining({ name: 'grupo.Cota', from: 'text', to: 'numeric', readable: 3, lost: 2, ids }),
    ]);
    expect(planLines(plan)).toContain(
      `  grupo.Cota, text -> numeric: 3 read; 2 emptied (records ${ids.join(', ')})`,
    );
    // What else is stricter is told with it; the column itself says nothing yet.
    const stricter = typed('money').map((entity) =>
      entity.name === 'grupo'
        ? {
            ...entity,
            fields: entity.fields.map((field) =>
              field.name === 'Cota' ? { ...field, required: true } : field,
            ),
          }
        : entity,
    );
    const judged = await planMigration(database, stricter, { convert: ['grupo.Cota'] });
    expect(
      judged.refusedRecords.filter(({ entity, field }) => entity === 'grupo' && field === 'Cota'),
    ).toEqual([]);
    // The plan is undone: the column is text as before.
    expect((await rows(database)).find(({ Nome }) => Nome === 'Cota 2')).toMatchObject({ Cota: 'doze' });

    await migrate(database, typed('money'), { convert: ['grupo.Cota'] });
    const now = Object.fromEntries((await rows(database)).map(({ Nome, Cota }) => [Nome, Cota]));
    expect(given.map((_, index) => now[`Cota ${index}`])).toEqual(
      ['1234.5', '12', null, null, '0.1', null].map((value) =>
        value === null ? null : expect.toSatisfy((found: unknown) => String(found) === value),
      ),
    );
    const again = await migrate(database, typed('money'));
    expect(again.statements.filter((statement) => !statement.includes('create policy'))).toEqual([]);

    // A whole number of what has cents: the cents are not taken away in silence.
    const whole = await planMigration(database, typed('integer'), { convert: ['grupo.Cota'] });
    expect(whole.conversions).toEqual([expect.objectContaining({ readable: 1, lost: 2 })]);
    await expect(migrate(database, typed('money'), { convert: ['grupo.Cota'] })).rejects.toThrow(
      /There is nothing to convert\./,
    );
    await migrate(database, typed('text'));
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
