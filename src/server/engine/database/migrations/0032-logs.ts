import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * The two logs as lists: views over the append-only tables, read with the rights of who asks, so that row-level
 * security holds in them. A change belongs to the log of the company it was made in, also one of a shared record.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `alter table "alteracao" add column "EmpresaDoAutor" bigint
       default nullif(current_setting('folio.empresa', true), '')::bigint`,
    `update "alteracao" set "EmpresaDoAutor" = "IdentificadorEmpresa"`,
    // Every list of the log is a walk along one of these, newest first.
    `drop index "ix_alteracao_quando"`,
    `create index "ix_alteracao_autor_quando" on "alteracao" ("EmpresaDoAutor", "Quando", "Identificador")`,
    ...['Entidade', 'IdentificadorUsuario', 'Operacao'].map(
      (column) =>
        `create index "ix_alteracao_autor_${column.toLowerCase()}" on "alteracao"
           ("EmpresaDoAutor", "${column}", "Quando", "Identificador")`,
    ),
    // A record's number first: it answers a record's history and a search of the log by number alone.
    `drop index "ix_alteracao_registro"`,
    `create index "ix_alteracao_registro" on "alteracao" ("IdentificadorRegistro", "Entidade", "Identificador")`,
    `drop index "ix_acesso_quando"`,
    `create index "ix_acesso_empresa_quando" on "acesso" ("IdentificadorEmpresa", "Quando", "Identificador")`,
    ...['Evento', 'IdentificadorUsuario'].map(
      (column) =>
        `create index "ix_acesso_empresa_${column.toLowerCase()}" on "acesso"
           ("IdentificadorEmpresa", "${column}", "Quando", "Identificador")`,
    ),
    accessView,
    changeView,
    changedFieldsView,
    ...['log_acesso', 'log_alteracao', 'log_alteracao_alteracoes'].flatMap((view) => [
      `revoke all on "${view}" from folio_aplicacao`,
      `grant select on "${view}" to folio_aplicacao`,
    ]),
    digestFunction,
    `create index "ix_usuario_resumo" on "usuario" (folio_resumo(lower("Login")))`,
    noteFunction,
  ]);
}

/** What every list reads of a record, for rows that are never changed. */
const systemColumns = (alias: string) => `
  ${alias}."Identificador", 1 as "Versao", ${alias}."Quando" as "CriadoEm", ${alias}."IdentificadorUsuario" as "CriadoPor",
  ${alias}."Quando" as "AlteradoEm", ${alias}."IdentificadorUsuario" as "AlteradoPor",
  null::timestamptz as "ExcluidoEm", null::bigint as "ExcluidoPor", ''::text as "Busca"`;

const accessView = `
  create view "log_acesso" with (security_invoker = true) as
  select ${systemColumns('a')}, a."IdentificadorEmpresa", a."Quando", a."Evento", a."IdentificadorUsuario",
    a."Entidade", a."IdentificadorRegistro", a."Quantidade", a."Endereco", a."Agente", a."Filtro", a."Requisicao"
  from "acesso" a`;

/** `Registro` and `Campos` are raw here: the server names them in the reader's language. */
const changeView = `
  create view "log_alteracao" with (security_invoker = true) as
  select ${systemColumns('a')}, a."EmpresaDoAutor" as "IdentificadorEmpresa", a."Quando", a."Usuario",
    a."IdentificadorUsuario", a."Operacao", a."Entidade", a."IdentificadorRegistro", a."Versao" as "VersaoRegistro",
    a."Motivo", a."Origem", a."Requisicao", coalesce(a."Depois", a."Antes")::text as "Registro",
    (select string_agg(campo, ',' order by campo) from jsonb_object_keys(a."Antes" || a."Depois") as campo
      where nullif(a."Antes"->campo, 'null') is distinct from nullif(a."Depois"->campo, 'null')) as "Campos"
  from "alteracao" a`;

const changedFieldsView = `
  create view "log_alteracao_alteracoes" with (security_invoker = true) as
  select a."Identificador", a."Identificador" as "IdentificadorPai", 0 as "Ordem",
    a."EmpresaDoAutor" as "IdentificadorEmpresa", campo as "Campo",
    nullif(a."Antes"->campo, 'null')::text as "De", nullif(a."Depois"->campo, 'null')::text as "Para"
  from "alteracao" a,
    jsonb_object_keys(coalesce(a."Antes", '{}') || coalesce(a."Depois", '{}')) as campo
  where nullif(a."Antes"->campo, 'null') is distinct from nullif(a."Depois"->campo, 'null')`;

/** The digest by which the access log knows a login that was refused. */
const digestFunction = `
  create function folio_resumo(entrada text) returns text language plpgsql immutable as $$
  begin
    return left(translate(encode(sha256(convert_to(entrada, 'UTF8')), 'base64'), '+/', '-_'), 22);
  end $$`;

/** A refused sign-in of a known person is told to each company that person works in. */
const noteFunction = `
  create or replace function folio_anotar_acessos(linhas jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
  begin
    insert into acesso ("IdentificadorEmpresa", "Quando", "Evento", "IdentificadorUsuario", "Entidade",
      "IdentificadorRegistro", "Quantidade", "Filtro", "Endereco", "Agente", "Requisicao")
    select coalesce(l."IdentificadorEmpresa", v."IdentificadorEmpresa"), l."Quando", l."Evento",
      coalesce(l."IdentificadorUsuario", u."Identificador"), l."Entidade", l."IdentificadorRegistro", l."Quantidade",
      l."Filtro", l."Endereco", l."Agente", l."Requisicao"
    from jsonb_populate_recordset(null::acesso, linhas) with ordinality as l
    left join usuario u on l."Evento" = 'entrada-recusada' and folio_resumo(lower(u."Login")) = l."Filtro"
      and u."ExcluidoEm" is null
    left join usuario_vinculos v on v."IdentificadorPai" = u."Identificador" and coalesce(v."Ativo", true)
    order by l.ordinality;
  end $$`;
