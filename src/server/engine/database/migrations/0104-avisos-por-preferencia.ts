import type { Tx } from '../../../kit/database/database.ts';
import { currentCompany, currentUser, ownCompany, protect } from '../policies.ts';
import { runScript } from '../runScript.ts';

/**
 * Notices go where their reader wants them: the bell, a mail at once, the mail of the day, or nowhere. Whoever sees
 * somebody's alerts gets them as that person's; those of a person who cannot come in any more go to the officer of the
 * operation. Many of one kind are one line of one mail.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    ...columns,
    ...preferences,
    noticeView,
    delivery,
    tell,
    renew,
    gather,
    digest,
    ...[tellName, renewName, gatherName, digestName].flatMap((name) => [
      `revoke all on function ${name} from public`,
      `grant execute on function ${name} to folio_aplicacao`,
    ]),
  ]);
}

const tellName = 'folio_avisar(bigint[], bigint, text, text, bigint, jsonb, timestamptz, text)';
const renewName = 'folio_renovar_aviso(bigint, text, bigint, jsonb)';
const gatherName = 'folio_juntar_avisos(timestamptz)';
const digestName = 'folio_resumir_avisos(timestamptz)';

const zone = (company: string) => `coalesce((select nullif(z."FusoHorario", '') from empresa z
  where z."Identificador" = ${company}), 'America/Sao_Paulo')`;

const columns = [
  `alter table "aviso"
     add column "IdentificadorDono" bigint references "usuario" ("Identificador") on delete cascade,
     add column "NoSino" boolean not null default true,
     add column "Correio" text check ("Correio" in ('logo', 'resumo')),
     add column "CorreioEm" timestamp with time zone,
     add column "Dia" date`,
  `update "aviso" a set "Dia" = (a."Quando" at time zone ${zone('a."IdentificadorEmpresa"')})::date`,
  'alter table "aviso" alter column "Dia" set not null',
  'drop index "ix_aviso_por_ler"',
  `create index "ix_aviso_por_ler" on "aviso" ("IdentificadorUsuario", "IdentificadorEmpresa")
   where "LidoEm" is null and "NoSino"`,
  `create index "ix_aviso_correio" on "aviso" ("IdentificadorEmpresa", "Correio")
   where "Correio" is not null and "CorreioEm" is null`,
  `create index "ix_aviso_enviado" on "aviso" ("IdentificadorUsuario", "IdentificadorEmpresa", "CorreioEm")
   where "CorreioEm" is not null`,
  'create index "ix_aviso_dono" on "aviso" ("IdentificadorDono") where "IdentificadorDono" is not null',
];

const preferences = [
  `create table "preferencia_aviso" (
     "IdentificadorUsuario" bigint not null references "usuario" ("Identificador") on delete cascade,
     "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
     "DeOutros" boolean not null default true,
     "Tipos" jsonb not null default '{}',
     "AlteradoEm" timestamp with time zone not null,
     primary key ("IdentificadorUsuario", "IdentificadorEmpresa")
   )`,
  'create index "ix_preferencia_aviso_empresa" on "preferencia_aviso" ("IdentificadorEmpresa")',
  protect('preferencia_aviso', `"IdentificadorUsuario" = ${currentUser} and ${ownCompany}`),
  // Days on which the mail of the day was written, company by company.
  `create table "ronda_resumo" (
     "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
     "Dia" date not null,
     "Quando" timestamp with time zone not null,
     primary key ("IdentificadorEmpresa", "Dia")
   )`,
];

/** What the bell shows. `Texto` is raw here: the server makes the sentence. */
const noticeView = `
  drop view "notificacao";
  create view "notificacao" with (security_invoker = true) as
  select "Identificador", 1 as "Versao", "Quando" as "CriadoEm", null::bigint as "CriadoPor", "Quando" as "AlteradoEm",
    null::bigint as "AlteradoPor", null::timestamptz as "ExcluidoEm", null::bigint as "ExcluidoPor", ''::text as "Busca",
    "IdentificadorEmpresa", "Quando", "Dia", "Tipo", "LidoEm" is not null as "Lida", "Entidade", "IdentificadorRegistro",
    "IdentificadorDono", "Parametros"::text as "Texto"
  from "aviso" where "NoSino"`;

/**
 * Where a person wants a kind of notice. Unless they said: at the bell; certificates that expire by mail too.
 * Asked by the person for themselves, or by the functions below for everybody.
 */
