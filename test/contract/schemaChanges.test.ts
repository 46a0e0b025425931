import { Ajv2020 } from 'ajv/dist/2020.js';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planLines } from '../../scripts/run/printPlan.ts';
import { formats } from '../../src/field-types/formats.ts';
import { entities } from '../../src/metadata/entities.ts';
import type { Entity, Shape } from '../../src/metadata/entity.ts';
import { type EntitySchema, expandShape } from '../../src/metadata/expand.ts';
import type { Validator } from '../../src/metadata/validation.ts';
import { migrate } from '../../src/server/engine/database/migrate.ts';
import { planMigration } from '../../src/server/engine/database/planMigration.ts';
import type { Consent } from '../../src/server/engine/database/tablePlan.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import type { OpenDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { featureEngines } from '../support/databases/engines.ts';

type Given = Omit<EntitySchema['properties'][string]['x-field'], 'label'>;

const label = { 'pt-br': 'Campo', 'en-us': 'Field' };
const properties = (fields: Readonly<Record<string, Given>>): EntitySchema['properties'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, given]) => [name, { 'x-field': { label, ...given } }]),
  );

/** The product with groups of these fields instead of their own. */
const withGroup = (fields: Readonly<Record<string, Given>>): readonly Entity[] => {
  const shape = expandShape('grupo', {
    properties: properties({
      Nome: { type: 'text', required: true, unique: true, list: true, filter: true },
      Ativo: { type: 'boolean', default: true },
      ...fields,
    }),
  });
  const uniqueTogether = shape.fields.filter(({ unique }) => unique).map(({ name }) => [name]);
  return entities.map((entity) =>
    entity.name === 'grupo' ? { ...entity, ...shape, uniqueTogether } : entity,
  );
};

const rowsOfContacts = (fields: Readonly<Record<string, Given>>, given: object = {}): Given => ({
  type: 'lines',
  fields: properties(fields),
  ...given,
});

const before = {
  Apelido: { type: 'text', filter: true },
  IdentificadorOfficer: { type: 'reference', entity: 'officer' },
  Contatos: rowsOfContacts({ Fone: { type: 'text' } }),
  Velho: { type: 'text', filter: true },
} satisfies Readonly<Record<string, Given>>;

const after = {
  Alcunha: { ...before.Apelido, renamedFrom: 'Apelido' },
  IdentificadorResponsavel: { ...before.IdentificadorOfficer, renamedFrom: 'IdentificadorOfficer' },
  Pessoas: rowsOfContacts({ Telefone: { type: 'text', renamedFrom: 'Fone' } }, { renamedFrom: 'Contatos' }),
  Velho: before.Velho,
} satisfies Readonly<Record<string, Given>>;

const ajv = new Ajv2020({ strict: false, allErrors: true, messages: false, formats: formats as never });
const validatorOf = async ({ jsonSchema: { $id: _id, ...schema } }: Shape) =>
  ajv.compile(schema) as unknown as Validator;

const plan = (database: OpenDatabase, wanted: readonly Entity[], consent: Consent = {}) =>
  planMigration(database, wanted, consent, validatorOf);

