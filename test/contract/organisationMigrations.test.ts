import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { migrate } from '../../src/server/engine/database/migrate.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import type { OpenDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { engines } from '../support/databases/engines.ts';

/** What an installation from before finds when it is brought to the present lists. */
describe.each(engines)('%s', (_name, start) => {
  let database: OpenDatabase;
  const rowsOf = (query: RawBuilder<unknown>) =>
    database.asMigrator(async (tx) => (await query.execute(tx)).rows as Row[]);

  beforeAll(async () => {
    database = await start(entities);
    for (const statement of [
      sql`alter table operacao add column "Produto" text`,
      sql`insert into empresa ("Identificador", "RazaoSocial") values (1, 'Banco Ipê'), (2, 'Banco Jatobá')`,
      sql`insert into grupo ("Identificador", "IdentificadorEmpresa", "Nome") values (1, 1, 'Grupo')`,
      sql`insert into diretoria ("Identificador", "IdentificadorEmpresa", "Nome") values (1, 1, 'Rural')`,
      sql`insert into segmento_area ("Identificador", "IdentificadorEmpresa", "Nome", "IdentificadorDiretoria")
        values (1, 1, 'Agro', 1)`,
      sql`insert into cliente ("Identificador", "IdentificadorEmpresa", "Nome", "Telefone", "Cep", "CnaePrincipal", "Nire",
          "IdentificadorGrupo")
        values (1, 1, 'Ana', '(16) 99555-0140', '14010-000', '0115-6/00', '35 2 1234567-8', 1),
          (2, 1, 'Rui', 'recado com a vizinha', '1401', 'soja', null, null),
          (3, 1, 'Lia', '+5516995550140', '14010000', '0115600', null, null)`,
      sql`insert into operacao ("IdentificadorEmpresa", "IdentificadorCliente", "TipoImovel", "Produto", "UsaFgts",
          "IdentificadorSegmentoArea")
        values (1, 1, 'Rural', 'Custeio agrícola', false, 1), (1, 2, 'Rural', 'CUSTEIO AGRICOLA', false, null),
          (1, 3, 'Urbano', 'Habitacional', true, null), (1, 3, 'Urbano', ' ', false, null)`,
      sql`delete from migracao where "Nome" ~ '^(003[01]|0090)'`,
    ])
      await rowsOf(statement);
    await migrate(database, entities);
  });
  afterAll(() => database.close());

  test('typed numbers are kept as their field types keep them, and what is none stays', async () => {
    expect(
      await rowsOf(
        sql`select "Telefone", "Cep", "CnaePrincipal", "Nire" from cliente order by "Identificador"`,
      ),
    ).toEqual([
      { Telefone: '+5516995550140', Cep: '14010000', CnaePrincipal: '0115600', Nire: '35212345678' },
      { Telefone: 'recado com a vizinha', Cep: '1401', CnaePrincipal: 'soja', Nire: null },
      { Telefone: '+5516995550140', Cep: '14010000', CnaePrincipal: '0115600', Nire: null },
    ]);
  });

  test('products that were typed are records, once for each name, and operations refer to them', async () => {
    expect(
      await rowsOf(sql`select "Codigo", "AceitaFgts", "LimiteLtvPct"::text as ltv from produto order by 1`),
    ).toEqual([
      { Codigo: 'P001', AceitaFgts: false, ltv: '80' },
      { Codigo: 'P002', AceitaFgts: true, ltv: '80' },
    ]);
    const found = await rowsOf(sql`select p."Codigo", o."Produto" from operacao o
      left join produto p on p."Identificador" = o."IdentificadorProduto" order by o."Identificador"`);
    expect(found).toEqual([
      { Codigo: 'P001', Produto: 'Custeio agrícola' },
      { Codigo: 'P001', Produto: 'CUSTEIO AGRICOLA' },
      { Codigo: 'P002', Produto: 'Habitacional' },
      { Codigo: null, Produto: ' ' },
    ]);
  });

  test('every company has its workflows with their steps, and operations theirs', async () => {
    const found =
      await rowsOf(sql`select w."IdentificadorEmpresa" as company, w."Codigo", count(*)::int > 8 as many
      from workflow w join workflow_certidoes e on e."IdentificadorPai" = w."Identificador"
      group by 1, 2 order by 1, 2`);
    expect(found).toEqual([
      { company: 1, Codigo: 'Rural', many: true },
      { company: 1, Codigo: 'Urbano', many: true },
      { company: 2, Codigo: 'Rural', many: true },
      { company: 2, Codigo: 'Urbano', many: true },
    ]);
    const [operation] = await rowsOf(sql`select w."Codigo", "IdentificadorDiretoria" as directorate,
        o."IdentificadorGrupo" as grupo
      from operacao o join workflow w on w."Identificador" = o."IdentificadorWorkflow" order by o."Identificador"`);
    expect(operation).toEqual({ Codigo: 'Rural', directorate: 1, grupo: 1 });
  });
});
