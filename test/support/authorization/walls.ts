import { sql } from 'kysely';
import type { Tx } from '../../../src/server/kit/database/database.ts';
import { makeActor } from '../people/actors.ts';
import { direct } from './asking.ts';
import type { Cell, Matrix } from './matrix.ts';

/**
 * The second wall without the first: statements that name no company, run as the application's role for one company,
 * find nothing of another and put nothing there.
 */
export async function wallCells(matrix: Matrix): Promise<readonly Cell[]> {
  const { folio, home, abroad } = matrix;
  const { database } = folio.server;
  const tables = await database.asMigrator(guardedTables);
  await database.asMigrator((tx) => fill(tx, tables, abroad.company.id, abroad.analystUser));
  const as = (companyId: number, userId: number) => makeActor({ companyId, userId });
  const at = as(home.company.id, home.analystUser);
  const there = as(abroad.company.id, abroad.analystUser);
  const count = (actor: typeof at, table: string, condition: ReturnType<typeof sql>) =>
    database.transaction(actor, async (tx) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} where ${condition}`.execute(tx);
      return Number(rows[0]?.n);
    });
  return tables.flatMap(({ name, isCompanys, isPersons }) => {
    const foreign = isCompanys
      ? sql`"IdentificadorEmpresa" = ${abroad.company.id}`
      : sql`${sql.ref(isPersons ? 'IdentificadorUsuario' : 'Identificador')} = ${abroad.analystUser}`;
    return [
      direct(`${name} has rows of another company`, async () => (await count(there, name, foreign)) > 0),
      direct(`${name} shows none of them`, async () => (await count(at, name, foreign)) === 0),
      ...(isCompanys
        ? [direct(`${name} takes none for another company`, () => refuses(matrix, name, abroad.company.id))]
        : []),
      ...(isPersons && !isCompanys
        ? [
            direct(`${name} takes none for somebody else`, () =>
              refuses(matrix, name, abroad.analystUser, 'IdentificadorUsuario'),
            ),
          ]
        : []),
      ...(isPersons && isCompanys
        ? [
            direct(`${name} shows nobody what is somebody else's`, async () => {
              const colleague = as(abroad.company.id, home.analystUser);
              return (await count(colleague, name, foreign)) === 0;
            }),
          ]
        : []),
    ];
  });
}

interface GuardedTable {
  readonly name: string;
  readonly isCompanys: boolean;
  /** Its rows are seen by one person alone. */
  readonly isPersons: boolean;
}

/** Every table under a policy, as the database itself tells. */
async function guardedTables(tx: Tx): Promise<readonly GuardedTable[]> {
  const { rows } = await sql<GuardedTable>`
    select p.tablename as name, p.qual like '%folio.usuario%' and p.tablename <> 'usuario' as "isPersons",
      exists (select 1 from information_schema.columns c where c.table_schema = 'public'
        and c.table_name = p.tablename and c.column_name = 'IdentificadorEmpresa') as "isCompanys"
    from pg_policies p where p.schemaname = 'public' order by 1`.execute(tx);
  return rows;
}

/** A row of the company in every table that has none yet, whatever else it would have to fulfil. */
async function fill(tx: Tx, tables: readonly GuardedTable[], company: number, user: number): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const { name, isCompanys, isPersons } of tables.filter(
    (table) => table.isCompanys || table.isPersons,
  )) {
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`.execute(tx);
    const owned = isCompanys ? [{ name: 'IdentificadorEmpresa', type: 'company' }] : [];
    const names = isPersons || columns.some(({ name: column }) => column === 'IdentificadorUsuario');
    const personal = names ? [{ name: 'IdentificadorUsuario', type: 'user' }] : [];
    const needed = [...owned, ...personal, ...columns.filter(({ name: column }) => !ofSomebody.has(column))];
    const values = needed.map(({ name: column, type }) =>
      type === 'company'
        ? company
        : type === 'user'
          ? user
          : (chosen[column] ?? plain[type] ?? 900_000 + company),
    );
    await sql`insert into ${sql.table(name)} (${sql.join(needed.map((column) => sql.ref(column.name)))})
      select ${sql.join(values.map((value, index) => typed(value, needed[index]?.type ?? '')))}
      where not exists (select 1 from ${sql.table(name)} where ${
        isPersons
          ? sql`"IdentificadorUsuario" = ${user}`
          : isCompanys
            ? sql`"IdentificadorEmpresa" = ${company}`
            : sql`true`
      })`.execute(tx);
  }
}

const ofSomebody: ReadonlySet<string> = new Set(['IdentificadorEmpresa', 'IdentificadorUsuario']);

/** Where the column takes only some words. */
const chosen: Readonly<Record<string, unknown>> = { Destino: 'vigente' };

const plain: Readonly<Record<string, unknown>> = {
  text: 'x',
  jsonb: '{}',
  boolean: true,
  date: '2026-01-01',
  'timestamp with time zone': '2026-01-01',
};

const typed = (value: unknown, type: string) =>
  ['company', 'user'].includes(type) ? sql`${value}::bigint` : sql`${value}::${sql.raw(type)}`;

/** The database looks at whose row it would be before it looks at anything else. */
async function refuses(
  { folio, home }: Matrix,
  table: string,
  id: number,
  column = 'IdentificadorEmpresa',
): Promise<boolean> {
  const actor = makeActor({ companyId: home.company.id, userId: home.analystUser });
  try {
    await folio.server.database.transaction(actor, (tx) =>
      sql`insert into ${sql.table(table)} (${sql.ref(column)}) values (${id})`.execute(tx),
    );
    return false;
  } catch (error) {
    return (error as { readonly code?: string }).code === '42501';
  }
}
