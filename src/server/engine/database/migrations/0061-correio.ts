import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * Mail on its way out and the codes by which a forgotten password is reset. Like sessions they belong to persons, not
 * to companies. A mail's parameters are emptied once it is gone; a code stands here as its hash only.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [...tables, tryCode, sessionsOf, passwordState, ...grants]);
}

const tables = [
  `create table correio (
    "Identificador" bigint generated always as identity primary key,
    "Modelo" text not null,
    "Idioma" text not null,
    "Dados" text,
    "CriadoEm" timestamptz not null,
    "TentarEm" timestamptz not null,
    "ValidoAte" timestamptz not null,
    "Tentativas" integer not null default 0,
    "EncerradoEm" timestamptz,
    "Resultado" text,
    "Erro" text
  )`,
  'create index ix_correio_fila on correio ("TentarEm") where "EncerradoEm" is null',
  `create table redefinicao_senha (
    "Identificador" bigint generated always as identity primary key,
    "IdentificadorUsuario" bigint not null,
    "IdentificadorCorreio" bigint not null unique,
    "Codigo" text not null,
    "PedidaEm" timestamptz not null,
    "ValidaAte" timestamptz not null,
    "Falhas" integer not null default 0,
    "ConferidaEm" timestamptz,
    "EncerradaEm" timestamptz
  )`,
  'create index ix_redefinicao_usuario on redefinicao_senha ("IdentificadorUsuario", "PedidaEm")',
];

/**
 * Counts a try against the living code of a login before the code is looked at, so that tries sent at once are
 * counted too. Answers what to compare with, or null for everybody who has no code to try, whatever the reason.
 */
const tryCode = `
create function folio_tentar_codigo(entrada text, agora timestamptz, tentativas integer) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare r record;
begin
  update redefinicao_senha c set "Falhas" = c."Falhas" + 1
  from usuario u
  where lower(u."Login") = lower(entrada) and coalesce(u."Ativo", true) and u."ExcluidoEm" is null
    and c."IdentificadorUsuario" = u."Identificador" and c."EncerradaEm" is null
    and c."ValidaAte" > agora and c."Falhas" < tentativas
  returning c."Identificador", c."IdentificadorUsuario", c."Codigo", c."ConferidaEm", u."Nome", u."Login" into r;
  if not found then return null; end if;
  return to_jsonb(r);
end $$`;

/** The living sessions of a person, the newest use first; names of companies are hidden from who has none chosen. */
const sessionsOf = `
create function folio_sessoes_de(usuario_id bigint, agora timestamptz, ociosa interval) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('Identificador', s."Identificador",
      'NomeEmpresa', coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial"), 'NomeFilial', f."Nome",
      'Endereco', s."Endereco", 'Agente', s."Agente", 'CriadaEm', s."CriadaEm", 'UsadaEm', s."UsadaEm")
    order by s."UsadaEm" desc, s."Identificador" desc), '[]')
    from sessao s left join empresa e on e."Identificador" = s."IdentificadorEmpresa"
      left join filial f on f."Identificador" = s."IdentificadorFilial"
    where s."IdentificadorUsuario" = usuario_id and s."EncerradaEm" is null and s."ExpiraEm" > agora
      and s."UsadaEm" > agora - ociosa);
end $$`;

/** Who keeps the people sees who has a password of their own. No change of the record, so no version. */
const passwordState = `
create function folio_registrar_situacao(usuario_id bigint, situacao text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update usuario set "SituacaoAcesso" = situacao where "Identificador" = usuario_id;
end $$`;

const functions = [
  'folio_tentar_codigo(text, timestamptz, integer)',
  'folio_sessoes_de(bigint, timestamptz, interval)',
  'folio_registrar_situacao(bigint, text)',
];

const grants = [
  ...functions.map((name) => `revoke all on function ${name} from public`),
  ...functions.map((name) => `grant execute on function ${name} to folio_aplicacao`),
  `update usuario u set "SituacaoAcesso" = coalesce(
     (select case when c."TrocarSenha" then 'provisorio' else 'definido' end from credencial c
      where c."IdentificadorUsuario" = u."Identificador"), 'a-definir')`,
];
