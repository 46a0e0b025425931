import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

export const phase = 'before-tables';

/** The search index holds the company too, and tells beforehand whether a search will find many. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    manyDdl,
    `revoke all on function folio_busca_muitos(text, boolean, text[]) from public`,
    `grant execute on function folio_busca_muitos(text, boolean, text[]) to folio_aplicacao`,
  ]);
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'btree_gin'`.execute(tx);
  if (rows.length > 0) await sql`create extension if not exists btree_gin`.execute(tx);
}

/**
 * Whether more rows than a page's worth of work are expected to fit every pattern: what the planner says by its
 * statistics, which under row-level security it may not use for LIKE, hence as the owner of the tables. Looks at no
 * row and tells yes or no. Volatile only because EXPLAIN asks for it.
 */
const manyDdl = `
  create function folio_busca_muitos(tabela text, da_empresa boolean, padroes text[])
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
  declare condicoes text; plano json;
  begin
    select string_agg(format('"Busca" like %L', padrao), ' and ') into condicoes from unnest(padroes) as padrao;
    execute format('explain (format json) select from %I where %s %s', tabela,
      case when da_empresa
        then '"IdentificadorEmpresa" = nullif(current_setting(''folio.empresa'', true), '''')::bigint and'
        else '' end,
      condicoes) into plano;
    return (plano->0->'Plan'->>'Plan Rows')::numeric > 10000;
  end $$`;