describe.each(featureEngines)('%s', (_engine, start) => {
  let database: OpenDatabase;
  const run = <R extends Row>(text: string): Promise<R[]> =>
    database.asMigrator(async (tx) => (await sql.raw<R>(text).execute(tx)).rows);

  beforeEach(async () => {
    database = await start(withGroup(before));
    for (const statement of [
      `insert into empresa ("Identificador", "RazaoSocial", "Cnpj") values (1, 'Banco', '11222333000181')`,
      `insert into usuario ("Identificador", "Nome", "Login") values (7, 'Ana', 'ana@exemplo.com.br')`,
      `insert into officer ("Identificador", "IdentificadorEmpresa", "Nome") values (5, 1, 'Rui')`,
      `insert into grupo ("Identificador", "IdentificadorEmpresa", "Nome", "Apelido", "Velho", "IdentificadorOfficer", "Ativo")
        values (1, 1, 'Alfa', 'Álamo grande', 'x', 5, true), (2, 1, 'Beta', null, null, null, true),
        (3, 1, 'Gama', 'Álamo grande', null, null, true)`,
      `insert into grupo_contatos ("IdentificadorPai", "Ordem", "IdentificadorEmpresa", "Fone")
        values (1, 0, 1, '11 5555-0100'), (1, 1, 1, '11 5555-0101')`,
      `insert into alteracao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao", "Usuario",
          "Origem", "Requisicao", "Antes", "Depois")
        values (1, 'grupo', 1, 2, 'ALTERAR', 'Ana', 'tela', 'r', '{"Nome":"Alfa","Apelido":null,"Contatos":[{"Fone":"1"}]}',
          '{"Nome":"Alfa","Apelido":"Álamo grande","Contatos":[{"Fone":"1"},{"Fone":"2"}]}'),
        (1, 'cliente', 1, 2, 'ALTERAR', 'Ana', 'tela', 'r', null, '{"Apelido":"do cliente"}')`,
      `insert into preferencia ("IdentificadorUsuario", "IdentificadorEmpresa", "Chave", "Valor", "AlteradoEm")
        values (7, 1, 'lista.grupo', '{"columns":["Nome","Apelido"],"widths":{"Apelido":140},"perPage":50}', now()),
        (7, 1, 'lista.cliente', '{"columns":["Apelido"]}', now())`,
      `insert into exportacao ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Pedido", "Ator")
        values (1, 7, 'grupo', 'Colunas=Nome%2CApelido&SortFields=Apelido&SortOrder=asc&Apelido=x&Filtro=' ||
          '%7B%22E%22%3A%5B%7B%22Campo%22%3A%22Apelido%22%2C%22Operador%22%3A%22vazio%22%2C%22Valor%22%3Atrue%7D%5D%7D', '{}')`,
      `insert into visao ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Nome", "Definicao", "AlteradoEm")
        values (1, 7, 'grupo', 'Com apelido', '${JSON.stringify(view('Apelido'))}', now()),
        (1, 7, 'cliente', 'De clientes', '${JSON.stringify(view('Apelido'))}', now())`,
    ])
      await run(statement);
  });
  afterEach(() => database.close());

  test('keeps values, rows, keys, views, preferences, exports and history of renamed fields', async () => {
    const planned = await plan(database, withGroup(after));
    expect(planned.refusals).toEqual([]);
    expect(planned.renames.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'grupo.Apelido Alcunha',
      'grupo.IdentificadorOfficer IdentificadorResponsavel',
      'grupo.Contatos Pessoas',
      'grupo.Pessoas.Fone Telefone',
    ]);
    expect(planned.renames[0]?.uses).toMatchObject({
      values: 2,
      views: [{ name: 'Com apelido' }],
      preferences: 1,
      exports: [1],
    });
    expect(await run(`select "Apelido" from grupo where "Identificador" = 1`)).toEqual([
      { Apelido: 'Álamo grande' },
    ]);

    await migrate(database, withGroup(after));
    expect(
      await run(
        `select "Alcunha", "Alcunha__ordem", "IdentificadorResponsavel" from grupo where "Identificador" = 1`,
      ),
    ).toEqual([{ Alcunha: 'Álamo grande', Alcunha__ordem: 'alamo grande', IdentificadorResponsavel: 5 }]);
    expect(await run(`select "Telefone" from grupo_pessoas order by "Ordem"`)).toEqual([
      { Telefone: '11 5555-0100' },
      { Telefone: '11 5555-0101' },
    ]);
    expect(
      await run(`select conname::text as name from pg_constraint where contype = 'f' and conrelid in
        ('grupo'::regclass, 'grupo_pessoas'::regclass) and conname ~ 'Officer|Responsavel|Contatos|Pai' order by 1`),
    ).toEqual([{ name: 'fk_grupo_IdentificadorResponsavel' }, { name: 'fk_grupo_pessoas_IdentificadorPai' }]);
    expect(await run(`select "Definicao", "Versao" from visao order by "Identificador"`)).toEqual([
      { Definicao: view('Alcunha'), Versao: 2 },
      { Definicao: view('Apelido'), Versao: 1 },
    ]);
    expect(await run(`select "Valor" from preferencia order by "Chave" desc`)).toEqual([
      { Valor: { columns: ['Nome', 'Alcunha'], widths: { Alcunha: 140 }, perPage: 50 } },
      { Valor: { columns: ['Apelido'] } },
    ]);
    const [{ Pedido } = { Pedido: '' }] = await run<{ Pedido: string }>(`select "Pedido" from exportacao`);
    expect(Object.fromEntries(new URLSearchParams(Pedido))).toEqual({
      Colunas: 'Nome,Alcunha',
      SortFields: 'Alcunha',
      SortOrder: 'asc',
      Alcunha: 'x',
      Filtro: '{"E":[{"Campo":"Alcunha","Operador":"vazio","Valor":true}]}',
    });
    expect(await run(`select "Antes", "Depois" from alteracao_hoje order by "Identificador"`)).toEqual([
      {
        Antes: { Nome: 'Alfa', Alcunha: null, Pessoas: [{ Telefone: '1' }] },
        Depois: { Nome: 'Alfa', Alcunha: 'Álamo grande', Pessoas: [{ Telefone: '1' }, { Telefone: '2' }] },
      },
      { Antes: null, Depois: { Apelido: 'do cliente' } },
    ]);
    // The log itself stays as it was written.
    expect(await run(`select "Antes" from alteracao order by "Identificador" limit 1`)).toEqual([
      { Antes: { Nome: 'Alfa', Apelido: null, Contatos: [{ Fone: '1' }] } },
    ]);
    const again = await plan(database, withGroup(after));
    expect([...again.renames, ...again.leftovers, ...again.refusals]).toEqual([]);
    expect(planLines(again)[0]).toBe('The tables are as the schemas want them.');
  });

  test('lets an empty column of the new name give way, and refuses one that holds values', async () => {
    await run(`alter table grupo add column "Alcunha" text`);
    expect((await plan(database, withGroup(after))).refusals).toEqual([]);
    await run(`update grupo set "Alcunha" = 'outra' where "Identificador" = 2`);
    const refusal = /Table grupo, column Alcunha: .* renamed from Apelido, but both .* Remedy: /s;
    expect((await plan(database, withGroup(after))).refusals).toEqual([expect.stringMatching(refusal)]);
    await expect(migrate(database, withGroup(after))).rejects.toThrow(refusal);
    await run(`update grupo set "Alcunha" = null`);
    await migrate(database, withGroup(after));
    expect(await run(`select "Alcunha" from grupo where "Identificador" = 1`)).toEqual([
      { Alcunha: 'Álamo grande' },
    ]);
  });

  test('names the records that stricter rules refuse, and changes none of them', async () => {
    const stricter = withGroup({
      ...before,
      Apelido: { type: 'text', filter: true, required: true, unique: true, maxLength: 5 },
      Contatos: rowsOfContacts({ Fone: { type: 'text', maxLength: 4 } }),
      Limite: { type: 'money', required: true },
      Grau: { type: 'integer', required: true, default: 3, maximum: 2 },
    });
    const { refusedRecords, refusals } = await plan(database, stricter);
    expect(refusals).toEqual([
      expect.stringMatching(/^grupo: 2 records hold the same Apelido as another \(1, 3\).*Remedy: /),
    ]);
    expect(
      Object.fromEntries(
        refusedRecords
          .filter(({ entity }) => entity === 'grupo')
          .map(({ field, code, ids, total }) => [`${field} ${code}`, [...ids, total]]),
      ),
    ).toEqual({
      'Apelido required': [2, 1],
      'Apelido maxLength': [1, 3, 2],
      'Apelido unique': [1, 3, 2],
      'Contatos.Fone maxLength': [1, 1],
      'Limite required': [1, 2, 3, 3],
      'Grau maximum': [1, 2, 3, 3],
    });
    expect(planLines(await plan(database, stricter))).toContainEqual(
      expect.stringMatching(/^ {2}grupo\.Apelido, maxLength: 2 \(1, 3\): /),
    );
  });

  test('judges records of a thousand and more, and leaves out those in the trash', async () => {
    await run(`insert into grupo ("Identificador", "IdentificadorEmpresa", "Nome", "ExcluidoEm")
      select n + 10, 1, 'N' || n, case when n % 2 = 0 then now() end from generate_series(1, 2400) n`);
    const { refusedRecords } = await plan(
      database,
      withGroup({ ...before, Sigla: { type: 'text', required: true } }),
    );
    expect(refusedRecords.find(({ field }) => field === 'Sigla')).toMatchObject({ total: 1203 });
  });

  test('drops what is named and nothing else; its change rows stay', async () => {
    const { Velho: _gone, Contatos: _rows, ...kept } = before;
    const planned = await plan(database, withGroup(kept));
    expect(planned.leftovers.map(({ name, isDropped, uses }) => [name, isDropped, uses.values])).toEqual([
      ['grupo.Velho', false, 1],
      ['grupo_contatos', false, 2],
    ]);
    await migrate(database, withGroup(kept));
    expect(await run(`select "Velho" from grupo where "Identificador" = 1`)).toEqual([{ Velho: 'x' }]);

    const drop = ['grupo.Velho', 'grupo.Contatos'];
    expect(planLines(await plan(database, withGroup(kept), { drop }))).toContain(
      'Dropped as agreed, with their values; change rows keep theirs:',
    );
    await migrate(database, withGroup(kept), { drop });
    expect(
      await run(`select column_name::text as name from information_schema.columns
        where table_name = 'grupo_contatos' or table_name = 'grupo' and column_name like 'Velho%'`),
    ).toEqual([]);
    expect(await run(`select "Depois" from alteracao where "Entidade" = 'grupo'`)).toMatchObject([
      { Depois: { Apelido: 'Álamo grande', Contatos: [{ Fone: '1' }, { Fone: '2' }] } },
    ]);
  });

  test.each<readonly [string, string, RegExp]>([
    [
      'a field that is still there',
      'grupo.Apelido',
      /Apelido is still a field of schemas\/grupo\.schema\.json\. Remedy: /,
    ],
    [
      'what never was',
      'grupo.Apelidos',
      /no such column is left behind\. Remedy: name one of grupo\.Sobra\./,
    ],
    ['a column of the system', 'grupo.Versao', /no such column is left behind/],
  ])('refuses to drop %s and changes nothing', async (_title, name, words) => {
    await run(`alter table grupo add column "Sobra" text`);
    const consent = { drop: ['grupo.Sobra', name] };
    expect((await plan(database, withGroup(before), consent)).refusals).toEqual([
      expect.stringMatching(words),
    ]);
    await expect(migrate(database, withGroup(before), consent)).rejects.toThrow(words);
    expect(await run(`select "Sobra" from grupo`)).toHaveLength(3);
  });

  test('refuses to drop what a view of the database reads', async () => {
    await run(`alter table grupo add column "Sobra" text`);
    await run(`create view grupo_visto as select "Sobra" from grupo`);
    const consent = { drop: ['grupo.Sobra'] };
    await expect(migrate(database, withGroup(before), consent)).rejects.toThrow(
      /view grupo_visto reads it\. Remedy/,
    );
  });

  test('refuses to give an empty column of the new name up while a view of the database reads it', async () => {
    await run(`alter table grupo add column "Alcunha" text`);
    await run(`create view grupo_visto as select "Nome", "Alcunha" from grupo`);
    const refusal = /Table grupo, column Alcunha: it is empty .* view grupo_visto reads it\. Remedy: /s;
    expect((await plan(database, withGroup(after))).refusals).toEqual([expect.stringMatching(refusal)]);
    await expect(migrate(database, withGroup(after))).rejects.toThrow(refusal);
  });

  describe('a function of the database', () => {
    const { Velho: _gone, ...kept } = after;
    const consent = { drop: ['grupo.Velho'] };
    const functionOf = (body: string, returns = 'bigint') =>
      `create or replace function folio_conta() returns ${returns} language plpgsql as $$ begin ${body} end $$`;

    test.each<readonly [string, string, RegExp]>([
      [
        'a renamed column',
        functionOf(`return (select count("Apelido") from grupo);`),
        /grupo\.Apelido is called Alcunha now: .* function folio_conta names it .* Remedy: /s,
      ],
      [
        'a table of renamed rows',
        functionOf('return (select count(*) from grupo_contatos);'),
        /grupo\.Contatos is called Pessoas now: .* function folio_conta /s,
      ],
      [
        'a dropped column',
        functionOf(`return (select count("Velho") from grupo);`),
        /--drop grupo\.Velho: .* function folio_conta /s,
      ],
    ])('that names %s stops the migration', async (_what, made, words) => {
      await run(made);
      expect((await plan(database, withGroup(kept), consent)).refusals).toEqual([
        expect.stringMatching(words),
      ]);
      await expect(migrate(database, withGroup(kept), consent)).rejects.toThrow(words);
      expect(await run(`select "Apelido", "Velho" from grupo where "Identificador" = 1`)).toHaveLength(1);
    });

    test('that a trigger calls stops it without naming its table', async () => {
      await run(functionOf(`new."Apelido" := 'x'; return new;`, 'trigger'));
      await run(`create trigger conta before update on grupo for each row execute function folio_conta()`);
      await expect(migrate(database, withGroup(after))).rejects.toThrow(/function folio_conta/);
    });

    test('that may speak of another table’s column is told and stops nothing', async () => {
      await run(
        functionOf(`return (select count(c."Nome") from grupo g join officer c on c."Nome" = g."Velho");`),
      );
      const wanted = withGroup(before).map((entity) =>
        entity.name === 'grupo'
          ? {
              ...entity,
              fields: entity.fields.map((field) =>
                field.name === 'Nome' ? { ...field, name: 'Titulo', renamedFrom: 'Nome' } : field,
              ),
            }
          : entity,
      );
      const { refusals, renames } = await plan(database, wanted);
      expect(refusals).toEqual([]);
      expect(renames[0]?.uses.functions).toContain('folio_conta');
    });

    test('that calls it by its new name stops nothing', async () => {
      await run(functionOf(`return (select count("Alcunha") from grupo);`));
      await migrate(database, withGroup(after));
      expect(await run(`select folio_conta()::int as n`)).toEqual([{ n: 2 }]);
    });
  });

  test('names codes that profiles hold and nothing asks for any more', async () => {
    await run(`insert into perfil ("Identificador", "IdentificadorEmpresa", "Nome") values (9, 1, 'Mesa')`);
    await run(`insert into perfil_codigos ("IdentificadorPai", "Ordem", "IdentificadorEmpresa", "Codigo")
      values (9, 0, 1, 'GRUPO.APELIDO'), (9, 1, 1, 'GRUPO.CONSULTAR')`);
    expect((await plan(database, withGroup(before))).codesLeft).toEqual([
      { code: 'GRUPO.APELIDO', profiles: [{ id: 9, name: 'Mesa' }] },
    ]);
  });
});

function view(name: string) {
  return {
    Busca: '',
    Filtro: {
      E: [
        { Campo: 'Nome', Operador: 'contem', Valor: '"Campo": "Apelido"' },
        {
          OU: [
            { Campo: name, Operador: 'igual', Valor: 'Apelido' },
            { Campo: 'Ativo', Operador: 'igual', Valor: true },
          ],
        },
      ],
    },
    Ordem: { Campo: name, Ordem: 'asc' },
    Colunas: ['Nome', name],
    Larguras: { [name]: 120 },
    Linhas: 25,
  };
}
