import type { Tx } from '../database.ts';
import { runScript } from '../runScript.ts';

/**
 * Passwords, sessions and the count of failed sign-ins. None of them belongs to a company: they are asked
 * before one is known. What sign-in must know of persons and companies comes through functions that run as
 * the owner of the tables and answer for one login or one token only, so that no policy has to be opened.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [...tables, session, person, companies, access, ...grants]);
}

const tables = [
  `create table credencial (
    "IdentificadorUsuario" bigint primary key,
    "Senha" text not null,
    "TrocarSenha" boolean not null,
    "DefinidaEm" timestamptz not null
  )`,
  `create table sessao (
    "Identificador" bigint generated always as identity primary key,
    "Resumo" bytea not null unique check (octet_length("Resumo") = 32),
    "IdentificadorUsuario" bigint not null,
    "IdentificadorEmpresa" bigint,
    "IdentificadorFilial" bigint,
    "CriadaEm" timestamptz not null,
    "UsadaEm" timestamptz not null,
    "ExpiraEm" timestamptz not null,
    "EncerradaEm" timestamptz,
    "Endereco" text not null,
    "Agente" text not null
  )`,
  'create index sessao_usuario on sessao ("IdentificadorUsuario") where "EncerradaEm" is null',
  `create table tentativa_acesso (
    "Chave" text primary key,
    "Falhas" integer not null,
    "UltimaEm" timestamptz not null,
    "LiberadaEm" timestamptz not null
  )`,
];

/** Active memberships of active companies, as rows (empresa, nome, fuso, vinculo). */
const memberships = (user: string) => `
  select e."Identificador" as empresa, coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial") as nome,
    e."FusoHorario" as fuso, v as vinculo
  from jsonb_array_elements(to_jsonb(${user}."Vinculos")) v
  join empresa e on e."Identificador" = (v ->> 'IdentificadorEmpresa')::bigint
  where coalesce((v ->> 'Ativo')::boolean, true) and coalesce(e."Ativo", true) and e."ExcluidoEm" is null`;

/** Identifiers of a list column, whether it is kept as an array or as JSON. */
const numbers = (list: string) => `
  (select coalesce(array_agg(n::bigint), '{}') from jsonb_array_elements_text(
    case jsonb_typeof(to_jsonb(${list})) when 'array' then to_jsonb(${list}) else '[]' end) n)`;