const delivery = `
  create function folio_entrega_aviso(pessoa bigint, empresa bigint, tipo text, de_outro boolean)
  returns table (sino boolean, correio text) language sql stable as $$
    select coalesce((p."Tipos" -> tipo ->> 'Sino')::boolean, true) and quer,
      case when quer then case coalesce(p."Tipos" -> tipo ->> 'Correio',
          case when tipo in ('certidao-a-vencer', 'certidao-vencida') then 'logo' else 'nao' end)
        when 'logo' then 'logo' when 'resumo' then 'resumo' end end
    from (select 1) um
    left join preferencia_aviso p on p."IdentificadorUsuario" = pessoa and p."IdentificadorEmpresa" = empresa
    cross join lateral (select not (de_outro and coalesce(not p."DeOutros", false)) as quer) v
  $$`;

/** The people who may come in to a company, with what trims what they see there. */
const reachable = `
  select u."Identificador" as id, v."Filiais" as filiais, v."Perfis" as perfis, coalesce(u."UsuariosAlerta", '{}') as alertas
  from usuario u join usuario_vinculos v on v."IdentificadorPai" = u."Identificador"
    and v."IdentificadorEmpresa" = empresa and coalesce(v."Ativo", true)
  where coalesce(u."Ativo", true) and u."ExcluidoEm" is null`;

/** Who may read the records such a notice leads to, in the branch of the operation. */
const mayRead = `
  (cardinality(a.filiais) is null or cardinality(a.filiais) = 0 or filial is null or filial = any (a.filiais))
  and exists (select 1 from perfil p join perfil_codigos k on k."IdentificadorPai" = p."Identificador"
    where p."Identificador" = any (a.perfis) and p."IdentificadorEmpresa" = empresa
      and coalesce(p."Ativo", true) and p."ExcluidoEm" is null and k."Codigo" in ('*', codigo))`;

/**
 * Tells people of something: each of them who may come in; the officer of the operation for those who may not; whoever
 * sees their alerts, where it is about an operation. Nobody is told twice, nor of what they did themselves.
 * @returns notices written
 */
const tell = `
create function folio_avisar(pessoas bigint[], autor bigint, tipo text, entidade text, registro bigint, parametros jsonb,
  instante timestamptz, codigo text) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  empresa bigint := ${currentCompany};
  operacao bigint; filial bigint; responsavel bigint; escritos integer;
begin
  operacao := case entidade when 'operacao' then registro
    when 'registro-matricula' then (select r."IdentificadorOperacao" from registro_matricula r where r."Identificador" = registro)
    when 'certidao' then (select c."IdentificadorOperacao" from certidao c where c."Identificador" = registro)
    when 'parecer' then (select p."IdentificadorOperacao" from parecer p where p."Identificador" = registro) end;
  select o."IdentificadorFilial", f."IdentificadorUsuario" into filial, responsavel from operacao o
    left join officer f on f."Identificador" = o."IdentificadorOfficer" and coalesce(f."Ativo", true) and f."ExcluidoEm" is null
    where o."Identificador" = operacao and o."IdentificadorEmpresa" = empresa;
  with alcancaveis as (${reachable}),
  donos as (select distinct d.id from unnest(pessoas) as d (id) where d.id is distinct from autor),
  destinos as (
    select d.id as pessoa, null::bigint as dono from donos d join alcancaveis a on a.id = d.id
    union all
    select a.id, d.id from donos d join alcancaveis a on a.id = responsavel
      where operacao is not null and not exists (select 1 from alcancaveis x where x.id = d.id)
    union all
    select a.id, d.id from donos d join alcancaveis a on d.id = any (a.alertas)
      where operacao is not null and ${mayRead}),
  cada as (
    select distinct on (pessoa) pessoa, dono from destinos where pessoa is distinct from autor
    order by pessoa, dono nulls first)
  insert into aviso ("IdentificadorEmpresa", "IdentificadorUsuario", "IdentificadorDono", "Tipo", "Entidade",
    "IdentificadorRegistro", "Parametros", "Quando", "Dia", "NoSino", "Correio")
  select empresa, c.pessoa, c.dono, tipo, entidade, registro, parametros, coalesce(instante, now()),
    (coalesce(instante, now()) at time zone ${zone('empresa')})::date, e.sino, e.correio
  from cada c cross join lateral folio_entrega_aviso(c.pessoa, empresa, tipo, c.dono is not null) e
  where e.sino or e.correio is not null;
  get diagnostics escritos = row_count;
  return escritos;
end $$`;

/**
 * Several that arrive together are one piece of news: the unread notice of the first is brought up to now, with those
 * of whoever sees the person's alerts. Two that arrive at once wait for each other.
 */
const renew = `
create or replace function folio_renovar_aviso(pessoa bigint, tipo text, registro bigint, parametros jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('aviso:%s:%s:%s', pessoa, tipo, registro), 0));
  update aviso set "Quando" = now(), "Dia" = (now() at time zone ${zone(currentCompany)})::date
  where ${ownCompany} and ("IdentificadorUsuario" = pessoa or "IdentificadorDono" = pessoa) and "Tipo" = tipo
    and "IdentificadorRegistro" = registro and "Parametros" = parametros and "LidoEm" is null;
  return found;
end $$`;

