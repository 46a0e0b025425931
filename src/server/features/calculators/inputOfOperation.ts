import { sql } from 'kysely';
import type { Values } from '../../../domain/calculators/calculation.ts';
import { isBlank } from '../../../metadata/asked.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';

/**
 * What an operation tells of a calculation, of the fields the calculator has: the amount asked for, and the limits of
 * its product, or of the company where it has none.
 */
export async function inputOfOperation(work: Work, { fields }: Calculator, id: number): Promise<Values> {
  const operation = await findRecord(work, work.models.named('operacao'), id);
  const product =
    typeof operation.IdentificadorProduto === 'number'
      ? await findRecord(work, work.models.named('produto'), operation.IdentificadorProduto, {
          which: 'both',
        })
      : null;
  const told: Values = {
    NovaOperacao: operation.Valor,
    UsaFgts: operation.UsaFgts,
    TipoImovel: operation.TipoImovel,
    LimiteLtvPct: product?.LimiteLtvPct ?? (await limitOfCompany(work)),
    DesagioPct: product?.DesagioPct,
    PermiteGrauSuperior: product?.PermiteGrauSuperior,
    TipoGarantia: product?.Garantia,
  };
  return Object.fromEntries(
    fields.flatMap(({ name }) => (isBlank(told[name]) ? [] : [[name, told[name]] as const])),
  );
}

async function limitOfCompany({ tx, actor }: Work): Promise<number | null> {
  const { rows } = await sql<{ limit: string | null }>`select "LimiteLtvPct"::text as limit from empresa
    where "Identificador" = ${actor.companyId}`.execute(tx);
  const limit = rows[0]?.limit ?? null;
  return limit === null ? null : Number(limit);
}
