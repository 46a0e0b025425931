-- What is looked up for an operation's state, for expiry and for what was ordered.
create index "ix_certidao_vigencia" on certidao ("DataVencimento")
  where "Situacao" = 'emitida' and "IdentificadorSubstituta" is null and "ExcluidoEm" is null;
create index ix_certidao_pedidos on certidao ("IdentificadorEmpresa")
  where "Origem" = 'provedor' and "Situacao" in ('solicitada', 'em_processamento') and "ExcluidoEm" is null;

-- Files of certificates whose pages are pictures and wait to be recognised: one row each, gone when it is read.
create table "leitura_certidao" (
  "IdentificadorCertidao" bigint primary key references "certidao" ("Identificador") on delete cascade,
  "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
  "Sha256" text not null,
  "Senha" text
);

create index "ix_leitura_certidao_empresa" on "leitura_certidao" ("IdentificadorEmpresa");
alter table "leitura_certidao" enable row level security;
create policy folio on "leitura_certidao" for all to folio_aplicacao
  using ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint)
  with check ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint);

-- What was told of certificates that expire, so that nothing is told twice, and the days that were done. A date that is
-- corrected is told of anew.
create table "aviso_certidao" (
  "IdentificadorEmpresa" bigint not null,
  "IdentificadorCertidao" bigint not null references "certidao" ("Identificador") on delete cascade,
  "Marco" text not null,
  "DataVencimento" date not null,
  "Quando" timestamp with time zone not null,
  primary key ("IdentificadorCertidao", "Marco", "DataVencimento")
);

alter table "aviso_certidao" enable row level security;
create policy folio on "aviso_certidao" for all to folio_aplicacao
  using ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint)
  with check ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint);

create table "ronda_vencimento" (
  "Dia" date primary key,
  "Quando" timestamp with time zone not null,
  "Avisos" integer not null default 0
);

