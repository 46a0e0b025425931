import { sql } from 'kysely';
import { usualValidity } from '../../../../domain/calculators/oldFigures.ts';
import type { Deal } from '../../../../domain/findings/context.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { statementsOf } from './statements.ts';

interface DealRow {
  readonly Assinatura: string | null;
  readonly UsaFgts: boolean | null;
  readonly TipoImovel: string | null;
  readonly Cliente: string | null;
  readonly Garantia: Deal['guarantee'];
  readonly AceitaFgts: boolean | null;
  readonly RazaoSocial: string;
  readonly NomeFantasia: string | null;
  readonly Cnpj: string | null;
  readonly Meses: number | null;
  readonly FusoHorario: string | null;
}

/**
 * The deal a record is read for: its operation with product and client, the company's own names, in whose favour a
 * lien is no other creditor's, and what certificates of the operation say of the land.
 * @param now the clock: a planned signing that has passed counts as today, the day it is where the company works,
 * whoever asks; a process of ours has a day of its own
 */
export async function dealOf(work: Work, record: FullRecord, now: Date): Promise<Deal> {
  const { tx, actor } = work;
  const { rows } = await sql<DealRow>`
    select o."DataPrevistaAssinatura"::text as "Assinatura", o."UsaFgts", o."TipoImovel", c."Nome" as "Cliente",
      p."Garantia", p."AceitaFgts", e."RazaoSocial", e."NomeFantasia", e."Cnpj",
      e."ValidadeAvaliacaoMeses" as "Meses", e."FusoHorario"
    from operacao o
    join empresa e on e."Identificador" = o."IdentificadorEmpresa"
    left join cliente c on c."Identificador" = o."IdentificadorCliente"
    left join produto p on p."Identificador" = o."IdentificadorProduto"
    where o."Identificador" = ${record.IdentificadorOperacao}`.execute(tx);
  const [row] = rows;
  const today = dayIn(now, row?.FusoHorario ?? actor.timeZone);
  const names = row ? [row.RazaoSocial, row.NomeFantasia] : [];
  const urban = row?.TipoImovel === 'Urbano';
  return {
    date: row?.Assinatura && row.Assinatura > today ? row.Assinatura : today,
    lenders: names.flatMap((name) => (name ? [{ name, document: row?.Cnpj ?? null }] : [])),
    borrower: row?.Cliente ? { name: row.Cliente, document: null } : null,
    usesFgts: row?.UsaFgts === true,
    guarantee: row?.Garantia ?? null,
    isHousing: urban && row?.AceitaFgts === true,
    propertyKind: row?.TipoImovel == null ? null : urban ? 'urban' : 'rural',
    appraisalMonths: Number(row?.Meses ?? usualValidity.appraisalMonths),
    statements: await statementsOf(work, record),
  };
}

const dayIn = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
