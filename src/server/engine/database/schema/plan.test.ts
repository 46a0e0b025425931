import { describe, expect, test } from 'vitest';
import { entities } from '../../../../metadata/entities.ts';
import type { Catalogue } from './catalogue.ts';
import { planTables } from './plan.ts';
import { type TableModel, tableModels } from './tableModel.ts';

const table: TableModel = {
  name: 'grupo',
  columns: [
    { name: 'Identificador', type: 'bigint', attributes: 'primary key' },
    { name: 'Nome', type: 'text', attributes: '' },
    { name: 'Valor', type: 'numeric', attributes: '' },
  ],
  foreignKeys: [],
  indexes: [
    { name: 'ix_grupo_Nome', unique: false, definition: '("Nome")', columns: ['Nome'] },
    {
      name: 'ix_grupo_Busca',
      unique: false,
      definition: 'using gin ("Busca" gin_trgm_ops)',
      columns: ['Busca'],
      needs: ['pg_trgm'],
    },
  ],
  policy: null,
};

const nothing: Catalogue = {
  tables: new Map(),
  views: new Set(),
  indexes: new Map(),
  foreignKeys: new Map(),
  extensions: new Set(['pg_trgm', 'btree_gin']),
};
const holding = (columns: Readonly<Record<string, string>>): Catalogue => ({
  ...nothing,
  tables: new Map([['grupo', new Map(Object.entries(columns))]]),
});

describe('planTables', () => {
  test('makes a missing table whole', () => {
    const [create] = planTables([table], nothing).statements;
    expect(create).toBe(
      'create table "grupo" ("Identificador" bigint primary key, "Nome" text, "Valor" numeric)',
    );
  });

  test('adds a missing column and leaves the others alone', () => {
    const { statements, refusals } = planTables([table], holding({ Identificador: 'bigint', Nome: 'text' }));
    expect(statements[0]).toBe('alter table "grupo" add column "Valor" numeric');
    expect(statements.filter((statement) => statement.startsWith('alter table'))).toHaveLength(1);
    expect(refusals).toEqual([]);
  });

  test('widens a column that keeps every value', () => {
    const { statements } = planTables(
      [table],
      holding({ Identificador: 'bigint', Nome: 'text', Valor: 'bigint' }),
    );
    expect(statements[0]).toBe(
      'alter table "grupo" alter column "Valor" type numeric using "Valor"::numeric',
    );
  });

  test('refuses what would lose values, naming table, column and remedy', () => {
    const { refusals, statements } = planTables(
      [table],
      holding({ Identificador: 'bigint', Nome: 'text', Valor: 'text' }),
    );
    expect(refusals).toEqual([
      expect.stringMatching(/Table grupo, column Valor: holds text.*numeric.*Remedy:.*migrations/s),
    ]);
    expect(statements.some((statement) => statement.includes('"Valor"'))).toBe(false);
  });

  test.each([
    ['holds whose a row is, the schema says all', { IdentificadorEmpresa: 'bigint' }, []],
    [
      'does not, the schema says a company',
      {},
      [{ name: 'IdentificadorEmpresa', type: 'bigint', attributes: 'not null' }],
    ],
  ])('refuses another scope for a table that %s', (_case, held, columns) => {
    const wanted = { ...table, columns: [...table.columns, ...columns] };
    const { refusals } = planTables(
      [wanted],
      holding({ Identificador: 'bigint', Nome: 'text', Valor: 'numeric', ...held }),
    );
    expect(refusals).toEqual([
      expect.stringMatching(/Table grupo, column IdentificadorEmpresa: .*Remedy: put "scope" back/s),
    ]);
  });

  test('never drops a column, and tells which no schema speaks of', () => {
    const found = holding({ Identificador: 'bigint', Nome: 'text', Valor: 'numeric', Antigo: 'text' });
    const plan = planTables([table], found);
    expect(plan.leftovers).toEqual(['grupo.Antigo']);
    expect(plan.statements.join()).not.toContain('Antigo');
  });

  test('makes an index anew when its definition changed, and drops only what is ours', () => {
    const found: Catalogue = {
      ...holding({ Identificador: 'bigint', Nome: 'text', Valor: 'numeric' }),
      indexes: new Map([
        ['ix_grupo_Nome', { table: 'grupo', written: '("Nome", "Identificador")' }],
        ['ix_grupo_Busca', { table: 'grupo', written: 'using gin ("Busca" gin_trgm_ops)' }],
        ['ix_grupo_Velho', { table: 'grupo', written: '("Velho")' }],
        ['feito_a_mao', { table: 'grupo', written: null }],
      ]),
    };
    const { statements } = planTables([table], found);
    expect(statements.filter((statement) => statement.startsWith('drop'))).toEqual([
      'drop index "ix_grupo_Nome"',
      'drop index "ix_grupo_Velho"',
    ]);
    expect(statements).toContain('create index "ix_grupo_Nome" on "grupo" ("Nome")');
  });

  test('does without the search index where the extension is not offered', () => {
    const { statements } = planTables([table], { ...nothing, extensions: new Set() });
    expect(statements.join()).not.toContain('gin_trgm_ops');
  });

  test.each([
    [['pg_trgm', 'btree_gin'], ['using gin ("IdentificadorEmpresa", "Busca" gin_trgm_ops)']],
    [['pg_trgm'], ['using gin ("Busca" gin_trgm_ops)']],
    [['btree_gin'], []],
  ])('with the extensions %j makes the best search index they allow', (extensions, wanted) => {
    const [client] = tableModels(entities.filter(({ name }) => name === 'cliente'));
    if (!client) throw new Error('No table of clients');
    const { statements } = planTables([client], { ...nothing, extensions: new Set(extensions) });
    const made = statements.filter((statement) => /^create index "ix_cliente_Busca"/.test(statement));
    expect(made).toEqual(wanted.map((rest) => `create index "ix_cliente_Busca" on "cliente" ${rest}`));
  });

  test('leaves a view of that name alone', () => {
    expect(planTables([table], { ...nothing, views: new Set(['grupo']) }).statements).toEqual([]);
  });
});
