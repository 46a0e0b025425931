import { ownCompany, protect } from '../../../engine/database/policies.ts';
import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Who has a registry record in hand (`trava`), how long people worked on it (`tempo_humano`), and what was decided
 * about a further reading of it (`conferencia`).
 * A lock is one row a record: taken, renewed and given back; its past stands in the state log. What a conference
 * decided stands as corrections; the row says that somebody looked, so that a reading never slips in unseen.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "trava" (
       "IdentificadorRegistroMatricula" bigint primary key references "registro_matricula" ("Identificador") on delete cascade,
       "IdentificadorEmpresa" bigint not null,
       "IdentificadorUsuario" bigint not null,
       "Usuario" text not null,
       "Desde" timestamptz not null,
       "Ate" timestamptz not null
     )`,
    `create index "ix_trava_usuario" on "trava" ("IdentificadorUsuario")`,
    protect('trava', ownCompany),

    `create table "tempo_humano" (
       "IdentificadorRegistroMatricula" bigint not null references "registro_matricula" ("Identificador") on delete cascade,
       "IdentificadorUsuario" bigint not null,
       "IdentificadorEmpresa" bigint not null,
       "Usuario" text not null,
       "Segundos" integer not null check ("Segundos" >= 0),
       "ContadoEm" timestamptz not null,
       primary key ("IdentificadorRegistroMatricula", "IdentificadorUsuario")
     )`,
    `create index "ix_tempo_humano_usuario" on "tempo_humano" ("IdentificadorUsuario", "ContadoEm")`,
    protect('tempo_humano', ownCompany),

    `create table "conferencia" (
       "IdentificadorLeitura" bigint primary key references "leitura" ("Identificador") on delete cascade,
       "IdentificadorRegistroMatricula" bigint not null references "registro_matricula" ("Identificador") on delete cascade,
       "IdentificadorEmpresa" bigint not null,
       "IdentificadorUsuario" bigint,
       "Usuario" text not null,
       "Quando" timestamptz not null,
       "Mudancas" integer not null,
       "Mantidas" jsonb not null
     )`,
    `create index "ix_conferencia_registro" on "conferencia" ("IdentificadorRegistroMatricula")`,
    protect('conferencia', ownCompany),
    `revoke update, delete, truncate on "conferencia" from folio_aplicacao`,
    // Readings there were before anybody was asked about them count as looked at.
    `insert into "conferencia" ("IdentificadorLeitura", "IdentificadorRegistroMatricula", "IdentificadorEmpresa",
       "IdentificadorUsuario", "Usuario", "Quando", "Mudancas", "Mantidas")
     select "Identificador", "IdentificadorRegistroMatricula", "IdentificadorEmpresa", null, 'sistema', now(), 0, '[]'
     from "leitura" where "Ordem" > 1`,

    // Whoever still has a session that did something lately is at work; asked for many people of one company at once.
    `create function folio_sessoes_vivas(empresa bigint, desde timestamptz, agora timestamptz) returns setof bigint
     language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
       select distinct "IdentificadorUsuario" from sessao
       where "IdentificadorEmpresa" = empresa and "EncerradaEm" is null and "ExpiraEm" > agora and "UsadaEm" > desde
     $$`,
    // The companies in which somebody has a record in hand, for the process that takes care of all.
    `create function folio_empresas_com_trava() returns setof bigint
     language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
       select distinct "IdentificadorEmpresa" from trava
     $$`,
    'grant execute on function folio_sessoes_vivas(bigint, timestamptz, timestamptz) to folio_aplicacao',
    'grant execute on function folio_empresas_com_trava() to folio_aplicacao',
    // Who may return a record from review may take one over, in profiles made before there was that code.
    `insert into "perfil_codigos" ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Codigo")
     select p."Identificador", p."IdentificadorEmpresa",
       (select coalesce(max("Ordem"), 0) + 1 from "perfil_codigos" where "IdentificadorPai" = p."Identificador"),
       'MATRICULA.ASSUMIR'
     from "perfil" p
     where exists (select 1 from "perfil_codigos" h
         where h."IdentificadorPai" = p."Identificador" and h."Codigo" = 'MATRICULA.DEVOLVER')
       and not exists (select 1 from "perfil_codigos" h
         where h."IdentificadorPai" = p."Identificador" and h."Codigo" in ('*', 'MATRICULA.ASSUMIR'))`,
  ]);
}
