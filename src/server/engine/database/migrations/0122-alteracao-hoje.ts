import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * Change rows with their fields called as today (`alteracao_hoje`): what history, undo and the log read. Where no field
 * was ever renamed the rows pass as they are.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create function folio_nomes_de_hoje(entidade text, numero bigint, registro jsonb) returns jsonb
     language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
     declare r record;
     begin
       for r in select "Linhas", "De", "Para" from renomeacao
         where "Entidade" = entidade and "Ate" >= numero order by "Identificador"
       loop
         if r."Linhas" is null then
           if registro ? r."De" then
             registro := (registro - r."De") || jsonb_build_object(r."Para", registro -> r."De");
           end if;
         elsif jsonb_typeof(registro -> r."Linhas") = 'array' then
           registro := jsonb_set(registro, array[r."Linhas"], (
             select coalesce(jsonb_agg(case when linha ? r."De"
                 then (linha - r."De") || jsonb_build_object(r."Para", linha -> r."De") else linha end order by ordem), '[]')
             from jsonb_array_elements(registro -> r."Linhas") with ordinality as l (linha, ordem)));
         end if;
       end loop;
       return registro;
     end $$`,
    `create view "alteracao_hoje" with (security_invoker = true) as
     select a."Identificador", a."IdentificadorEmpresa", a."EmpresaDoAutor", a."Entidade", a."IdentificadorRegistro",
       a."Versao", a."Operacao", a."Quando", a."IdentificadorUsuario", a."Usuario", a."Origem", a."Requisicao", a."Motivo",
       ${named('Antes')}, ${named('Depois')}, a."VersaoRestaurada", a."Nome", a."Busca", a."Mesclagem", a."Lote",
       a."Desfaz", a."Resumo"
     from "alteracao" a`,
    `revoke insert, update, delete, truncate on "alteracao_hoje" from folio_aplicacao`,
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
     from "alteracao_hoje" a`,
  ]);
}

/** Looked up once for a whole query, so that entities nothing was renamed in pay nothing. */
const named = (column: string) =>
  `case when a."Entidade" in (select r."Entidade" from "renomeacao" r)
     then folio_nomes_de_hoje(a."Entidade", a."Identificador", a."${column}") else a."${column}" end as "${column}"`;