const session = `
create function folio_sessao(resumo bytea, agora timestamptz, ociosa interval, renovar boolean)
returns jsonb language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  s record; u record; m record;
  perfis bigint[]; filiais bigint[]; pessoas bigint[]; oficiais bigint[]; proprios bigint[]; analistas bigint[];
begin
  select * into s from sessao
    where "Resumo" = resumo and "EncerradaEm" is null and "ExpiraEm" > agora and "UsadaEm" > agora - ociosa;
  if not found then return null; end if;
  select * into u from usuario
    where "Identificador" = s."IdentificadorUsuario" and coalesce("Ativo", true) and "ExcluidoEm" is null;
  if not found then return null; end if;
  if s."IdentificadorEmpresa" is not null then
    select * into m from (${memberships('u')}) as vinculos where empresa = s."IdentificadorEmpresa" limit 1;
    if not found then return null; end if;
    perform set_config('folio.empresa', s."IdentificadorEmpresa"::text, true);
    perfis := ${numbers("m.vinculo -> 'Perfis'")};
    filiais := ${numbers("m.vinculo -> 'Filiais'")};
    pessoas := ${numbers('u."UsuariosAlerta"')} || u."Identificador"::bigint;
    select coalesce(array_agg("Identificador"), '{}') into proprios from officer
      where "IdentificadorEmpresa" = m.empresa and "IdentificadorUsuario" = u."Identificador" and "ExcluidoEm" is null;
    select coalesce(array_agg("Identificador"), '{}') into oficiais from officer
      where "IdentificadorEmpresa" = m.empresa and "IdentificadorUsuario" = any (pessoas) and "ExcluidoEm" is null;
    select coalesce(array_agg("Identificador"), '{}') into analistas from analista
      where "IdentificadorEmpresa" = m.empresa and "ExcluidoEm" is null
        and ("IdentificadorUsuario" = any (pessoas) or "IdentificadorOfficer" = any (proprios));
  end if;
  if renovar and s."UsadaEm" < agora - interval '20 seconds' then
    update sessao set "UsadaEm" = agora where "Identificador" = s."Identificador";
    s."UsadaEm" := agora;
  end if;
  return jsonb_build_object(
    'Identificador', s."Identificador", 'IdentificadorUsuario', u."Identificador",
    'Login', u."Login", 'NomePessoa', u."Nome", 'TodosProprietarios', coalesce(u."TodosProprietarios", false),
    'TrocarSenha', coalesce((select "TrocarSenha" from credencial where "IdentificadorUsuario" = u."Identificador"), false),
    'IdentificadorEmpresa', s."IdentificadorEmpresa",
    'NomeEmpresa', case when s."IdentificadorEmpresa" is not null then m.nome end,
    'FusoHorario', case when s."IdentificadorEmpresa" is not null then m.fuso end,
    'IdentificadorFilial', s."IdentificadorFilial",
    'NomeFilial', (select "Nome" from filial where "Identificador" = s."IdentificadorFilial"),
    'Perfis', (select coalesce(jsonb_agg(jsonb_build_object('Identificador', "Identificador", 'Nome', "Nome")
      order by "Nome"), '[]') from perfil
      where "IdentificadorEmpresa" = s."IdentificadorEmpresa" and "Identificador" = any (perfis)
        and coalesce("Ativo", true) and "ExcluidoEm" is null),
    'Codigos', (select coalesce(jsonb_agg(distinct c ->> 'Codigo'), '[]') from perfil p,
      jsonb_array_elements(coalesce(to_jsonb(p."Codigos"), '[]')) c
      where p."IdentificadorEmpresa" = s."IdentificadorEmpresa" and p."Identificador" = any (perfis)
        and coalesce(p."Ativo", true) and p."ExcluidoEm" is null),
    'CodigosConceder', (select coalesce(jsonb_agg(distinct c ->> 'Codigo'), '[]') from perfil p,
      jsonb_array_elements(coalesce(to_jsonb(p."CodigosConceder"), '[]')) c
      where p."IdentificadorEmpresa" = s."IdentificadorEmpresa" and p."Identificador" = any (perfis)
        and coalesce(p."Ativo", true) and p."ExcluidoEm" is null),
    'Filiais', case when cardinality(filiais) > 0 then to_jsonb(filiais) end,
    'Analistas', to_jsonb(coalesce(analistas, '{}')), 'Officers', to_jsonb(coalesce(oficiais, '{}')),
    'Empresas', (select coalesce(jsonb_agg(jsonb_build_object('IdentificadorEmpresa', empresa, 'NomeEmpresa', nome)
      order by nome), '[]') from (${memberships('u')}) as vinculos),
    'UsadaEm', s."UsadaEm", 'ExpiraEm', s."ExpiraEm");
end $$`;

const person = `
create function folio_pessoa(entrada text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select jsonb_build_object('Identificador', u."Identificador", 'Nome', u."Nome", 'Login', u."Login",
      'Ativo', coalesce(u."Ativo", true), 'Senha', c."Senha")
    from usuario u left join credencial c on c."IdentificadorUsuario" = u."Identificador"
    where lower(u."Login") = lower(entrada) and u."ExcluidoEm" is null limit 1);
end $$`;

const companies = `
create function folio_empresas(usuario_id bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare u record; antes text; m record; filiais bigint[]; lista jsonb := '[]';
begin
  select * into u from usuario where "Identificador" = usuario_id and coalesce("Ativo", true) and "ExcluidoEm" is null;
  if not found then return lista; end if;
  antes := current_setting('folio.empresa', true);
  for m in select * from (${memberships('u')}) as vinculos order by nome loop
    filiais := ${numbers("m.vinculo -> 'Filiais'")};
    perform set_config('folio.empresa', m.empresa::text, true);
    lista := lista || jsonb_build_object('IdentificadorEmpresa', m.empresa, 'NomeEmpresa', m.nome, 'Filiais', (
      select coalesce(jsonb_agg(jsonb_build_object('IdentificadorFilial', f."Identificador", 'NomeFilial', f."Nome")
        order by f."Nome"), '[]') from filial f
      where f."IdentificadorEmpresa" = m.empresa and coalesce(f."Ativo", true) and f."ExcluidoEm" is null
        and (cardinality(filiais) = 0 or f."Identificador" = any (filiais))));
  end loop;
  perform set_config('folio.empresa', coalesce(antes, ''), true);
  return lista;
end $$`;

/** The last access is no change of the record, so it makes no version. */
const access = `
create function folio_registrar_acesso(usuario_id bigint, agora timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update usuario set "UltimoAcesso" = agora where "Identificador" = usuario_id;
end $$`;

const functions = [
  'folio_sessao(bytea, timestamptz, interval, boolean)',
  'folio_pessoa(text)',
  'folio_empresas(bigint)',
  'folio_registrar_acesso(bigint, timestamptz)',
];

const grants = [
  ...functions.map((name) => `revoke all on function ${name} from public`),
  ...functions.map((name) => `grant execute on function ${name} to folio_aplicacao`),
];
