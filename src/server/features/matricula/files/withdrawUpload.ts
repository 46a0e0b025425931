import { AppError } from '../../../../domain/errors.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds, requireCode } from '../../../engine/permissions/requireCode.ts';
import { moveRecord } from '../moveRecord.ts';
import { currentReading } from '../reading/readings.ts';
import { latestRun } from '../reading/runs.ts';

/**
 * Takes an upload back while nobody has read anything of it: the record is cancelled and its reading ends. Whoever
 * sent the file may do so; a record that was read once is cancelled only by who may cancel records.
 * @throws AppError 'record-not-found', 'permission-missing', 'upload-not-under-way'
 */
export async function withdrawUpload(work: Work, id: number): Promise<FullRecord> {
  const { tx, actor, models } = work;
  if (!holds(actor, 'MATRICULA.ENVIAR')) requireCode(actor, 'MATRICULA.CANCELAR');
  const model = models.named('registro-matricula');
  await findRecord(work, model, id, { lock: 'change' });
  const run = await latestRun(tx, id);
  if (run?.Resultado !== null || (await currentReading(tx, id))) throw new AppError('upload-not-under-way');
  if (run.PedidoPor !== actor.userId) requireCode(actor, 'MATRICULA.CANCELAR');
  const reason = text(actor.locale, 'upload.cancelReason');
  return moveRecord({ ...work, actor: mayCancel(actor) }, model, id, 'cancelar', reason);
}

/** For this one step, and for none but an upload of one's own that nobody has read. */
const mayCancel = (actor: Actor): Actor => ({
  ...actor,
  codes: new Set([...actor.codes, 'MATRICULA.CANCELAR']),
});
