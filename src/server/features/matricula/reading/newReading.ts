import { sql } from 'kysely';
import type { ReadingChanges } from '../../../../domain/matricula/corrections/index.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { followUp } from '../../../engine/facts/facts.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { moveRecord } from '../moveRecord.ts';
import { missingOfText } from '../review/conclude.ts';
import { compareReadings, storeReview } from '../review/readingReviews.ts';

/**
 * What follows from a further reading of a record: where people had decided something and it says otherwise, or where
 * it says less than the one before, it waits for them to look; else it is taken as it is. A concluded analysis opens
 * again by that, and by open blocks or grave findings that came with the reading though no value differs.
 * @see workflow, section 3: reprocessing never overwrites human edits silently
 */
export async function settleNewReading(work: Work, record: FullRecord, readingId: number): Promise<void> {
  const { tx, models } = work;
  const recordId = record.Identificador;
  const compared = await compareReadings(tx, recordId);
  if (!compared) return;
  const changes = compared.changes.items.length;
  const asks = changes > 0 && (saysLess(compared.changes) || (await wasWorkedOn(tx, recordId)));
  if (!asks) {
    const at = models.services.now();
    await storeReview(work, { recordId, readingId, changes, kept: [], at });
  }
  const model = models.named('registro-matricula');
  // What rested on the conclusion, such as an approved opinion, may reopen the record.
  await followUp(work);
  const now = await findRecord(work, model, recordId, { which: 'both' });
  if (now.Situacao !== 'concluida') return;
  if (asks || (await missingOfText(work, now)).length > 0) await moveRecord(work, model, recordId, 'reler');
}

/** An older certificate, or one without acts that were read before: files of a batch are read in any order. */
const saysLess = ({ items, closing: { before, after } }: ReadingChanges): boolean =>
  items.some(({ kind }) => kind === 'act-gone') ||
  (before.issuedOn !== null && after.issuedOn !== null && after.issuedOn < before.issuedOn);

async function wasWorkedOn(tx: Tx, recordId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from transicao where "Entidade" = 'registro-matricula' and "IdentificadorRegistro" = ${recordId}
      and "Para" in ('em_analise', 'concluida')
    union all select 1 from correcao where "IdentificadorRegistroMatricula" = ${recordId}
    limit 1`.execute(tx);
  return rows.length > 0;
}