/** Notices of a kind that a mail shows one by one; the rest of them are counted. */
const shownOfKind = 3;

/** One mail to each person and company of \`devidos\`, unless they cannot come in any more, in their language. */
const letters = (kind: string) => `
  numerados as (
    select d.*, row_number() over (partition by d."IdentificadorEmpresa", d."IdentificadorUsuario", d."Tipo",
      d."IdentificadorDono" order by d."Quando" desc, d."Identificador" desc) as linha
    from devidos d where d."LidoEm" is null),
  grupos as (
    select n."IdentificadorEmpresa" as empresa, n."IdentificadorUsuario" as pessoa, n."Tipo" as tipo,
      (select o."Nome" from usuario o where o."Identificador" = n."IdentificadorDono") as dono,
      count(*) as total, max(n."Quando") as ultimo,
      jsonb_agg(jsonb_build_object('id', n."Identificador", 'params', n."Parametros") order by n.linha)
        filter (where n.linha <= ${shownOfKind}) as avisos
    from numerados n group by n."IdentificadorEmpresa", n."IdentificadorUsuario", n."Tipo", n."IdentificadorDono")
  insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "TentarEm", "ValidoAte")
  select '${kind}', coalesce((select f."Valor" #>> '{}' from preferencia f where f."IdentificadorUsuario" = g.pessoa
      and f."IdentificadorEmpresa" = g.empresa and f."Chave" = 'idioma' and f."Valor" #>> '{}' in ('pt-br', 'en-us')), 'pt-br'),
    jsonb_build_object('login', u."Login", 'name', u."Nome",
      'company', coalesce(nullif(e."NomeFantasia", ''), e."RazaoSocial"), 'total', sum(g.total),
      'groups', jsonb_agg(jsonb_build_object('kind', g.tipo, 'owner', g.dono, 'total', g.total, 'notices', g.avisos)
        order by g.ultimo desc, g.tipo))::text,
    agora, agora, agora + interval '24 hours'
  from grupos g
  join usuario u on u."Identificador" = g.pessoa and coalesce(u."Ativo", true) and u."ExcluidoEm" is null
  join empresa e on e."Identificador" = g.empresa and coalesce(e."Ativo", true) and e."ExcluidoEm" is null
  where exists (select 1 from usuario_vinculos v where v."IdentificadorPai" = g.pessoa
    and v."IdentificadorEmpresa" = g.empresa and coalesce(v."Ativo", true))
  group by g.pessoa, g.empresa, u."Login", u."Nome", e."NomeFantasia", e."RazaoSocial"`;

/**
 * Mails of what is wanted at once, some seconds old, so that what comes together goes together; whoever got one waits ten
 * minutes for the next. What was read meanwhile is not written. Each notice is taken by one process and goes into one mail.
 * @returns mails written
 */
const gather = `
create function folio_juntar_avisos(agora timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare escritos integer;
begin
  with devidos as (
    update aviso a set "CorreioEm" = agora
    where a."Correio" = 'logo' and a."CorreioEm" is null and a."Quando" <= agora - interval '20 seconds'
      and not exists (select 1 from aviso x where x."IdentificadorUsuario" = a."IdentificadorUsuario"
        and x."IdentificadorEmpresa" = a."IdentificadorEmpresa" and x."Correio" = 'logo'
        and x."CorreioEm" > agora - interval '10 minutes')
    returning a.*),
  ${letters('avisos')};
  get diagnostics escritos = row_count;
  return escritos;
end $$`;

/**
 * The mail of the day, from seven in the morning of each company's clocks: what is wanted there, not read, and in no mail
 * yet. A day belongs to whoever writes it down first; one that fails is not written down.
 * @returns mails written
 */
const digest = `
create function folio_resumir_avisos(agora timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare escritos integer;
begin
  with vez as (
    insert into ronda_resumo ("IdentificadorEmpresa", "Dia", "Quando")
    select e."Identificador", h.hora::date, agora from empresa e
    cross join lateral (select agora at time zone coalesce(nullif(e."FusoHorario", ''), 'America/Sao_Paulo') as hora) h
    where coalesce(e."Ativo", true) and e."ExcluidoEm" is null and h.hora::time >= '07:00'
    on conflict do nothing
    returning "IdentificadorEmpresa" as empresa),
  devidos as (
    update aviso a set "CorreioEm" = agora from vez
    where a."IdentificadorEmpresa" = vez.empresa and a."Correio" = 'resumo' and a."CorreioEm" is null
    returning a.*),
  ${letters('resumo-avisos')};
  get diagnostics escritos = row_count;
  delete from ronda_resumo where "Dia" < agora::date - 30;
  return escritos;
end $$`;
