import { type SqlBool, sql } from 'kysely';
import type { Reusable } from '../../../../metadata/calls/certificates.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { searchedFields } from '../catalogue.ts';
import { stateOf } from '../certificateState.ts';

/**
 * What was answered about the client for other operations the actor may see and is good today, the longest of each
 * search (type, exact or not, document and the rest of what was searched), what the checklist waits for first. What is
 * about one property is that operation's own. Nothing the operation has a good answer to already.
 * @param only this certificate, to know whether it is among them
 * @throws AppError 'record-not-found' of the operation
 */
export async function reusableIn(
  work: Work,
  operationId: number,
  only: number | null = null,
): Promise<readonly Reusable[]> {
  const { tx, actor, models } = work;
  const operation = await findRecord(work, models.named('operacao'), operationId);
  const search = ['IdentificadorTipoCertidao', 'PesquisaExata', ...searchedFields];
  const same = search.map((name) => sql<SqlBool>`h.${sql.ref(name)} is not distinct from c.${sql.ref(name)}`);
  const { rows } = await sql<Reusable>`
    select f.* from (
      select distinct on (${sql.join(search.map((name) => sql`c.${sql.ref(name)}`))})
        c."Identificador", c."Versao", c."Titulo", c."IdentificadorTipoCertidao", c."Documento", c."PesquisaExata",
        c."Resultado", c."DataEmissao"::text, c."DataVencimento"::text, ${sql.raw(stateOf('c'))} as "Estado",
        c."IdentificadorOperacao", o."Codigo" as "CodigoOperacao", i."Identificador" as "IdentificadorItemChecklist",
        i."Ordem" as place
      from certidao c
      join operacao o on o."Identificador" = c."IdentificadorOperacao" and o."ExcluidoEm" is null
      join cliente k on k."Identificador" = c."IdentificadorCliente"
      left join lateral (select i.* from item_checklist i where i."IdentificadorOperacao" = ${operationId}
        and i."IdentificadorTipoCertidao" = c."IdentificadorTipoCertidao" and i."ExcluidoEm" is null
        and coalesce(i."Dispensada", false) is false and i."IdentificadorRegistroMatricula" is null
        and (i."IdentificadorCliente" is null or i."IdentificadorCliente" = c."IdentificadorCliente")
        order by i."Ordem", i."Identificador" limit 1) i on true
      where c."IdentificadorCliente" = ${operation.IdentificadorCliente} and c."IdentificadorRegistroMatricula" is null
        and (c."Documento" is null or c."Documento" = k."Documento")
        and c."IdentificadorOperacao" <> ${operationId} and c."ExcluidoEm" is null
        and c."Situacao" = 'emitida' and ${sql.raw(stateOf('c'))} in ('emitida', 'a_vencer')
        and (${only}::bigint is null or c."Identificador" = ${only}::bigint)
        and ${scopeOf(models.named('certidao').entity, actor, models, 'c')}
        and not exists (select 1 from certidao h where h."IdentificadorOperacao" = ${operationId}
          and h."ExcluidoEm" is null and ${sql.raw(stateOf('h'))} in ('emitida', 'a_vencer')
          and ${sql.join(same, sql` and `)})
      order by ${sql.join(search.map((name) => sql`c.${sql.ref(name)}`))},
        c."DataVencimento" desc nulls first, c."Identificador" desc) f
    order by f.place nulls last, f."Titulo", f."Identificador"`.execute(tx);
  return rows.map(({ place: _, ...row }: Reusable & { readonly place?: number }) => row);
}
