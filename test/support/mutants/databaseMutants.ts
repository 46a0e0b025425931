import { sql } from 'kysely';
import type { Tx } from '../../../src/server/kit/database/database.ts';

/** A check the database makes, and how to take it out and put it back. */
export interface DatabaseMutant {
  readonly name: string;
  /** Names of cells that should notice. */
  readonly askFirst: RegExp;
  takeOut(tx: Tx): Promise<void>;
  putBack(tx: Tx): Promise<void>;
}

/** What stands in a function that decides for itself whom it answers, and what without the check. */
const conditions: readonly { readonly name: string; readonly from: RegExp; readonly to: string }[] = [
  { name: 'folio_sessao', from: /"EncerradaEm" is null and /, to: '' },
  { name: 'folio_sessao', from: /"ExpiraEm" > agora and /, to: '' },
  { name: 'folio_sessao', from: / and "UsadaEm" > agora - ociosa/, to: '' },
  {
    name: 'folio_sessao',
    from: /coalesce\("Ativo", true\) and "ExcluidoEm" is null/,
    to: '"ExcluidoEm" is null',
  },
  {
    name: 'folio_sessao',
    from: /coalesce\("Ativo", true\) and "ExcluidoEm" is null/,
    to: 'coalesce("Ativo", true)',
  },
  {
    name: 'folio_sessao',
    from: /if not found and s\."IdentificadorEmpresa" is not null then return null; end if;/,
    to: '',
  },
  { name: 'folio_sessao', from: /coalesce\(v\."Ativo", true\) and /g, to: '' },
  { name: 'folio_sessao', from: /coalesce\(e\."Ativo", true\) and /g, to: '' },
  { name: 'folio_sessao', from: / and e\."ExcluidoEm" is null/g, to: '' },
  { name: 'folio_sessao', from: /p\."IdentificadorEmpresa" = m\.empresa and /g, to: '' },
  { name: 'folio_sessao', from: /and coalesce\(p\."Ativo", true\) /g, to: '' },
  { name: 'folio_sessao', from: /and p\."ExcluidoEm" is null/g, to: '' },
  {
    name: 'folio_sessao',
    from: /case when cardinality\(m\.filiais\) > 0 then to_jsonb\(m\.filiais\) end/,
    to: 'null',
  },
  { name: 'folio_sessao', from: /coalesce\(u\."TodosProprietarios", false\)/, to: 'true' },
];

/** @throws when a function no longer says what it was known to say */
export async function databaseMutants(tx: Tx): Promise<readonly DatabaseMutant[]> {
  const functions = await Promise.all(conditions.map((condition) => functionMutant(tx, condition)));
  const { rows } = await sql<Policy>`
    select tablename as table, qual as rule, case when with_check <> 'true'
      and has_table_privilege('folio_aplicacao', quote_ident(tablename), 'insert') then with_check end as check
    from pg_policies where schemaname = 'public' order by 1`.execute(tx);
  return [...functions, ...rows.flatMap(policyMutants)];
}

async function functionMutant(
  tx: Tx,
  { name, from, to }: (typeof conditions)[number],
): Promise<DatabaseMutant> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(oid) as text from pg_proc where proname = ${name}`.execute(tx);
  const text = rows[0]?.text ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} no longer says ${from.source}`);
  return {
    name: `${name}: ${from.source.replaceAll('\\', '')}`,
    askFirst: /(?:Operacao|Cliente)\/(?:Retornar|Listar)/,
    takeOut: (inside) => run(inside, changed),
    putBack: (inside) => run(inside, text),
  };
}

interface Policy {
  readonly table: string;
  readonly rule: string;
  /** Null where it forbids nothing, or the role may write no row anyway. */
  readonly check: string | null;
}

function policyMutants({ table, rule, check }: Policy): DatabaseMutant[] {
  const alter = (text: string) => (tx: Tx) => run(tx, `alter policy folio on "${table}" ${text}`);
  const askFirst = new RegExp(`^${table} `);
  return [
    {
      name: `policy of ${table}: whose rows are seen`,
      askFirst,
      takeOut: alter('using (true)'),
      putBack: alter(`using (${rule})`),
    },
    ...(check === null
      ? []
      : [
          {
            name: `policy of ${table}: whose rows are written`,
            askFirst,
            takeOut: alter('with check (true)'),
            putBack: alter(`with check (${check})`),
          },
        ]),
  ];
}

/** The second wall as a whole, for checks of the first that it would hide. */
export async function setSecondWall(tx: Tx, isUp: boolean): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select distinct tablename as table from pg_policies where schemaname = 'public'`.execute(tx);
  for (const { table } of rows)
    await run(tx, `alter table "${table}" ${isUp ? 'enable' : 'disable'} row level security`);
}

const run = async (tx: Tx, text: string): Promise<void> => {
  await sql.raw(text).execute(tx);
};
