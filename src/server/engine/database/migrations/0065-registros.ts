import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * The logs are found by words, name what they are about, and are changed by nobody: the application's role has no
 * right to, and a trigger refuses everybody else who connects, the owner of the tables too.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `alter table "alteracao" add column "VersaoRestaurada" integer`,
    `alter table "alteracao" add column "Nome" text`,
    `alter table "alteracao" add column "Busca" text not null default ''`,
    `update "alteracao" a set "Busca" = ${foldedWords(`a."Usuario", a."IdentificadorRegistro"::text, a."Requisicao"`)}`,
    changeView,
    accessView,
    refuseFunction,
    ...['alteracao', 'transicao', 'acesso'].flatMap((table) => [
      `create trigger "so_acrescenta" before update or delete on "${table}"
         for each row execute function folio_so_acrescenta()`,
      `create trigger "so_acrescenta_tudo" before truncate on "${table}"
         for each statement execute function folio_so_acrescenta()`,
    ]),
  ]);
}

const refuseFunction = `
  create function folio_so_acrescenta() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end $$`;

/** What every list reads of a record, for rows that are never changed. */
const systemColumns = (alias: string, search: string) => `
  ${alias}."Identificador", 1 as "Versao", ${alias}."Quando" as "CriadoEm", ${alias}."IdentificadorUsuario" as "CriadoPor",
  ${alias}."Quando" as "AlteradoEm", ${alias}."IdentificadorUsuario" as "AlteradoPor",
  null::timestamptz as "ExcluidoEm", null::bigint as "ExcluidoPor", ${search} as "Busca"`;

const changeView = `
  create or replace view "log_alteracao" with (security_invoker = true) as
  select ${systemColumns('a', 'a."Busca"')}, a."EmpresaDoAutor" as "IdentificadorEmpresa", a."Quando", a."Usuario",
    a."IdentificadorUsuario", a."Operacao", a."Entidade", a."IdentificadorRegistro", a."Versao" as "VersaoRegistro",
    a."Motivo", a."Origem", a."Requisicao", coalesce(a."Depois", a."Antes")::text as "Registro",
    (select string_agg(campo, ',' order by campo) from jsonb_object_keys(a."Antes" || a."Depois") as campo
      where nullif(a."Antes"->campo, 'null') is distinct from nullif(a."Depois"->campo, 'null')) as "Campos",
    a."VersaoRestaurada"
  from "alteracao" a`;

/** As `foldText` folds what is searched for: no case, no accents, no punctuation within numbers. */
function foldedWords(texts: string): string {
  const within = String.raw`(?<=\d)[.\-/](?=[\da-z])|(?<=[a-z])[.\-/](?=\d)`;
  return `regexp_replace(folio_texto(concat_ws(' ', ${texts})), '${within}', '', 'g')`;
}

/** A record is called as its newest change calls it; the log itself keeps its number alone. */
const nameOfRecord = `
  (select c."Nome" from "alteracao" c where c."IdentificadorRegistro" = a."IdentificadorRegistro"
     and c."Entidade" = a."Entidade" order by c."Identificador" desc limit 1)`;

const accessSearch = foldedWords(`
  (select u."Nome" from "usuario" u where u."Identificador" = a."IdentificadorUsuario"),
  a."IdentificadorRegistro"::text, a."Requisicao", ${nameOfRecord}`);

const accessView = `
  create or replace view "log_acesso" with (security_invoker = true) as
  select ${systemColumns('a', accessSearch)}, a."IdentificadorEmpresa", a."Quando", a."Evento", a."IdentificadorUsuario",
    a."Entidade", a."IdentificadorRegistro", a."Quantidade", a."Endereco", a."Agente", a."Filtro", a."Requisicao",
    ${nameOfRecord} as "Registro"
  from "acesso" a`;
