import { type RawBuilder, sql } from 'kysely';
import type { Workflow } from '../../../../metadata/calls/operations.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** The active workflows of the actor's company, for one type of property or all; none before a company is chosen. */
export async function listWorkflows(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  type: string | null,
): Promise<readonly Workflow[]> {
  const { rows } = await sql<Workflow>`
    select w."Codigo", w."Descricao", w."TipoImovel",
      ${linesOf('workflow_etapas', ['Codigo', 'Descricao', 'PrazoDias'])} as "Etapas",
      (select coalesce(jsonb_agg(jsonb_build_object('Certidao', t."Codigo", 'Obrigatoria', l."Obrigatoria",
          'TipoPessoa', l."TipoPessoa")
          order by l."Ordem"), '[]')
        from workflow_certidoes l join tipo_certidao t on t."Identificador" = l."IdentificadorTipoCertidao"
        where l."IdentificadorPai" = w."Identificador") as "Certidoes",
      ${linesOf('workflow_calculadoras', ['Calculadora'])} as "Calculadoras"
    from workflow w
    where w."IdentificadorEmpresa" = ${companyId} and coalesce(w."Ativo", true) and w."ExcluidoEm" is null
      and (${type}::text is null or w."TipoImovel" = ${type})
    order by w."Identificador"`.execute(tx);
  return rows;
}

function linesOf(table: string, names: readonly string[]): RawBuilder<unknown> {
  const pairs = sql.join(names.flatMap((name) => [sql.lit(name), sql.ref(`l.${name}`)]));
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${pairs}) order by l."Ordem"), '[]')
    from ${sql.table(table)} l where l."IdentificadorPai" = w."Identificador")`;
}
