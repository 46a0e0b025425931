-- Passwords, sessions and the count of failed sign-ins. They belong to no company, since they are asked before one is known.
-- What sign-in must know of persons and companies comes through functions that run as the owner of the tables and answer
-- for one login or one token only, so that no policy has to be opened. The last access, the lock-out and the state of the
-- password are no change of the record, so they make no version.
create table credencial (
  "IdentificadorUsuario" bigint primary key,
  "Senha" text not null,
  "TrocarSenha" boolean not null,
  "DefinidaEm" timestamptz not null,
  "ValidaAte" timestamptz
);

create table sessao (
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
);

create index sessao_usuario on sessao ("IdentificadorUsuario") where "EncerradaEm" is null;

create table tentativa_acesso (
  "Chave" text primary key,
  "Falhas" integer not null,
  "UltimaEm" timestamptz not null,
  "LiberadaEm" timestamptz not null
);

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
  select * into m from (
  select e."Identificador" as empresa, coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial") as nome,
    e."FusoHorario" as fuso, coalesce(v."Perfis", '{}') as perfis, coalesce(v."Filiais", '{}') as filiais
  from usuario_vinculos v join empresa e on e."Identificador" = v."IdentificadorEmpresa"
  where v."IdentificadorPai" = u."Identificador"
    and coalesce(v."Ativo", true) and coalesce(e."Ativo", true) and e."ExcluidoEm" is null)
      as vinculos where empresa = s."IdentificadorEmpresa" limit 1;
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
      order by nome), '[]') from (
  select e."Identificador" as empresa, coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial") as nome,
    e."FusoHorario" as fuso, coalesce(v."Perfis", '{}') as perfis, coalesce(v."Filiais", '{}') as filiais
  from usuario_vinculos v join empresa e on e."Identificador" = v."IdentificadorEmpresa"
  where v."IdentificadorPai" = u."Identificador"
    and coalesce(v."Ativo", true) and coalesce(e."Ativo", true) and e."ExcluidoEm" is null) as vinculos),
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
    'Codigos', (
  select coalesce(jsonb_agg(distinct c."Codigo"), '[]') from perfil_codigos c
  join perfil p on p."Identificador" = c."IdentificadorPai"
  where p."IdentificadorEmpresa" = m.empresa and p."Identificador" = any (m.perfis)
    and coalesce(p."Ativo", true) and p."ExcluidoEm" is null),
    'CodigosConceder', (
  select coalesce(jsonb_agg(distinct c."Codigo"), '[]') from perfil_codigos_conceder c
  join perfil p on p."Identificador" = c."IdentificadorPai"
  where p."IdentificadorEmpresa" = m.empresa and p."Identificador" = any (m.perfis)
    and coalesce(p."Ativo", true) and p."ExcluidoEm" is null),
    'Filiais', case when cardinality(m.filiais) > 0 then to_jsonb(m.filiais) end,
    'Analistas', to_jsonb(analistas), 'Officers', to_jsonb(oficiais));
end $$;

create function folio_pessoa(entrada text, agora timestamptz) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select jsonb_build_object('Identificador', u."Identificador", 'Nome', u."Nome", 'Login', u."Login",
      'Ativo', coalesce(u."Ativo", true),
      'Senha', case when c."ValidaAte" is null or c."ValidaAte" > agora then c."Senha" end,
      'TrocarSenha', coalesce(c."TrocarSenha", false))
    from usuario u left join credencial c on c."IdentificadorUsuario" = u."Identificador"
    where lower(u."Login") = lower(entrada) and u."ExcluidoEm" is null limit 1);
end $$;

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
    order by nome), '[]') from (
  select e."Identificador" as empresa, coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial") as nome,
    e."FusoHorario" as fuso, coalesce(v."Perfis", '{}') as perfis, coalesce(v."Filiais", '{}') as filiais
  from usuario_vinculos v join empresa e on e."Identificador" = v."IdentificadorEmpresa"
  where v."IdentificadorPai" = u."Identificador"
    and coalesce(v."Ativo", true) and coalesce(e."Ativo", true) and e."ExcluidoEm" is null) as vinculos);
end $$;

create function folio_trabalha_em_outra(usuario_id bigint, empresa_id bigint) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select 1 from usuario_vinculos v
    where v."IdentificadorPai" = usuario_id and v."IdentificadorEmpresa" <> empresa_id);
end $$;

