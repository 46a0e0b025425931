import { sql } from 'kysely';
import type { CertificateResult } from '../../../../domain/certificates/model/index.ts';
import type { LocalDate } from '../../../../domain/dates.ts';
import type {
  CertificateFacts,
  DealFacts,
  OperationFacts,
  RecordFacts,
  RecordOpinion,
} from '../../../../domain/opinions/operation/facts.ts';
import { conditionsOf } from '../../../../domain/opinions/sections/conclusion.ts';
import { contentFromWire } from '../../../../domain/opinions/wire.ts';
import { seeingAll } from '../../../engine/actors/seeingAll.ts';
import { todayIn } from '../../../engine/actors/todayIn.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row } from '../../../kit/database/database.ts';
import { currentReading } from '../../matricula/reading/readings.ts';
import { opinionFacts } from '../opinionFacts.ts';
import { calculationFacts } from './calculationFacts.ts';

/**
 * Everything an opinion on an operation may speak of, as it stands in this transaction.
 * @param decidedOn the day it was approved; null while it was not. What expires after the signature, or, where none is
 * planned, after the decision, had not expired for it
 */
export async function operationFacts(
  work: Work,
  operationId: number,
  decidedOn: LocalDate | null,
): Promise<OperationFacts> {
  const whole = seeingAll(work);
  const deal = await dealOf(whole, operationId);
  const today = todayIn(work.actor, work.models.services.now());
  return {
    deal,
    records: await recordsOf(whole, operationId),
    certificates: await certificatesOf(whole, operationId, { today, until: deal.signingOn ?? decidedOn }),
    calculations: await calculationFacts(whole, operationId),
  };
}

async function dealOf(work: Work, operationId: number): Promise<DealFacts> {
  const operation = await findRecord(work, work.models.named('operacao'), operationId, { which: 'both' });
  const clientId = Number(operation.IdentificadorCliente);
  const client = await findRecord(work, work.models.named('cliente'), clientId, { which: 'both' });
  const labels = operation.Rotulos as Row;
  return {
    id: operation.Identificador,
    code: String(operation.Codigo),
    clientId,
    client: String(client.Nome),
    document: textOf(client.Documento),
    product: textOf(labels.IdentificadorProduto),
    propertyType: operation.TipoImovel as DealFacts['propertyType'],
    value: typeof operation.Valor === 'number' ? String(operation.Valor) : null,
    usesFgts: operation.UsaFgts === true,
    signingOn: textOf(operation.DataPrevistaAssinatura) as LocalDate | null,
  };
}

async function recordsOf(work: Work, operationId: number): Promise<RecordFacts[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from registro_matricula
    where "IdentificadorOperacao" = ${operationId} and "Situacao" = 'concluida' and "ExcluidoEm" is null
    order by 1`.execute(work.tx);
  const records: RecordFacts[] = [];
  for (const { id } of rows)
    if (await currentReading(work.tx, id))
      records.push({ ...(await opinionFacts(work, id)), id, opinion: await approvedOpinion(work, id) });
  return records;
}

async function approvedOpinion(work: Work, recordId: number): Promise<RecordOpinion | null> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from parecer
    where "IdentificadorRegistroMatricula" = ${recordId} and "Situacao" = 'aprovado' and "ExcluidoEm" is null
    order by "AprovadoEm" desc limit 1`.execute(work.tx);
  if (!rows[0]) return null;
  const opinion = await findRecord(work, work.models.named('parecer'), rows[0].id);
  const content = contentFromWire(opinion);
  return {
    id: opinion.Identificador,
    conclusion: content.conclusion ?? 'INCONCLUSIVO',
    conditions: conditionsOf(content),
    approvedOn: decisionDay(work, opinion) ?? todayIn(work.actor, new Date(String(opinion.AprovadoEm))),
    approver: String((opinion.Rotulos as Row).IdentificadorAprovador ?? '–'),
    isStale: opinion.Desatualizado === true,
  };
}

/** The day an opinion was approved on, by the company's clocks; null while it was not. */
export const decisionDay = ({ actor }: Pick<Work, 'actor'>, { AprovadoEm }: FullRecord): LocalDate | null =>
  typeof AprovadoEm === 'string' ? todayIn(actor, new Date(AprovadoEm)) : null;

interface CertificateRow {
  readonly item: number | null;
  readonly certificate: number | null;
  readonly title: string;
  readonly required: boolean;
  readonly waived: string | null;
  readonly result: CertificateResult | null;
  readonly issued: LocalDate | null;
  readonly due: LocalDate | null;
  readonly comment: string | null;
}

/** What the checklist asks for, then what is there besides. */
async function certificatesOf(
  { tx }: Work,
  operationId: number,
  days: { readonly today: LocalDate; readonly until: LocalDate | null },
): Promise<CertificateFacts[]> {
  const { rows } = await sql<CertificateRow>`
    select * from (
      select i."Identificador"::int as item, c."Identificador"::int as certificate,
        coalesce(c."Titulo", concat_ws(' · ', i."Titulo", (select coalesce('matrícula ' || r."Numero", r."NomeArquivo")
            from registro_matricula r where r."Identificador" = i."IdentificadorRegistroMatricula"),
          (select k."Nome" from cliente k where k."Identificador" = i."IdentificadorCliente"))) as title,
        coalesce(i."Obrigatoria", true) as required,
        case when i."Dispensada" then coalesce(i."MotivoDispensa", '') end as waived, c."Resultado" as result,
        c."DataEmissao"::text as issued, c."DataVencimento"::text as due, nullif(trim(c."Observacao"), '') as comment,
        i."Ordem" as place
      from item_checklist i
      left join certidao c on c."Identificador" = i."IdentificadorCertidao" and c."Situacao" = 'emitida'
        and c."ExcluidoEm" is null
      where i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null
      union all
      select null, c."Identificador"::int, c."Titulo", false, null, c."Resultado", c."DataEmissao"::text,
        c."DataVencimento"::text, nullif(trim(c."Observacao"), ''), null
      from certidao c
      where c."IdentificadorOperacao" = ${operationId} and c."Situacao" = 'emitida' and c."ExcluidoEm" is null
        and c."IdentificadorSubstituta" is null and not exists (select 1 from item_checklist i
          where i."IdentificadorCertidao" = c."Identificador" and i."ExcluidoEm" is null)) as todas
    order by item is null, place nulls last, item, certificate`.execute(tx);
  return rows.map(({ required, waived, issued, due, ...row }) => ({
    item: row.item,
    certificate: row.certificate,
    title: row.title,
    isRequired: required,
    waivedWhy: waived,
    result: row.result,
    issuedOn: issued,
    dueOn: due,
    isExpired: due !== null && due < days.today && (days.until === null || due < days.until),
    comment: row.comment,
  }));
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
