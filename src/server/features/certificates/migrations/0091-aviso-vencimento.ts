import { ownCompany, protect } from '../../../engine/database/policies.ts';
import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * What was told of certificates that expire, so that nothing is told twice, and the days on which somebody looked. A
 * date that is corrected is told of anew.
 * @see certificates, section 6
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "aviso_certidao" (
       "IdentificadorEmpresa" bigint not null,
       "IdentificadorCertidao" bigint not null references "certidao" ("Identificador") on delete cascade,
       "Marco" text not null,
       "DataVencimento" date not null,
       "Quando" timestamp with time zone not null,
       primary key ("IdentificadorCertidao", "Marco", "DataVencimento")
     )`,
    protect('aviso_certidao', ownCompany),
    `create table "ronda_vencimento" (
       "Dia" date primary key,
       "Quando" timestamp with time zone not null,
       "Avisos" integer not null default 0
     )`,
    watch,
    'revoke all on function folio_avisar_vencimentos(date, timestamptz) from public',
    'grant execute on function folio_avisar_vencimentos(date, timestamptz) to folio_aplicacao',
  ]);
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
 * Of each team: its analyst; whoever sees the alerts of that analyst; the officer where the analyst is inactive, is nobody's
 * post or cannot come in.
 */
const receivers = `
  donos as (
    select t.*, p.id as pessoa from equipes t
    join analista a on a."Identificador" = t.analista and coalesce(a."Ativo", true) and a."ExcluidoEm" is null
    join pessoas p on p.empresa = t.empresa and p.id = a."IdentificadorUsuario" and ${inBranch}),
  destinos as materialized (
    select * from donos
    union select t.*, p.id from equipes t
      join analista a on a."Identificador" = t.analista
      join pessoas p on p.empresa = t.empresa and a."IdentificadorUsuario" = any (p.alertas) and ${inBranch}
    union select t.*, p.id from equipes t
      join officer f on f."Identificador" = t.officer and coalesce(f."Ativo", true) and f."ExcluidoEm" is null
      join pessoas p on p.empresa = t.empresa and p.id = f."IdentificadorUsuario" and ${inBranch}
      where not exists (select 1 from donos d where d.empresa = t.empresa and d.analista = t.analista
        and d.filial = t.filial))`;

/** "A certidão" stands before the name of the type, which mostly begins with the same word. */
const typeName = `regexp_replace(y."Nome", '^Certidão\\s+', '', 'i')`;

/** Lines of one mail; the rest are counted. */
const linesOfMail = 30;

/**
 * Tells of every milestone reached on a day, of all companies, in one statement. Whoever asks second for the same day
 * waits for the first and does nothing, unless that one failed.
 * @returns notices written; null: that day was somebody else's
 */
const watch = `
create function folio_avisar_vencimentos(dia date, agora timestamptz) returns integer
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
  recados as materialized (
    select n.*, t.pessoa, row_number() over (partition by n.empresa, t.pessoa order by n.vence, n.certidao) as linha
    from novos n join destinos t on t.empresa = n.empresa and t.analista = n.analista
      and t.officer = n.officer and t.filial = n.filial),
  cartas as (
    insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "TentarEm", "ValidoAte")
    select 'certidoes-a-vencer', 'pt-br', jsonb_build_object('login', p.login, 'name', p.nome,
      'company', p.nome_empresa, 'total', r.total, 'certificates', r.linhas)::text, agora, agora, agora + interval '24 hours'
    from (select empresa, pessoa, count(*) as total, jsonb_agg(jsonb_build_object('id', certidao, 'type', nome,
        'operation', operacao, 'day', vence, 'hasExpired', marco = 'vencida') order by linha)
        filter (where linha <= ${linesOfMail}) as linhas
      from recados group by empresa, pessoa) r
    join (select distinct on (empresa, id) * from pessoas) p on p.empresa = r.empresa and p.id = r.pessoa),
  avisos as (
    insert into aviso ("IdentificadorEmpresa", "IdentificadorUsuario", "Tipo", "Entidade", "IdentificadorRegistro",
      "Parametros", "Quando")
    select empresa, pessoa, case marco when 'vencida' then 'certidao-vencida' else 'certidao-a-vencer' end, 'certidao',
      certidao, jsonb_build_object('tipo', nome, 'operacao', operacao, 'vencimento', jsonb_build_object('Dia', vence)),
      agora
    from recados order by vence desc, certidao
    returning 1)
  select count(*) into total from avisos;
  update ronda_vencimento set "Avisos" = total where "Dia" = dia;
  return total;
end $$`;
