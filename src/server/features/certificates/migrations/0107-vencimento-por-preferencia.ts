import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Certificates that expire are told where each reader wants it, in the reader's language, and as the analyst's to whoever
 * sees that person's alerts or answers for them. Otherwise as in `0091-aviso-vencimento.ts`.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [watch]);
}

/**
 * Issued, the last of their kind, and due so soon that somebody is to know: on entering the notice of the type, within
 * three days, on the day, and after it. Of days on which nobody looked only the nearest is told. Whoever an operation
 * lacks is 0, so that teams are joined by equality, which a hash can do.
 */
const milestones = `
  select c."Identificador" as certidao, c."IdentificadorEmpresa" as empresa, c."DataVencimento" as vence,
    c."IdentificadorTipoCertidao" as tipo, o."Codigo" as operacao,
    coalesce(o."IdentificadorAnalista", 0) as analista, coalesce(o."IdentificadorOfficer", 0) as officer,
    coalesce(o."IdentificadorFilial", 0) as filial,
    case when c."DataVencimento" < dia then 'vencida' when c."DataVencimento" = dia then 'no_dia'
      when c."DataVencimento" <= dia + 3 then 'tres_dias' else 'a_vencer' end as marco
  from certidao c
  join operacao o on o."Identificador" = c."IdentificadorOperacao" and o."ExcluidoEm" is null
    and o."Situacao" not in ('concluida', 'cancelada')
  where c."Situacao" = 'emitida' and c."IdentificadorSubstituta" is null and c."ExcluidoEm" is null
    and c."DataVencimento" <= dia + 365
    and c."DataVencimento" <= dia + greatest(3, coalesce(c."AvisoDias", 0)::integer)`;

/** Who may come in and read certificates, company by company. */
const people = `
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
      and coalesce(p."Ativo", true) and p."ExcluidoEm" is null and k."Codigo" in ('*', 'CERTIDAO.CONSULTAR'))`;

/** Branches trim what a person sees of a team's operations. */
const inBranch = `(cardinality(p.filiais) is null or cardinality(p.filiais) = 0 or t.filial = 0
  or t.filial = any (p.filiais))`;

/**
 * Of each team: its analyst; as the analyst's, whoever sees the alerts of that analyst, and the officer where the analyst is
 * inactive, is nobody's post or cannot come in. Nobody twice.
 */
const receivers = `
  donos as (
    select t.*, p.id as pessoa from equipes t
    join analista a on a."Identificador" = t.analista and coalesce(a."Ativo", true) and a."ExcluidoEm" is null
    join pessoas p on p.empresa = t.empresa and p.id = a."IdentificadorUsuario" and ${inBranch}),
  todos as (
    select d.*, null::bigint as dono from donos d
    union all select t.*, p.id, a."IdentificadorUsuario" from equipes t
      join analista a on a."Identificador" = t.analista
      join pessoas p on p.empresa = t.empresa and a."IdentificadorUsuario" = any (p.alertas) and ${inBranch}
    union all select t.*, p.id, nullif(a."IdentificadorUsuario", p.id) from equipes t
      left join analista a on a."Identificador" = t.analista
      join officer f on f."Identificador" = t.officer and coalesce(f."Ativo", true) and f."ExcluidoEm" is null
      join pessoas p on p.empresa = t.empresa and p.id = f."IdentificadorUsuario" and ${inBranch}
      where not exists (select 1 from donos d where d.empresa = t.empresa and d.analista = t.analista
        and d.filial = t.filial)),
  destinos as materialized (
    select distinct on (empresa, analista, officer, filial, pessoa) * from todos
    order by empresa, analista, officer, filial, pessoa, dono nulls first)`;

/** "A certidão" stands before the name of the type, which mostly begins with the same word. */
const typeName = `regexp_replace(y."Nome", '^Certidão\\s+', '', 'i')`;

/** Lines of one mail; the rest are counted. */
const linesOfMail = 30;

/** What it is called by, and where each reader wants such a notice: asked once for a reader and kind. */
const deliveries = `
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
    from levados l where l.correio = 'logo')`;

/**
 * Tells of every milestone reached on a day, of all companies, in one statement. Whoever asks second for the same day
 * waits for the first and does nothing, unless that one failed.
 * @returns notices written; null: that day was somebody else's
 */
const watch = `
create or replace function folio_avisar_vencimentos(dia date, agora timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set jit = off set work_mem = '32MB' as $$
declare total integer;
begin
  insert into ronda_vencimento ("Dia", "Quando") values (dia, agora) on conflict do nothing;
  if not found then return null; end if;
  with marcos as materialized (${milestones}),
  ditos as (
    insert into aviso_certidao ("IdentificadorEmpresa", "IdentificadorCertidao", "Marco", "DataVencimento", "Quando")
    select empresa, certidao, marco, vence, agora from marcos
    on conflict do nothing
    returning "IdentificadorCertidao" as certidao),
  tipos as materialized (select y."Identificador" as id, ${typeName} as nome from tipo_certidao y),
  novos as materialized (
    select m.*, y.nome from marcos m join ditos using (certidao) join tipos y on y.id = m.tipo),
  equipes as materialized (select distinct empresa, analista, officer, filial from novos),
  pessoas as materialized (${people}),
  ${receivers},
  ${deliveries},
  cartas as (
    insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "TentarEm", "ValidoAte")
    select 'certidoes-a-vencer', coalesce((select f."Valor" #>> '{}' from preferencia f
        where f."IdentificadorUsuario" = r.pessoa and f."IdentificadorEmpresa" = r.empresa and f."Chave" = 'idioma'
          and f."Valor" #>> '{}' in ('pt-br', 'en-us')), 'pt-br'),
      jsonb_build_object('login', p.login, 'name', p.nome,
      'company', p.nome_empresa, 'total', r.total, 'certificates', r.linhas)::text, agora, agora, agora + interval '24 hours'
    from (select n.empresa, n.pessoa, count(*) as total, jsonb_agg(jsonb_build_object('id', n.certidao, 'type', n.nome,
        'operation', n.operacao, 'day', n.vence, 'hasExpired', n.marco = 'vencida', 'owner', d."Nome") order by n.linha)
        filter (where n.linha <= ${linesOfMail}) as linhas
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
end $$`;
