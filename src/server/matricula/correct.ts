import { AppError } from '../../domain/errors.ts';
import { applyCorrections } from '../../domain/matricula/corrections.ts';
import { correctionFromWire } from '../../domain/matricula/wire.ts';
import { findRecord } from '../crud/findRecord.ts';
import { updateRecordRow } from '../crud/store.ts';
import { requireVersion } from '../crud/updateRecord.ts';
import type { Work } from '../crud/work.ts';
import { requireCode } from '../permissions/requireCode.ts';
import { requireReading, storeCorrections } from './readings.ts';
import { refreshRecord } from './recordSummary.ts';

/** States in which people may say what a reading got wrong. */
const openStates = new Set(['aguardando_analise', 'em_analise', 'em_revisao']);

export interface CorrectRequest {
  readonly version: number;
  readonly corrections: readonly unknown[];
}

/**
 * Lays corrections over the newest reading of a record, all or none. Derived values follow from them and are
 * never stored as truth.
 * @throws AppError 'permission-missing', 'record-not-correctable', 'record-not-read', Conflict, and what
 * `correctionFromWire` and `applyCorrections` refuse, with the field's path in the request
 */
export async function correctRecord(
  work: Work,
  id: number,
  request: CorrectRequest,
  now: Date,
): Promise<void> {
  requireCode(work.actor, 'MATRICULA.ALTERAR');
  const model = work.models.named('registro-matricula');
  const record = await findRecord(work, model, id, { lock: 'change' });
  requireVersion(record, request.version, model, work);
  if (!openStates.has(String(record.Situacao))) throw new AppError('record-not-correctable');
  const current = await requireReading(work.tx, id);
  const stamp = { by: work.actor.name, at: now.toISOString() };
  const added = request.corrections.map((wire, index) =>
    placed(index, () => correctionFromWire(wire, stamp)),
  );
  const all = [...current.corrections, ...added];
  applyCorrections(current.reading, all);
  await storeCorrections(work.tx, {
    companyId: Number(work.actor.companyId),
    recordId: id,
    readingId: current.id,
    userId: work.actor.userId,
    items: added.map((correction) => ({ correction, destination: 'vigente' })),
  });
  const refreshed = await refreshRecord(work, record, current.reading, all);
  // Corrections of what no list shows change the record all the same: its version tells others so.
  if (refreshed.Versao === record.Versao)
    await updateRecordRow(work, model, record, {}, { operation: 'ALTERAR' });
}

/** Names the correction a refusal is about: `Correcoes.1.Valor`. */
function placed<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const field = [`Correcoes.${index}`, error.field].filter(Boolean).join('.');
    throw new AppError(error.code, error.params, { field, cause: error });
  }
}
