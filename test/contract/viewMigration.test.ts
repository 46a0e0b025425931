import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { migrate } from '../../src/server/engine/database/migrate.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import type { OpenDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { featureEngines } from '../support/databases/engines.ts';

/** A view as lists kept it in a person's preferences before views had a table of their own. */
const kept = (id: string, name: unknown, more: object = {}) => ({
  id,
  name,
  filter: {},
  sort: { field: 'Nome', order: 'ASC' },
  columns: ['Documento'],
  perPage: 50,
  ...more,
});

const preference = {
  columns: ['Email'],
  perPage: 100,
  views: [
    kept('a1', 'Empresas', {
      filter: {
        q: 'soja',
        TipoPessoa: { operator: 'igual', value: ['J'] },
        AlteradoEm: { operator: 'entre', value: ['2026-01-01', '2026-01-31'] },
      },
      sort: { field: 'Documento', order: 'DESC' },
    }),
    kept('b2', 'Tudo'),
    kept('c3', 'x'.repeat(80)),
    // What no release of the console wrote, or only half.
    kept('d4', ''),
    kept('e5', 'Sem ordem', { sort: null }),
    kept('f6', 'Sem colunas', { columns: 'Nome' }),
    'nada',
  ],
  defaultView: 'b2',
};

describe.each(featureEngines)('%s', (_name, start) => {
  let database: OpenDatabase;
  const rowsOf = (query: RawBuilder<unknown>) =>
    database.asMigrator(async (tx) => (await query.execute(tx)).rows as Row[]);

  beforeAll(async () => {
    database = await start(entities);
    for (const statement of [
      sql`insert into empresa ("Identificador", "RazaoSocial") values (1, 'Banco Ipê'), (2, 'Banco Jatobá')`,
      sql`insert into usuario ("Identificador", "Nome", "Login") values (1, 'Ana', 'ana@ipe.exemplo'), (2, 'Rui', 'rui@ipe.exemplo')`,
      sql`insert into preferencia ("IdentificadorEmpresa", "IdentificadorUsuario", "Chave", "Valor", "AlteradoEm")
        values (1, 1, 'lista.cliente', ${JSON.stringify(preference)}::text::jsonb, '2026-03-01'),
          (2, 1, 'lista.cliente', ${JSON.stringify({ views: [kept('b2', 'Outra casa')], defaultView: 'zz' })}::text::jsonb, '2026-03-01'),
          (1, 2, 'lista.grupo', ${JSON.stringify({ columns: null, views: [] })}::text::jsonb, '2026-03-01'),
          (1, 2, 'lista.filial', '"torto"', '2026-03-01'),
          (1, 2, 'tema', '{"views": 1}', '2026-03-01')`,
      sql`drop table visao, visao_partilha cascade`,
      sql`delete from migracao where "Nome" like '0112%'`,
    ])
      await rowsOf(statement);
    await migrate(database, entities);
  });
  afterAll(() => database.close());

  test('views that people kept by themselves are saved views of theirs, and nobody else’s', async () => {
    const views =
      await rowsOf(sql`select "IdentificadorEmpresa" as company, "IdentificadorUsuario" as person, "Entidade",
      "Nome", "Definicao" from visao order by 1, "Identificador"`);
    expect(
      views.map((view) => ({ ...view, company: Number(view.company), person: Number(view.person) })),
    ).toEqual([
      {
        company: 1,
        person: 1,
        Entidade: 'cliente',
        Nome: 'Empresas',
        Definicao: {
          Busca: 'soja',
          Filtro: {
            E: expect.toSatisfy((leaves: readonly Row[]) => {
              expect(leaves).toHaveLength(2);
              expect(leaves).toEqual(
                expect.arrayContaining([
                  { Campo: 'TipoPessoa', Operador: 'igual', Valor: ['J'] },
                  { Campo: 'AlteradoEm', Operador: 'entre', Valor: ['2026-01-01', '2026-01-31'] },
                ]),
              );
              return true;
            }),
          },
          Ordem: { Campo: 'Documento', Ordem: 'desc' },
          Colunas: ['Documento'],
          Larguras: {},
          Linhas: 50,
        },
      },
      {
        company: 1,
        person: 1,
        Entidade: 'cliente',
        Nome: 'Tudo',
        Definicao: expect.objectContaining({ Busca: '', Filtro: null }),
      },
      { company: 1, person: 1, Entidade: 'cliente', Nome: 'x'.repeat(60), Definicao: expect.anything() },
      { company: 2, person: 1, Entidade: 'cliente', Nome: 'Outra casa', Definicao: expect.anything() },
    ]);
    expect(await rowsOf(sql`select 1 from visao_partilha`)).toEqual([]);
  });

  test('what else people kept of a list stays, and it opens with the view it opened with', async () => {
    const [all] = await rowsOf(sql`select v."Identificador" as id from visao v where v."Nome" = 'Tudo'`);
    const found = await rowsOf(
      sql`select "Chave", "Valor" from preferencia order by "IdentificadorEmpresa", "IdentificadorUsuario", "Chave"`,
    );
    expect(found).toEqual([
      { Chave: 'lista.cliente', Valor: { columns: ['Email'], perPage: 100, defaultView: Number(all?.id) } },
      { Chave: 'lista.filial', Valor: 'torto' },
      { Chave: 'lista.grupo', Valor: { columns: null, defaultView: null } },
      { Chave: 'tema', Valor: { views: 1 } },
      { Chave: 'lista.cliente', Valor: { defaultView: null } },
    ]);
  });
});
