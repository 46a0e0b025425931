import { ownCompany } from '../../../engine/database/policies.ts';
import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * The opinion on an operation: found by its operation, and kept with the limit it was approved
 * under. Operations on which the day weighs, of all companies: under opinion with a required certificate that has
 * expired, or decided on one that expired before the signature. Whoever looks after them does so in their company.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create index "ix_parecer_operacao_situacao" on "parecer" ("IdentificadorOperacao", "Situacao")
     where "IdentificadorRegistroMatricula" is null`,
    `create index "ix_parecer_operacao_espera" on "parecer" ("IdentificadorEmpresa")
     where "IdentificadorRegistroMatricula" is null and "Situacao" = 'submetido' and "ExcluidoEm" is null`,
    keepFunction,
    `create function folio_operacoes_vencidas(dia date) returns table (operacao bigint, empresa bigint)
     language sql security definer set search_path = pg_catalog, public, pg_temp as $$
       select o."Identificador", o."IdentificadorEmpresa" from operacao o
       where o."ExcluidoEm" is null and o."Situacao" = 'em_parecer' and exists (
         select 1 from item_checklist i join certidao c on c."Identificador" = i."IdentificadorCertidao"
         where i."IdentificadorOperacao" = o."Identificador" and i."ExcluidoEm" is null
           and coalesce(i."Obrigatoria", true) and not coalesce(i."Dispensada", false) and c."DataVencimento" < dia)
       union
       select o."Identificador", o."IdentificadorEmpresa"
       from parecer p join operacao o on o."Identificador" = p."IdentificadorOperacao" and o."ExcluidoEm" is null
       join certidao c on c."IdentificadorOperacao" = o."Identificador" and c."ExcluidoEm" is null
         and c."Situacao" = 'emitida' and c."IdentificadorSubstituta" is null
       where p."IdentificadorRegistroMatricula" is null and p."Situacao" = 'aprovado' and p."ExcluidoEm" is null
         and not coalesce(p."Desatualizado", false) and c."DataVencimento" < dia
         and c."DataVencimento" < o."DataPrevistaAssinatura" and c."DataVencimento" >= p."AprovadoEm"::date - 1
     $$`,
    'revoke all on function folio_operacoes_vencidas(date) from public',
    'grant execute on function folio_operacoes_vencidas(date) to folio_aplicacao',
    `create function folio_aviso_dado(pessoa bigint, tipo text, registro bigint) returns boolean
     language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
       select exists (select 1 from aviso where ${ownCompany} and "IdentificadorUsuario" = pessoa
         and "Tipo" = tipo and "IdentificadorRegistro" = registro)
     $$`,
    'revoke all on function folio_aviso_dado(bigint, text, bigint) from public',
    'grant execute on function folio_aviso_dado(bigint, text, bigint) to folio_aplicacao',
  ]);
}

/** As before, with the limit and the validity that were approved. */
const keepFunction = `
  create or replace function folio_guarda_aprovado() returns trigger language plpgsql as $$
  begin
    if old."Situacao" not in ('aprovado', 'substituido', 'revogado') then
      return coalesce(new, old);
    end if;
    if tg_op = 'DELETE' or new."Situacao" not in ('aprovado', 'substituido', 'revogado') or row(
        old."Texto", old."Sentencas", old."Conclusao", old."Condicoes", old."Resumo", old."ResumoFatos",
        old."IdentificadorArquivo", old."IdentificadorAprovador", old."AprovadoEm", old."IdentificadorAutor",
        old."Redatores", old."Titulo", old."IdentificadorRegistroMatricula", old."IdentificadorOperacao",
        old."IdentificadorOfficer", old."Valor", old."LimiteAlcada", old."Validade")
      is distinct from row(
        new."Texto", new."Sentencas", new."Conclusao", new."Condicoes", new."Resumo", new."ResumoFatos",
        new."IdentificadorArquivo", new."IdentificadorAprovador", new."AprovadoEm", new."IdentificadorAutor",
        new."Redatores", new."Titulo", new."IdentificadorRegistroMatricula", new."IdentificadorOperacao",
        new."IdentificadorOfficer", new."Valor", new."LimiteAlcada", new."Validade") then
      raise exception 'an approved opinion never changes' using errcode = '42501';
    end if;
    return new;
  end $$`;