-- Tells of every milestone reached on a day, of all companies, in one statement: on entering the notice of the type, close to
-- the end (perto days), on the day, and after it. A letter lists the first of them to expire (por_carta), counts all, and is of
-- use until an instant (ate). The numbers stand in watchExpiry.ts. Of days that were missed only the nearest is told. Told are the analyst of the
-- operation and, as the analyst's, those who see that person's alerts, and the officer where the analyst is inactive, has
-- no user or cannot come in. The second call for a day does nothing and answers null, unless the first failed.
create function folio_avisar_vencimentos(dia date, agora timestamptz, perto integer, por_carta integer, ate timestamptz)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set jit = off set work_mem = '32MB' as $$
declare total integer;
begin
  insert into ronda_vencimento ("Dia", "Quando") values (dia, agora) on conflict do nothing;
  if not found then return null; end if;
  with marcos as materialized (
  select c."Identificador" as certidao, c."IdentificadorEmpresa" as empresa, c."DataVencimento" as vence,
    c."IdentificadorTipoCertidao" as tipo, o."Codigo" as operacao,
    coalesce(o."IdentificadorAnalista", 0) as analista, coalesce(o."IdentificadorOfficer", 0) as officer,
    coalesce(o."IdentificadorFilial", 0) as filial,
    case when c."DataVencimento" < dia then 'vencida' when c."DataVencimento" = dia then 'no_dia'
      when c."DataVencimento" <= dia + perto then 'perto' else 'a_vencer' end as marco
  from certidao c
  join operacao o on o."Identificador" = c."IdentificadorOperacao" and o."ExcluidoEm" is null
    and o."Situacao" not in ('concluida', 'cancelada')
  where c."Situacao" = 'emitida' and c."IdentificadorSubstituta" is null and c."ExcluidoEm" is null
    and c."DataVencimento" <= dia + 365
    and c."DataVencimento" <= dia + greatest(perto, coalesce(c."AvisoDias", 0)::integer)),
  ditos as (
    insert into aviso_certidao ("IdentificadorEmpresa", "IdentificadorCertidao", "Marco", "DataVencimento", "Quando")
    select empresa, certidao, marco, vence, agora from marcos
    on conflict do nothing
    returning "IdentificadorCertidao" as certidao),
  tipos as materialized (select y."Identificador" as id, regexp_replace(y."Nome", '^Certidão\s+', '', 'i')
    as nome from tipo_certidao y),
  novos as materialized (
    select m.*, y.nome from marcos m join ditos using (certidao) join tipos y on y.id = m.tipo),
  equipes as materialized (select distinct empresa, analista, officer, filial from novos),
  pessoas as materialized (
  select distinct e."Identificador" as empresa, coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial") as nome_empresa,
    coalesce(nullif(e."FusoHorario", ''), 'America/Sao_Paulo') as fuso,
    u."Identificador" as id, u."Nome" as nome, u."Login" as login, v."Filiais" as filiais,
    coalesce(u."UsuariosAlerta", '{}') as alertas
  from usuario u
  join usuario_vinculos v on v."IdentificadorPai" = u."Identificador" and coalesce(v."Ativo", true)
  join empresa e on e."Identificador" = v."IdentificadorEmpresa" and coalesce(e."Ativo", true) and e."ExcluidoEm" is null
  where coalesce(u."Ativo", true) and u."ExcluidoEm" is null and exists (
    select 1 from perfil p join perfil_codigos k on k."IdentificadorPai" = p."Identificador"
    where p."Identificador" = any (v."Perfis") and p."IdentificadorEmpresa" = v."IdentificadorEmpresa"
      and coalesce(p."Ativo", true) and p."ExcluidoEm" is null and k."Codigo" in ('*', 'CERTIDAO.CONSULTAR'))),
  donos as (
    select t.*, p.id as pessoa from equipes t
    join analista a on a."Identificador" = t.analista and coalesce(a."Ativo", true) and a."ExcluidoEm" is null
    join pessoas p on p.empresa = t.empresa and p.id = a."IdentificadorUsuario"
      and (cardinality(p.filiais) is null or cardinality(p.filiais) = 0 or t.filial = 0
  or t.filial = any (p.filiais))),
  todos as (
    select d.*, null::bigint as dono from donos d
    union all select t.*, p.id, a."IdentificadorUsuario" from equipes t
      join analista a on a."Identificador" = t.analista
      join pessoas p on p.empresa = t.empresa and a."IdentificadorUsuario" = any (p.alertas)
        and (cardinality(p.filiais) is null or cardinality(p.filiais) = 0 or t.filial = 0
  or t.filial = any (p.filiais))
    union all select t.*, p.id, nullif(a."IdentificadorUsuario", p.id) from equipes t
      left join analista a on a."Identificador" = t.analista
      join officer f on f."Identificador" = t.officer and coalesce(f."Ativo", true) and f."ExcluidoEm" is null
      join pessoas p on p.empresa = t.empresa and p.id = f."IdentificadorUsuario"
        and (cardinality(p.filiais) is null or cardinality(p.filiais) = 0 or t.filial = 0
  or t.filial = any (p.filiais))
      where not exists (select 1 from donos d where d.empresa = t.empresa and d.analista = t.analista
        and d.filial = t.filial)),
  destinos as materialized (
    select distinct on (empresa, analista, officer, filial, pessoa) * from todos
    order by empresa, analista, officer, filial, pessoa, dono nulls first),
  recados as materialized (
    select n.*, t.pessoa, t.dono, case n.marco when 'vencida' then 'certidao-vencida' else 'certidao-a-vencer' end as aviso
    from novos n join destinos t on t.empresa = n.empresa and t.analista = n.analista
      and t.officer = n.officer and t.filial = n.filial),
  entregas as materialized (
    select q.*, e.sino, e.correio
    from (select distinct empresa, pessoa, aviso, dono is not null as de_outro from recados) q
    cross join lateral folio_entrega_aviso(q.pessoa, q.empresa, q.aviso, q.de_outro) e
    where e.sino or e.correio is not null),
  levados as materialized (
    select r.*, e.sino, e.correio from recados r join entregas e
      on e.empresa = r.empresa and e.pessoa = r.pessoa and e.aviso = r.aviso and e.de_outro = (r.dono is not null)),
  numerados as (
    select l.*, row_number() over (partition by l.empresa, l.pessoa order by l.vence, l.certidao) as linha
    from levados l where l.correio = 'logo'),
  cartas as (
    insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "ValidoAte")
    select 'certidoes-a-vencer', coalesce((select f."Valor" #>> '{}' from preferencia f
        where f."IdentificadorUsuario" = r.pessoa and f."IdentificadorEmpresa" = r.empresa and f."Chave" = 'idioma'
          and f."Valor" #>> '{}' in ('pt-br', 'en-us')), 'pt-br'),
      jsonb_build_object('login', p.login, 'name', p.nome,
      'company', p.nome_empresa, 'total', r.total, 'certificates', r.linhas)::text, agora, ate
    from (select n.empresa, n.pessoa, count(*) as total, jsonb_agg(jsonb_build_object('id', n.certidao, 'type', n.nome,
        'operation', n.operacao, 'day', n.vence, 'hasExpired', n.marco = 'vencida', 'owner', d."Nome") order by n.linha)
        filter (where n.linha <= por_carta) as linhas
      from numerados n left join usuario d on d."Identificador" = n.dono group by n.empresa, n.pessoa) r
    join (select distinct on (empresa, id) * from pessoas) p on p.empresa = r.empresa and p.id = r.pessoa),
  avisos as (
    insert into aviso ("IdentificadorEmpresa", "IdentificadorUsuario", "IdentificadorDono", "Tipo", "Entidade",
      "IdentificadorRegistro", "Parametros", "Quando", "Dia", "NoSino", "Correio", "CorreioEm")
    select l.empresa, l.pessoa, l.dono, l.aviso, 'certidao', l.certidao,
      jsonb_build_object('tipo', l.nome, 'operacao', l.operacao, 'vencimento', jsonb_build_object('Dia', l.vence)), agora,
      (agora at time zone z.fuso)::date, l.sino, l.correio, case l.correio when 'logo' then agora end
    from levados l join (select distinct empresa, fuso from pessoas) z on z.empresa = l.empresa
    order by l.vence desc, l.certidao
    returning 1)
  select count(*) into total from avisos;
  update ronda_vencimento set "Avisos" = total where "Dia" = dia;
  return total;
end $$;

revoke all on function folio_avisar_vencimentos(date, timestamptz, integer, integer, timestamptz) from public;
grant execute on function folio_avisar_vencimentos(date, timestamptz, integer, integer, timestamptz) to folio_aplicacao;