create function folio_registrar_acesso(usuario_id bigint, agora timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update usuario set "UltimoAcesso" = agora, "BloqueadoAte" = null where "Identificador" = usuario_id;
end $$;

create function folio_registrar_bloqueio(entrada text, ate timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update usuario set "BloqueadoAte" = ate where lower("Login") = lower(entrada) and "ExcluidoEm" is null;
end $$;

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
end $$;

create function folio_registrar_situacao(usuario_id bigint, situacao text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update usuario set "SituacaoAcesso" = situacao where "Identificador" = usuario_id;
end $$;

revoke all on function
  folio_sessao(bytea, timestamptz, interval, boolean),
  folio_pessoa(text, timestamptz),
  folio_empresas(bigint),
  folio_trabalha_em_outra(bigint, bigint),
  folio_registrar_acesso(bigint, timestamptz),
  folio_registrar_bloqueio(text, timestamptz),
  folio_sessoes_de(bigint, timestamptz, interval),
  folio_registrar_situacao(bigint, text)
from public;
grant execute on function
  folio_sessao(bytea, timestamptz, interval, boolean),
  folio_pessoa(text, timestamptz),
  folio_empresas(bigint),
  folio_trabalha_em_outra(bigint, bigint),
  folio_registrar_acesso(bigint, timestamptz),
  folio_registrar_bloqueio(text, timestamptz),
  folio_sessoes_de(bigint, timestamptz, interval),
  folio_registrar_situacao(bigint, text)
to folio_aplicacao;

-- Who came in, was refused, went out, and read personal data: appended in batches and never changed. A batch holds rows of
-- several companies, so one function writes them. The login of a refused sign-in stands here as its digest. Where it is
-- that of a known person, each company the person works in is told.
create table "acesso" (
  "Identificador" bigint generated by default as identity primary key,
  "IdentificadorEmpresa" bigint,
  "Quando" timestamptz not null,
  "Evento" text not null,
  "IdentificadorUsuario" bigint,
  "Entidade" text,
  "IdentificadorRegistro" bigint,
  "Quantidade" integer,
  "Filtro" text,
  "Endereco" text,
  "Agente" text,
  "Requisicao" text not null
);

create index "ix_acesso_usuario" on "acesso" ("IdentificadorUsuario", "Quando");
alter table "acesso" enable row level security;
create policy folio on "acesso" for all to folio_aplicacao
  using (("IdentificadorEmpresa" is null
    or "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint))
  with check (("IdentificadorEmpresa" is null
    or "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint));
revoke insert, update, delete, truncate on "acesso" from folio_aplicacao;
create index "ix_acesso_empresa_quando" on "acesso" ("IdentificadorEmpresa", "Quando", "Identificador");
create index "ix_acesso_empresa_evento" on "acesso"
  ("IdentificadorEmpresa", "Evento", "Quando", "Identificador");
create index "ix_acesso_empresa_identificadorusuario" on "acesso"
  ("IdentificadorEmpresa", "IdentificadorUsuario", "Quando", "Identificador");

create function folio_resumo(entrada text) returns text language plpgsql immutable as $$
begin
  return left(translate(encode(sha256(convert_to(entrada, 'UTF8')), 'base64'), '+/', '-_'), 22);
end $$;

create index "ix_usuario_resumo" on "usuario" (folio_resumo(lower("Login")));

create function folio_anotar_acessos(linhas jsonb) returns void
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
end $$;

create trigger "so_acrescenta" before update or delete on "acesso"
  for each row execute function folio_so_acrescenta();
create trigger "so_acrescenta_tudo" before truncate on "acesso"
  for each statement execute function folio_so_acrescenta();
revoke all on function folio_anotar_acessos(jsonb) from public;
grant execute on function folio_anotar_acessos(jsonb) to folio_aplicacao;

-- The two logs as lists: views that are read with the rights of the reader, so that row-level security holds in them. What a
-- record is called is asked of its newest change. The change log shows fields by the names of today, and entities in
-- which no field was renamed pay nothing for it.
create function folio_nomes_de_hoje(entidade text, numero bigint, registro jsonb) returns jsonb
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
end $$;

create view "alteracao_hoje" with (security_invoker = true) as
  select a."Identificador", a."IdentificadorEmpresa", a."EmpresaDoAutor", a."Entidade", a."IdentificadorRegistro",
    a."Versao", a."Operacao", a."Quando", a."IdentificadorUsuario", a."Usuario", a."Origem", a."Requisicao", a."Motivo",
    case when a."Entidade" in (select r."Entidade" from "renomeacao" r)
  then folio_nomes_de_hoje(a."Entidade", a."Identificador", a."Antes") else a."Antes" end as "Antes",
    case when a."Entidade" in (select r."Entidade" from "renomeacao" r)
  then folio_nomes_de_hoje(a."Entidade", a."Identificador", a."Depois") else a."Depois" end as "Depois",
    a."VersaoRestaurada", a."Nome", a."Busca", a."Mesclagem", a."Lote",
    a."Desfaz", a."Resumo"
  from "alteracao" a;

revoke insert, update, delete, truncate on "alteracao_hoje" from folio_aplicacao;

create view "log_acesso" with (security_invoker = true) as
  select
  a."Identificador", 1 as "Versao", a."Quando" as "CriadoEm", a."IdentificadorUsuario" as "CriadoPor",
  a."Quando" as "AlteradoEm", a."IdentificadorUsuario" as "AlteradoPor",
  null::timestamptz as "ExcluidoEm", null::bigint as "ExcluidoPor", regexp_replace(folio_texto(concat_ws(' ',
  (select u."Nome" from "usuario" u where u."Identificador" = a."IdentificadorUsuario"),
  a."IdentificadorRegistro"::text, a."Requisicao",
  (select c."Nome" from "alteracao" c where c."IdentificadorRegistro" = a."IdentificadorRegistro"
     and c."Entidade" = a."Entidade" order by c."Identificador" desc limit 1))),
       '(?<=\d)[.\-/](?=[\da-z])|(?<=[a-z])[.\-/](?=\d)', '', 'g') as "Busca", a."IdentificadorEmpresa", a."Quando",
         a."Evento", a."IdentificadorUsuario",
    a."Entidade", a."IdentificadorRegistro", a."Quantidade", a."Endereco", a."Agente", a."Filtro", a."Requisicao",
  (select c."Nome" from "alteracao" c where c."IdentificadorRegistro" = a."IdentificadorRegistro"
     and c."Entidade" = a."Entidade" order by c."Identificador" desc limit 1) as "Registro"
  from "acesso" a;

create view "log_alteracao" with (security_invoker = true) as
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
  from "alteracao_hoje" a;

create view "log_alteracao_alteracoes" with (security_invoker = true) as
  select a."Identificador", a."Identificador" as "IdentificadorPai", 0 as "Ordem",
    a."EmpresaDoAutor" as "IdentificadorEmpresa", campo as "Campo",
    nullif(a."Antes"->campo, 'null')::text as "De", nullif(a."Depois"->campo, 'null')::text as "Para"
  from "alteracao" a,
    jsonb_object_keys(coalesce(a."Antes", '{}') || coalesce(a."Depois", '{}')) as campo
  where nullif(a."Antes"->campo, 'null') is distinct from nullif(a."Depois"->campo, 'null');

revoke all on "log_acesso" from folio_aplicacao;
grant select on "log_acesso" to folio_aplicacao;
revoke all on "log_alteracao" from folio_aplicacao;
grant select on "log_alteracao" to folio_aplicacao;
revoke all on "log_alteracao_alteracoes" from folio_aplicacao;
grant select on "log_alteracao_alteracoes" to folio_aplicacao;

-- Mails on their way out. The parameters of a mail are emptied once it is gone.
create table correio (
  "Identificador" bigint generated always as identity primary key,
  "Modelo" text not null,
  "Idioma" text not null,
  "Dados" text,
  "CriadoEm" timestamptz not null,
  "ValidoAte" timestamptz not null,
  "Tentativas" integer not null default 0,
  "EncerradoEm" timestamptz,
  "Resultado" text,
  "Erro" text
);

-- Codes by which a forgotten password is reset, as their hash only. A try is counted before the code is looked at, so that
-- tries sent at once are counted too. Without a code to try the answer is null, for whatever reason.
create table redefinicao_senha (
  "Identificador" bigint generated always as identity primary key,
  "IdentificadorUsuario" bigint not null,
  "IdentificadorCorreio" bigint not null unique,
  "Codigo" text not null,
  "PedidaEm" timestamptz not null,
  "ValidaAte" timestamptz not null,
  "Falhas" integer not null default 0,
  "ConferidaEm" timestamptz,
  "EncerradaEm" timestamptz
);

create index ix_redefinicao_usuario on redefinicao_senha ("IdentificadorUsuario", "PedidaEm");

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
end $$;

revoke all on function folio_tentar_codigo(text, timestamptz, integer) from public;
grant execute on function folio_tentar_codigo(text, timestamptz, integer) to folio_aplicacao;

-- What a person keeps of the console in a company.
create table "preferencia" (
  "IdentificadorUsuario" bigint not null references "usuario" ("Identificador") on delete cascade,
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "Chave" text not null,
  "Valor" jsonb not null,
  "AlteradoEm" timestamp with time zone not null,
  primary key ("IdentificadorUsuario", "IdentificadorEmpresa", "Chave")
);

create index "ix_preferencia_empresa" on "preferencia" ("IdentificadorEmpresa");
alter table "preferencia" enable row level security;
create policy folio on "preferencia" for all to folio_aplicacao
  using ("IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint
    and "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint)
  with check ("IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint
    and "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint);

-- Saved views of lists: personal until they are shared with profiles, or with all of the company. A list opens with one view
-- for one profile, and with one for the company. Views past their days in the trash go for good. Of those that others
-- saw, the change log tells.
create table "visao" (
  "Identificador" bigint generated always as identity primary key,
  "Versao" integer not null default 1,
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "IdentificadorUsuario" bigint not null references "usuario" ("Identificador") on delete cascade,
  "Entidade" text not null,
  "Nome" text not null,
  "Definicao" jsonb not null,
  "AlteradoPor" bigint,
  "AlteradoEm" timestamp with time zone not null,
  "ExcluidoEm" timestamp with time zone
);

create index "ix_visao_empresa" on "visao" ("IdentificadorEmpresa", "Entidade");
create index "ix_visao_usuario" on "visao" ("IdentificadorUsuario");

create table "visao_partilha" (
  "IdentificadorVisao" bigint not null references "visao" ("Identificador") on delete cascade,
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "Entidade" text not null,
  "IdentificadorPerfil" bigint references "perfil" ("Identificador") on delete cascade,
  "Abre" boolean not null
);

create unique index "uq_visao_partilha" on "visao_partilha"
  ("IdentificadorVisao", coalesce("IdentificadorPerfil", 0));
create unique index "uq_visao_abre" on "visao_partilha"
  ("IdentificadorEmpresa", "Entidade", coalesce("IdentificadorPerfil", 0)) where "Abre";
create index "ix_visao_partilha_perfil" on "visao_partilha" ("IdentificadorPerfil");
alter table "visao_partilha" enable row level security;
create policy folio on "visao_partilha" for all to folio_aplicacao
  using ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint)
  with check ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint);
alter table "visao" enable row level security;
create policy folio on "visao" for all to folio_aplicacao
  using ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint
    and ("IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint or exists (
         select 1 from "visao_partilha" p where p."IdentificadorVisao" = "visao"."Identificador")))
  with check ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint
    and ("IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint or exists (
         select 1 from "visao_partilha" p where p."IdentificadorVisao" = "visao"."Identificador")));
create index "ix_visao_excluida" on "visao" ("ExcluidoEm") where "ExcluidoEm" is not null;

create function folio_apagar_visoes(antes timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with idas as (delete from visao where "ExcluidoEm" < antes returning *)
  insert into alteracao ("IdentificadorEmpresa", "EmpresaDoAutor", "Entidade", "IdentificadorRegistro", "Versao",
    "Operacao", "Usuario", "Origem", "Requisicao", "Busca")
  select v."IdentificadorEmpresa", v."IdentificadorEmpresa", 'visao', v."Identificador", v."Versao" + 1,
    'APAGAR', 'limpeza', 'job', 'limpeza', 'limpeza ' || v."Identificador" || ' limpeza'
  from idas v where exists (select 1 from visao_partilha p where p."IdentificadorVisao" = v."Identificador")
$$;

revoke all on function folio_apagar_visoes(timestamptz) from public;
grant execute on function folio_apagar_visoes(timestamptz) to folio_aplicacao;

-- Lists too long for one answer, made as files by the queue: one row each, of the person who asked for it. They are gone with
-- their file after some days.
create table "exportacao" (
  "Identificador" bigint generated by default as identity primary key,
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "IdentificadorUsuario" bigint not null,
  "Entidade" text not null,
  "Pedido" text,
  "Ator" jsonb not null,
  "PedidaEm" timestamp with time zone not null default now(),
  "ProntaEm" timestamp with time zone,
  "Total" integer,
  "Arquivo" text,
  "Nome" text,
  "Tipo" text,
  "Erro" text
);

create index "ix_exportacao_arquivo" on "exportacao" ("Arquivo") where "Arquivo" is not null;
create index "ix_exportacao_empresa" on "exportacao" ("IdentificadorEmpresa");
alter table "exportacao" enable row level security;
create policy folio on "exportacao" for all to folio_aplicacao
  using ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint
    and "IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint)
  with check ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint
    and "IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint);

create function folio_limpar_exportacoes(antes timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from exportacao where "PedidaEm" < antes
$$;

revoke all on function folio_limpar_exportacoes(timestamptz) from public;
grant execute on function folio_limpar_exportacoes(timestamptz) to folio_aplicacao;

-- Notices to a person in one company, as codes and parameters: the sentence is made in the reader's language. Only that person
-- sees them. "IdentificadorDono" is the person whose alerts the reader sees. A notice goes to the bell, into a mail at
-- once, into the mail of the day, or nowhere.
create table "aviso" (
  "Identificador" bigint generated by default as identity primary key,
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "IdentificadorUsuario" bigint not null references "usuario" ("Identificador") on delete cascade,
  "Quando" timestamp with time zone not null default now(),
  "Tipo" text not null,
  "Entidade" text not null,
  "IdentificadorRegistro" bigint not null,
  "Parametros" jsonb not null,
  "LidoEm" timestamp with time zone,
  "IdentificadorDono" bigint references "usuario" ("Identificador") on delete cascade,
  "NoSino" boolean not null default true,
  "Correio" text check ("Correio" in ('logo', 'resumo')),
  "CorreioEm" timestamp with time zone,
  "Dia" date not null
);

create index "ix_aviso_pessoa" on "aviso" ("IdentificadorUsuario", "IdentificadorEmpresa", "Quando", "Identificador");
create index "ix_aviso_empresa" on "aviso" ("IdentificadorEmpresa");
create index "ix_aviso_quando" on "aviso" ("Quando");
alter table "aviso" enable row level security;
create policy folio on "aviso" for all to folio_aplicacao
  using ("IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint
    and "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint)
  with check ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint);

create view "notificacao" with (security_invoker = true) as
  select "Identificador", 1 as "Versao", "Quando" as "CriadoEm", null::bigint as "CriadoPor", "Quando" as "AlteradoEm",
    null::bigint as "AlteradoPor", null::timestamptz as "ExcluidoEm", null::bigint as "ExcluidoPor", ''::text as "Busca",
    "IdentificadorEmpresa", "Quando", "Dia", "Tipo", "LidoEm" is not null as "Lida", "Entidade", "IdentificadorRegistro",
    "IdentificadorDono", "Parametros"::text as "Texto"
  from "aviso" where "NoSino";

create function folio_limpar_avisos(avisos timestamptz, resumos timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from aviso where "Quando" < avisos;
  delete from ronda_resumo where "Quando" < resumos;
end $$;

create index "ix_aviso_por_ler" on "aviso" ("IdentificadorUsuario", "IdentificadorEmpresa")
  where "LidoEm" is null and "NoSino";
create index "ix_aviso_correio" on "aviso" ("IdentificadorEmpresa", "Correio")
  where "Correio" is not null and "CorreioEm" is null;
create index "ix_aviso_enviado" on "aviso" ("IdentificadorUsuario", "IdentificadorEmpresa", "CorreioEm")
  where "CorreioEm" is not null;
create index "ix_aviso_dono" on "aviso" ("IdentificadorDono") where "IdentificadorDono" is not null;

create table "preferencia_aviso" (
  "IdentificadorUsuario" bigint not null references "usuario" ("Identificador") on delete cascade,
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "DeOutros" boolean not null default true,
  "Tipos" jsonb not null default '{}',
  "AlteradoEm" timestamp with time zone not null,
  primary key ("IdentificadorUsuario", "IdentificadorEmpresa")
);

create index "ix_preferencia_aviso_empresa" on "preferencia_aviso" ("IdentificadorEmpresa");
alter table "preferencia_aviso" enable row level security;
create policy folio on "preferencia_aviso" for all to folio_aplicacao
  using ("IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint
    and "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint)
  with check ("IdentificadorUsuario" = nullif(current_setting('folio.usuario', true), '')::bigint
    and "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint);

create table "ronda_resumo" (
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "Dia" date not null,
  "Quando" timestamp with time zone not null,
  primary key ("IdentificadorEmpresa", "Dia")
);

revoke all on function folio_limpar_avisos(timestamptz, timestamptz) from public;
grant execute on function folio_limpar_avisos(timestamptz, timestamptz) to folio_aplicacao;

-- Where a person wants a kind of notice. Unless they said: at the bell, and certificates that expire by mail too.
create function folio_entrega_aviso(pessoa bigint, empresa bigint, tipo text, de_outro boolean)
returns table (sino boolean, correio text) language sql stable as $$
  select coalesce((p."Tipos" -> tipo ->> 'Sino')::boolean, true) and quer,
    case when quer then case coalesce(p."Tipos" -> tipo ->> 'Correio',
        case when tipo in ('certidao-a-vencer', 'certidao-vencida') then 'logo' else 'nao' end)
      when 'logo' then 'logo' when 'resumo' then 'resumo' end end
  from (select 1) um
  left join preferencia_aviso p on p."IdentificadorUsuario" = pessoa and p."IdentificadorEmpresa" = empresa
  cross join lateral (select not (de_outro and coalesce(not p."DeOutros", false)) as quer) v
$$;

create function folio_avisar(pessoas bigint[], autor bigint, tipo text, entidade text, registro bigint, parametros jsonb,
  instante timestamptz, codigo text) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  empresa bigint := nullif(current_setting('folio.empresa', true), '')::bigint;
  operacao bigint; filial bigint; responsavel bigint; escritos integer;
begin
  operacao := case entidade when 'operacao' then registro
    when 'registro-matricula'
      then (select r."IdentificadorOperacao" from registro_matricula r where r."Identificador" = registro)
    when 'certidao' then (select c."IdentificadorOperacao" from certidao c where c."Identificador" = registro)
    when 'parecer' then (select p."IdentificadorOperacao" from parecer p where p."Identificador" = registro) end;
  select o."IdentificadorFilial", f."IdentificadorUsuario" into filial, responsavel from operacao o
    left join officer f on f."Identificador" = o."IdentificadorOfficer" and coalesce(f."Ativo", true)
      and f."ExcluidoEm" is null
    where o."Identificador" = operacao and o."IdentificadorEmpresa" = empresa;
  with alcancaveis as (
  select u."Identificador" as id, v."Filiais" as filiais, v."Perfis" as perfis, coalesce(u."UsuariosAlerta", '{}') as alertas
  from usuario u join usuario_vinculos v on v."IdentificadorPai" = u."Identificador"
    and v."IdentificadorEmpresa" = empresa and coalesce(v."Ativo", true)
  where coalesce(u."Ativo", true) and u."ExcluidoEm" is null),
  donos as (select distinct d.id from unnest(pessoas) as d (id) where d.id is distinct from autor),
  destinos as (
    select d.id as pessoa, null::bigint as dono from donos d join alcancaveis a on a.id = d.id
    union all
    select a.id, d.id from donos d join alcancaveis a on a.id = responsavel
      where operacao is not null and not exists (select 1 from alcancaveis x where x.id = d.id)
    union all
    select a.id, d.id from donos d join alcancaveis a on d.id = any (a.alertas)
      where operacao is not null and
  (cardinality(a.filiais) is null or cardinality(a.filiais) = 0 or filial is null or filial = any (a.filiais))
  and exists (select 1 from perfil p join perfil_codigos k on k."IdentificadorPai" = p."Identificador"
    where p."Identificador" = any (a.perfis) and p."IdentificadorEmpresa" = empresa
      and coalesce(p."Ativo", true) and p."ExcluidoEm" is null and k."Codigo" in ('*', codigo))),
  cada as (
    select distinct on (pessoa) pessoa, dono from destinos where pessoa is distinct from autor
    order by pessoa, dono nulls first)
  insert into aviso ("IdentificadorEmpresa", "IdentificadorUsuario", "IdentificadorDono", "Tipo", "Entidade",
    "IdentificadorRegistro", "Parametros", "Quando", "Dia", "NoSino", "Correio")
  select empresa, c.pessoa, c.dono, tipo, entidade, registro, parametros, coalesce(instante, now()),
    (coalesce(instante, now()) at time zone coalesce((select nullif(z."FusoHorario", '') from empresa z
  where z."Identificador" = empresa), 'America/Sao_Paulo'))::date, e.sino, e.correio
  from cada c cross join lateral folio_entrega_aviso(c.pessoa, empresa, tipo, c.dono is not null) e
  where e.sino or e.correio is not null;
  get diagnostics escritos = row_count;
  return escritos;
end $$;

-- Tells people of something: each of them who may come in, the officer of the operation for those who may not, and those who
-- see their alerts, where it is about an operation. No person is told twice, nor of what they did themselves. Several that
-- arrive together are one piece of news: the unread notice of the first is brought up to now.
create function folio_aviso_dado(pessoa bigint, tipo text, registro bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select 1 from aviso
    where "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint
      and "IdentificadorUsuario" = pessoa
    and "Tipo" = tipo and "IdentificadorRegistro" = registro)
$$;

create function folio_renovar_aviso(pessoa bigint, tipo text, registro bigint, parametros jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('aviso:%s:%s:%s', pessoa, tipo, registro), 0));
  update aviso set "Quando" = now(), "Dia" = (now() at time zone coalesce((select nullif(z."FusoHorario", '') from empresa z
  where z."Identificador" = nullif(current_setting('folio.empresa', true), '')::bigint), 'America/Sao_Paulo'))::date
  where "IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint
    and ("IdentificadorUsuario" = pessoa or "IdentificadorDono" = pessoa) and "Tipo" = tipo
    and "IdentificadorRegistro" = registro and "Parametros" = parametros and "LidoEm" is null;
  return found;
end $$;

revoke all on function
  folio_avisar(bigint[], bigint, text, text, bigint, jsonb, timestamptz, text),
  folio_renovar_aviso(bigint, text, bigint, jsonb),
  folio_aviso_dado(bigint, text, bigint),
  folio_renovar_aviso(bigint, text, bigint, jsonb)
from public;
grant execute on function
  folio_avisar(bigint[], bigint, text, text, bigint, jsonb, timestamptz, text),
  folio_renovar_aviso(bigint, text, bigint, jsonb),
  folio_aviso_dado(bigint, text, bigint),
  folio_renovar_aviso(bigint, text, bigint, jsonb)
to folio_aplicacao;

-- Mails of what is wanted at once, old enough (espera), so that what comes together goes together: after one, a person waits
-- (pausa) for the next. The mail of the day goes from an hour of each company's clocks (desde). One mail goes to each person and
-- company, in their language, some notices of a kind one by one (por_tipo) and the rest counted. It is of use until an
-- instant (ate). The numbers stand in mailNotices.ts.
create function folio_juntar_avisos(agora timestamptz, espera interval, pausa interval, por_tipo integer, ate timestamptz)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare escritos integer;
begin
  with devidos as (
    update aviso a set "CorreioEm" = agora
    where a."Correio" = 'logo' and a."CorreioEm" is null and a."Quando" <= agora - espera
      and not exists (select 1 from aviso x where x."IdentificadorUsuario" = a."IdentificadorUsuario"
        and x."IdentificadorEmpresa" = a."IdentificadorEmpresa" and x."Correio" = 'logo'
        and x."CorreioEm" > agora - pausa)
    returning a.*),
  numerados as (
    select d.*, row_number() over (partition by d."IdentificadorEmpresa", d."IdentificadorUsuario", d."Tipo",
      d."IdentificadorDono" order by d."Quando" desc, d."Identificador" desc) as linha
    from devidos d where d."LidoEm" is null),
  grupos as (
    select n."IdentificadorEmpresa" as empresa, n."IdentificadorUsuario" as pessoa, n."Tipo" as tipo,
      (select o."Nome" from usuario o where o."Identificador" = n."IdentificadorDono") as dono,
      count(*) as total, max(n."Quando") as ultimo,
      jsonb_agg(jsonb_build_object('id', n."Identificador", 'params', n."Parametros") order by n.linha)
        filter (where n.linha <= por_tipo) as avisos
    from numerados n group by n."IdentificadorEmpresa", n."IdentificadorUsuario", n."Tipo", n."IdentificadorDono")
  insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "ValidoAte")
  select 'avisos', coalesce((select f."Valor" #>> '{}' from preferencia f where f."IdentificadorUsuario" = g.pessoa
      and f."IdentificadorEmpresa" = g.empresa and f."Chave" = 'idioma' and f."Valor" #>> '{}' in ('pt-br', 'en-us')),
        'pt-br'),
    jsonb_build_object('login', u."Login", 'name', u."Nome",
      'company', coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial"), 'total', sum(g.total),
      'groups', jsonb_agg(jsonb_build_object('kind', g.tipo, 'owner', g.dono, 'total', g.total, 'notices', g.avisos)
        order by g.ultimo desc, g.tipo))::text,
    agora, ate
  from grupos g
  join usuario u on u."Identificador" = g.pessoa and coalesce(u."Ativo", true) and u."ExcluidoEm" is null
  join empresa e on e."Identificador" = g.empresa and coalesce(e."Ativo", true) and e."ExcluidoEm" is null
  where exists (select 1 from usuario_vinculos v where v."IdentificadorPai" = g.pessoa
    and v."IdentificadorEmpresa" = g.empresa and coalesce(v."Ativo", true))
  group by g.pessoa, g.empresa, u."Login", u."Nome", e."NomeFantasia", e."RazaoSocial";
  get diagnostics escritos = row_count;
  return escritos;
end $$;

create function folio_resumir_avisos(agora timestamptz, desde time, por_tipo integer, ate timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare escritos integer;
begin
  with vez as (
    insert into ronda_resumo ("IdentificadorEmpresa", "Dia", "Quando")
    select e."Identificador", h.hora::date, agora from empresa e
    cross join lateral (select agora at time zone coalesce(nullif(e."FusoHorario", ''), 'America/Sao_Paulo') as hora) h
    where coalesce(e."Ativo", true) and e."ExcluidoEm" is null and h.hora::time >= desde
    on conflict do nothing
    returning "IdentificadorEmpresa" as empresa),
  devidos as (
    update aviso a set "CorreioEm" = agora from vez
    where a."IdentificadorEmpresa" = vez.empresa and a."Correio" = 'resumo' and a."CorreioEm" is null
    returning a.*),
  numerados as (
    select d.*, row_number() over (partition by d."IdentificadorEmpresa", d."IdentificadorUsuario", d."Tipo",
      d."IdentificadorDono" order by d."Quando" desc, d."Identificador" desc) as linha
    from devidos d where d."LidoEm" is null),
  grupos as (
    select n."IdentificadorEmpresa" as empresa, n."IdentificadorUsuario" as pessoa, n."Tipo" as tipo,
      (select o."Nome" from usuario o where o."Identificador" = n."IdentificadorDono") as dono,
      count(*) as total, max(n."Quando") as ultimo,
      jsonb_agg(jsonb_build_object('id', n."Identificador", 'params', n."Parametros") order by n.linha)
        filter (where n.linha <= por_tipo) as avisos
    from numerados n group by n."IdentificadorEmpresa", n."IdentificadorUsuario", n."Tipo", n."IdentificadorDono")
  insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "ValidoAte")
  select 'resumo-avisos', coalesce((select f."Valor" #>> '{}' from preferencia f where f."IdentificadorUsuario" = g.pessoa
      and f."IdentificadorEmpresa" = g.empresa and f."Chave" = 'idioma' and f."Valor" #>> '{}' in ('pt-br', 'en-us')),
        'pt-br'),
    jsonb_build_object('login', u."Login", 'name', u."Nome",
      'company', coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial"), 'total', sum(g.total),
      'groups', jsonb_agg(jsonb_build_object('kind', g.tipo, 'owner', g.dono, 'total', g.total, 'notices', g.avisos)
        order by g.ultimo desc, g.tipo))::text,
    agora, ate
  from grupos g
  join usuario u on u."Identificador" = g.pessoa and coalesce(u."Ativo", true) and u."ExcluidoEm" is null
  join empresa e on e."Identificador" = g.empresa and coalesce(e."Ativo", true) and e."ExcluidoEm" is null
  where exists (select 1 from usuario_vinculos v where v."IdentificadorPai" = g.pessoa
    and v."IdentificadorEmpresa" = g.empresa and coalesce(v."Ativo", true))
  group by g.pessoa, g.empresa, u."Login", u."Nome", e."NomeFantasia", e."RazaoSocial";
  get diagnostics escritos = row_count;
  return escritos;
end $$;

revoke all on function
  folio_juntar_avisos(timestamptz, interval, interval, integer, timestamptz),
  folio_resumir_avisos(timestamptz, time, integer, timestamptz)
from public;
grant execute on function
  folio_juntar_avisos(timestamptz, interval, interval, integer, timestamptz),
  folio_resumir_avisos(timestamptz, time, integer, timestamptz)
to folio_aplicacao;

-- What a daily tidying may do, and nothing else: how long things are kept stands in keptFor.ts. Which files no row refers to is
-- told by hash, never whose they were.
create function folio_arquivos_soltos(chaves text[]) returns setof text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select chave from unnest(chaves) as chave
    where not exists (select 1 from arquivo where "Chave" = chave)
      and not exists (select 1 from pagina where "Imagem" = chave)
      and not exists (select 1 from exportacao where "Arquivo" = chave);
end $$;

create function folio_limpar(respostas timestamptz, acessos timestamptz, sessoes timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from idempotencia where "CriadoEm" < respostas;
  delete from tentativa_acesso where "UltimaEm" < acessos;
  delete from sessao where "ExpiraEm" < sessoes;
end $$;

revoke all on function
  folio_arquivos_soltos(text[]),
  folio_limpar(timestamptz, timestamptz, timestamptz)
from public;
grant execute on function
  folio_arquivos_soltos(text[]),
  folio_limpar(timestamptz, timestamptz, timestamptz)
to folio_aplicacao;
