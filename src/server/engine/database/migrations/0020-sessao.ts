import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * Passwords, sessions and the count of failed sign-ins. None of them belongs to a company: they are asked
 * before one is known. What sign-in must know of persons and companies comes through functions that run as
 * the owner of the tables and answer for one login or one token only, so that no policy has to be opened.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [...tables, session, person, companies, elsewhere, access, ...grants]);
}

const tables = [
  `create table credencial (
    "IdentificadorUsuario" bigint primary key,
    "Senha" text not null,
    "TrocarSenha" boolean not null,
    "DefinidaEm" timestamptz not null,
    "ValidaAte" timestamptz
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

/** Active memberships of active companies, as rows (empresa, nome, fuso, perfis, filiais). */
const memberships = `
  select e."Identificador" as empresa, coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial") as nome,
    e."FusoHorario" as fuso, coalesce(v."Perfis", '{}') as perfis, coalesce(v."Filiais", '{}') as filiais
  from usuario_vinculos v join empresa e on e."Identificador" = v."IdentificadorEmpresa"
  where v."IdentificadorPai" = u."Identificador"
    and coalesce(v."Ativo", true) and coalesce(e."Ativo", true) and e."ExcluidoEm" is null`;

/** Codes of the profiles of a membership, from the lines of `perfil`. */
const codes = (lines: string) => `(
  select coalesce(jsonb_agg(distinct c."Codigo"), '[]') from ${lines} c
  join perfil p on p."Identificador" = c."IdentificadorPai"
  where p."IdentificadorEmpresa" = m.empresa and p."Identificador" = any (m.perfis)
    and coalesce(p."Ativo", true) and p."ExcluidoEm" is null)`;

/** Everything a request must know of its session, in one question; null when it lives no more. */
const session = `
create function folio_sessao(resumo bytea, agora timestamptz, ociosa interval, renovar boolean)
returns jsonb language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  s record; u record; m record; pessoas bigint[]; proprios bigint[]; oficiais bigint[]; analistas bigint[]; base jsonb;
begin
  select * into s from sessao
    where "Resumo" = resumo and "EncerradaEm" is null and "ExpiraEm" > agora and "UsadaEm" > agora - ociosa;
  if not found then return null; end if;
  select * into u from usuario
    where "Identificador" = s."IdentificadorUsuario" and coalesce("Ativo", true) and "ExcluidoEm" is null;
  if not found then return null; end if;
  select * into m from (${memberships}) as vinculos where empresa = s."IdentificadorEmpresa" limit 1;
  if not found and s."IdentificadorEmpresa" is not null then return null; end if;
  if renovar and s."UsadaEm" < agora - interval '20 seconds' then
    update sessao set "UsadaEm" = agora where "Identificador" = s."Identificador";
    s."UsadaEm" := agora;
  end if;
  base := jsonb_build_object(
    'Identificador', s."Identificador", 'IdentificadorUsuario', u."Identificador",
    'Login', u."Login", 'NomePessoa', u."Nome", 'TodosProprietarios', coalesce(u."TodosProprietarios", false),
    'TrocarSenha', coalesce((select "TrocarSenha" from credencial where "IdentificadorUsuario" = u."Identificador"), false),
    'Empresas', (select coalesce(jsonb_agg(jsonb_build_object('IdentificadorEmpresa', empresa, 'NomeEmpresa', nome)
      order by nome), '[]') from (${memberships}) as vinculos),
    'UsadaEm', s."UsadaEm", 'ExpiraEm', s."ExpiraEm", 'IdentificadorEmpresa', null, 'NomeEmpresa', null,
    'FusoHorario', null, 'IdentificadorFilial', null, 'NomeFilial', null, 'Perfis', jsonb_build_array(),
    'Codigos', jsonb_build_array(), 'CodigosConceder', jsonb_build_array(), 'Filiais', null,
    'Analistas', jsonb_build_array(), 'Officers', jsonb_build_array());
  if s."IdentificadorEmpresa" is null then return base; end if;
  pessoas := coalesce(u."UsuariosAlerta", '{}') || u."Identificador";
  select coalesce(array_agg("Identificador"), '{}') into proprios from officer
    where "IdentificadorEmpresa" = m.empresa and "IdentificadorUsuario" = u."Identificador" and "ExcluidoEm" is null;
  select coalesce(array_agg("Identificador"), '{}') into oficiais from officer
    where "IdentificadorEmpresa" = m.empresa and "IdentificadorUsuario" = any (pessoas) and "ExcluidoEm" is null;
  select coalesce(array_agg("Identificador"), '{}') into analistas from analista
    where "IdentificadorEmpresa" = m.empresa and "ExcluidoEm" is null
      and ("IdentificadorUsuario" = any (pessoas) or "IdentificadorOfficer" = any (proprios));
  return base || jsonb_build_object(
    'IdentificadorEmpresa', m.empresa, 'NomeEmpresa', m.nome, 'FusoHorario', m.fuso,
    'IdentificadorFilial', s."IdentificadorFilial",
    'NomeFilial', (select "Nome" from filial where "Identificador" = s."IdentificadorFilial"),
    'Perfis', (select coalesce(jsonb_agg(jsonb_build_object('Identificador', "Identificador", 'Nome', "Nome")
      order by "Nome"), '[]') from perfil
      where "IdentificadorEmpresa" = m.empresa and "Identificador" = any (m.perfis)
        and coalesce("Ativo", true) and "ExcluidoEm" is null),
    'Codigos', ${codes('perfil_codigos')},
    'CodigosConceder', ${codes('perfil_codigos_conceder')},
    'Filiais', case when cardinality(m.filiais) > 0 then to_jsonb(m.filiais) end,
    'Analistas', to_jsonb(analistas), 'Officers', to_jsonb(oficiais));
end $$`;

const person = `
create function folio_pessoa(entrada text, agora timestamptz) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select jsonb_build_object('Identificador', u."Identificador", 'Nome', u."Nome", 'Login', u."Login",
      'Ativo', coalesce(u."Ativo", true),
      'Senha', case when c."ValidaAte" is null or c."ValidaAte" > agora then c."Senha" end,
      'TrocarSenha', coalesce(c."TrocarSenha", false))
    from usuario u left join credencial c on c."IdentificadorUsuario" = u."Identificador"
    where lower(u."Login") = lower(entrada) and u."ExcluidoEm" is null limit 1);
