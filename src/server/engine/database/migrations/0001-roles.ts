import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import { foldFunctionDdl } from '../../../kit/sql/foldFunction.ts';
import { runScript } from '../runScript.ts';

export const phase = 'before-tables';

/** The application role, what it may touch by default, and the functions of search. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    createRoleDdl,
    joinRoleDdl,
    `grant usage on schema public to folio_aplicacao`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to folio_aplicacao`,
    `alter default privileges in schema public grant usage, select on sequences to folio_aplicacao`,
    foldFunctionDdl,
    countUsesDdl,
    searchDdl,
    `revoke all on function folio_em_uso(text, text, bigint, boolean, boolean) from public`,
    `revoke all on function folio_busca(text, boolean, text[]) from public`,
    `grant execute on function folio_em_uso(text, text, bigint, boolean, boolean) to folio_aplicacao`,
    `grant execute on function folio_busca(text, boolean, text[]) to folio_aplicacao`,
  ]);
  await createSearchExtension(tx);
}

/** One role for all databases of a server: the first to migrate makes it, or somebody who may make roles. */
const createRoleDdl = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'folio_aplicacao') then
      create role folio_aplicacao nologin;
    end if;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then
      raise exception 'The migrating role % may not create roles. Remedy: create role folio_aplicacao nologin; grant folio_aplicacao to %',
        current_user, current_user;
  end $$`;

/** Where another owner made the role before, somebody with the right to must let this one in. */
const joinRoleDdl = `
  do $$ begin
    grant folio_aplicacao to current_user;
  exception when insufficient_privilege then
    if not pg_has_role(current_user, 'folio_aplicacao', 'member') then
      raise exception 'The migrating role % is no member of folio_aplicacao. Remedy: grant folio_aplicacao to %',
        current_user, current_user;
    end if;
  end $$`;

/**
 * How many living rows of any company refer to a record: what an installation's record needs to know before
 * it goes, although row-level security hides the rows themselves. Tells a number and nothing else.
 */
const countUsesDdl = `
  create or replace function folio_em_uso(condicao_tabela text, coluna text, registro bigint, lista boolean, vivos boolean)
  returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
  declare total bigint;
  begin
    execute format(
      'select count(*) from %I where %s %s',
      condicao_tabela,
      case when lista then format('%I @> array[$1]', coluna) else format('%I = $1', coluna) end,
      case when vivos then 'and "ExcluidoEm" is null' else '' end
    ) into total using registro;
    return total;
  end $$`;

/**
 * Identifiers of the company's rows whose search text fits every pattern. Runs as the owner of the tables,
 * because under row-level security PostgreSQL may not use the search index (LIKE is not leakproof); the
 * company is put in by the function itself, so no other company's rows can come out of it.
 */
const searchDdl = `
  create or replace function folio_busca(tabela text, da_empresa boolean, padroes text[])
  returns setof bigint language plpgsql stable security definer set search_path = public, pg_temp rows 50 as $$
  declare condicoes text;
  begin
    select string_agg(format('"Busca" like %L', padrao), ' and ') into condicoes from unnest(padroes) as padrao;
    return query execute format(
      'select "Identificador" from %I where %s %s',
      tabela,
      case when da_empresa
        then '"IdentificadorEmpresa" = nullif(current_setting(''folio.empresa'', true), '''')::bigint and'
        else '' end,
      condicoes
    );
  end $$`;

/** Search works without it, only slower: some installations do not offer it. */
async function createSearchExtension(tx: Tx): Promise<void> {
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(tx);
  if (rows.length > 0) await sql`create extension if not exists pg_trgm`.execute(tx);
}
