import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { entities } from '../../../metadata/entities.ts';
import { migrate } from '../../engine/database/migrate.ts';

describe.each(featureEngines)('%s', (_name, start) => {
  test('profiles from before that work on registry records may calculate, each once', async () => {
    const database = await start(entities);
    const held = {
      1: ['MATRICULA.CONSULTAR', 'MATRICULA.ALTERAR'],
      2: ['MATRICULA.CONSULTAR'],
      3: ['*', 'MATRICULA.ALTERAR'],
      4: ['MATRICULA.ALTERAR', 'CALCULADORA.USAR'],
    };
    await database.asMigrator(async (tx) => {
      await sql`drop trigger "guarda_calculo" on calculo`.execute(tx);
      await sql`drop function folio_guarda_calculo()`.execute(tx);
      await sql`delete from migracao where "Nome" ~ '^0085'`.execute(tx);
      await sql`insert into empresa ("Identificador", "RazaoSocial") values (1, 'Banco Ipê')`.execute(tx);
      for (const [id, codes] of Object.entries(held)) {
        await sql`insert into perfil ("Identificador", "IdentificadorEmpresa", "Nome")
          values (${Number(id)}, 1, ${`Perfil ${id}`})`.execute(tx);
        for (const [place, code] of codes.entries())
          await sql`insert into perfil_codigos ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Codigo")
            values (${Number(id)}, 1, ${place}, ${code})`.execute(tx);
      }
    });
    await migrate(database, entities);
    const { rows } = await database.asMigrator((tx) =>
      sql<{ id: number; codes: string[] }>`select "IdentificadorPai"::int as id,
        array_agg("Codigo" order by "Ordem") as codes from perfil_codigos group by 1 order by 1`.execute(tx),
    );
    expect(Object.fromEntries(rows.map(({ id, codes }) => [id, codes]))).toEqual({
      ...held,
      1: [...held[1], 'CALCULADORA.USAR'],
    });
    await database.close();
  });
});