end $$`;

const companies = `
create function folio_empresas(usuario_id bigint) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare u record;
begin
  select * into u from usuario where "Identificador" = usuario_id and coalesce("Ativo", true) and "ExcluidoEm" is null;
  if not found then return '[]'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('IdentificadorEmpresa', empresa, 'NomeEmpresa', nome,
      'Filiais', (select coalesce(jsonb_agg(jsonb_build_object('IdentificadorFilial', f."Identificador",
          'NomeFilial', f."Nome") order by f."Nome"), '[]') from filial f
        where f."IdentificadorEmpresa" = empresa and coalesce(f."Ativo", true) and f."ExcluidoEm" is null
          and (cardinality(filiais) = 0 or f."Identificador" = any (filiais))))
    order by nome), '[]') from (${memberships}) as vinculos);
end $$`;

/** Whether a person also works elsewhere: row-level security hides other companies' memberships. */
const elsewhere = `
create function folio_trabalha_em_outra(usuario_id bigint, empresa_id bigint) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select 1 from usuario_vinculos v
    where v."IdentificadorPai" = usuario_id and v."IdentificadorEmpresa" <> empresa_id);
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
  'folio_pessoa(text, timestamptz)',
  'folio_empresas(bigint)',
  'folio_trabalha_em_outra(bigint, bigint)',
  'folio_registrar_acesso(bigint, timestamptz)',
];

const grants = [
  ...functions.map((name) => `revoke all on function ${name} from public`),
  ...functions.map((name) => `grant execute on function ${name} to folio_aplicacao`),
];
