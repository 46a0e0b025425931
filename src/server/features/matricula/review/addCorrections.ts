import { applyCorrections, withFound } from '../../../../domain/matricula/corrections/index.ts';
import type { Correction } from '../../../../domain/matricula/model/index.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { updateRecordRow } from '../../../engine/crud/write/store.ts';
import { requireVersion } from '../../../engine/crud/write/updateRecord.ts';
import { requireCode } from '../../../engine/permissions/requireCode.ts';
import { type CurrentReading, storeCorrections } from '../reading/readings.ts';
import { refreshRecord } from '../recordSummary.ts';
import { takeInHand } from './takeInHand.ts';

/**
 * The record, in the hand of whoever is about to correct it.
 * @throws AppError 'permission-missing', Conflict, and what `takeInHand` says
 */
export async function takeToCorrect(work: Work, id: number, version: number, now: Date): Promise<FullRecord> {
  requireCode(work.actor, 'MATRICULA.ALTERAR');
  const model = work.models.named('registro-matricula');
  const found = await findRecord(work, model, id, { lock: 'change' });
  requireVersion(found, version, model, work);
  return takeInHand(work, found, now);
}

/**
 * Lays further corrections over the reading of a record, all or none, and brings the record up to them.
 * @throws AppError what `applyCorrections` refuses
 */
export async function addCorrections(
  work: Work,
  record: FullRecord,
  current: CurrentReading,
  added: readonly Correction[],
): Promise<FullRecord> {
  const kept = withFound(applyCorrections(current.reading, current.corrections), added);
  const all = [...current.corrections, ...kept];
  applyCorrections(current.reading, all);
  await storeCorrections(work.tx, {
    companyId: Number(work.actor.companyId),
    recordId: record.Identificador,
    readingId: current.id,
    userId: work.actor.userId,
    items: kept.map((correction) => ({ correction, destination: 'vigente' })),
  });
  return refreshRecord(work, record, current.reading, all);
}

/** What no list shows changes the record all the same: its version tells others so. */
export async function tellOthers(work: Work, before: FullRecord, after: FullRecord): Promise<void> {
  if (after.Versao !== before.Versao) return;
  await updateRecordRow(work, work.models.named('registro-matricula'), before, {}, { operation: 'ALTERAR' });
}
