import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * Changes that one call on many records made carry its number (`Lote`) and have one row of their own that tells of the whole
 * (`Resumo`); a change that undoes another one names it (`Desfaz`). The log shows all three.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `alter table "alteracao" add column "Lote" bigint, add column "Desfaz" bigint, add column "Resumo" jsonb`,
    // A plain save has none of them, and so no entry in these.
    `create index "ix_alteracao_lote" on "alteracao" ("Lote", "Identificador") where "Lote" is not null`,
    `create index "ix_alteracao_desfaz" on "alteracao" ("Desfaz") where "Desfaz" is not null`,
    `create index "ix_alteracao_resumo" on "alteracao" ("EmpresaDoAutor", "Entidade", "Identificador")
       where "Resumo" is not null`,
    `create sequence "lote"`,
    `grant usage on sequence "lote" to folio_aplicacao`,
    `create or replace view "log_alteracao" with (security_invoker = true) as
     select a."Identificador", 1 as "Versao", a."Quando" as "CriadoEm", a."IdentificadorUsuario" as "CriadoPor",
       a."Quando" as "AlteradoEm", a."IdentificadorUsuario" as "AlteradoPor",
       null::timestamptz as "ExcluidoEm", null::bigint as "ExcluidoPor", a."Busca", a."EmpresaDoAutor" as "IdentificadorEmpresa",
       a."Quando", a."Usuario", a."IdentificadorUsuario", a."Operacao", a."Entidade", a."IdentificadorRegistro",
       a."Versao" as "VersaoRegistro", a."Motivo", a."Origem", a."Requisicao",
       coalesce(a."Resumo", a."Depois", a."Antes")::text as "Registro",
       (select string_agg(campo, ',' order by campo) from jsonb_object_keys(a."Antes" || a."Depois") as campo
         where nullif(a."Antes"->campo, 'null') is distinct from nullif(a."Depois"->campo, 'null')) as "Campos",
       a."VersaoRestaurada", a."Lote", a."Desfaz",
       (select max(u."Identificador") from "alteracao" u where u."Desfaz" = a."Identificador") as "DesfeitaPor"
     from "alteracao" a`,
  ]);
}
