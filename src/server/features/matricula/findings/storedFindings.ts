import { sql } from 'kysely';
import { dealToWire } from '../../../../domain/findings/wireFindings.ts';
import { fullSelection } from '../../../engine/crud/list/selection.ts';
import { type FullRecord, present, toRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { CurrentReading } from '../reading/readings.ts';
import { dealOf } from './deal.ts';
import { pageQualities } from './pageQualities.ts';

/** Rows of a record's findings, those that no longer hold among them, oldest first. The record is within reach. */
export async function storedFindings({ tx, actor, models }: Work, recordId: number): Promise<FullRecord[]> {
  const model = models.named('apontamento');
  const { rows } = await sql<Row>`select ${fullSelection(model, actor, models, 't')} from apontamento as t
    where t."IdentificadorRegistroMatricula" = ${recordId} and t."ExcluidoEm" is null
    order by t."Identificador"`.execute(tx);
  return rows.map((row) => toRecord(row, model));
}

/** What a review needs to find the same at once while a correction is typed, and what was decided before. */
export async function findingsPart(
  work: Work,
  record: FullRecord,
  current: CurrentReading | null,
): Promise<Row> {
  const model = work.models.named('apontamento');
  const deal = await dealOf(work, record, work.models.services.now());
  const pages = current ? pageQualities(current.statistics, current.reading) : [];
  return {
    Apontamentos: (await storedFindings(work, record.Identificador)).map((row) =>
      present(row, model, work.actor),
    ),
    Negocio: dealToWire(deal, pages),
  };
}
