import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { CostOfUpdates } from '../../../../metadata/calls/certificates.ts';
import { scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { sourceFor } from './source.ts';

/**
 * Of the issued ones among them that the actor may see: whoever brought a certificate by hand brings the next one too,
 * which nobody charges for here.
 * @param ids of certificates
 */
export async function costOfUpdates(work: Work, ids: readonly number[]): Promise<CostOfUpdates> {
  const { tx, actor, models } = work;
  const { rows } = await sql<{ code: string; count: number }>`
    select t."Codigo" as code, count(*)::int as count
    from certidao c join tipo_certidao t on t."Identificador" = c."IdentificadorTipoCertidao"
    where c."Identificador" = any(${[...ids]}::bigint[]) and c."ExcluidoEm" is null
      and c."Situacao" = 'emitida' and c."Origem" = 'provedor'
      and ${scopeOf(models.named('certidao').entity, actor, models, 'c')}
    group by t."Codigo"`.execute(tx);
  const orders = rows.map(({ code, count }) => ({ count, ...sourceFor(models, code) }));
  const asked = orders.filter(({ Provedor }) => Provedor !== null);
  const sum = asked.reduce(
    (total, { Custo, count }) => total.add(new Decimal(Custo ?? 0).mul(count)),
    new Decimal(0),
  );
  const countOf = (some: typeof asked) => some.reduce((total, { count }) => total + count, 0);
  return {
    Pedidos: countOf(asked),
    Custo: sum.toNumber(),
    SemPreco: countOf(asked.filter(({ Custo }) => Custo === null)),
  };
}
