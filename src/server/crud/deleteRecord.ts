import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { Row } from '../database/database.ts';
import { requireCode, requireCompany } from '../permissions/requireCode.ts';
import { versionOf } from './checkBody.ts';
import { findRecord } from './findRecord.ts';
import { mergedInto } from './merge/mergedInto.ts';
import type { EntityModel } from './models.ts';
import { present } from './record.ts';
import { refuseWhenUsed } from './recordUses.ts';
import { checkReferences } from './references.ts';
import { updateRecordRow } from './store.ts';
import { requireVersion } from './updateRecord.ts';
import type { Work } from './work.ts';

/**
 * `DELETE X/Excluir/{id}?Versao=n`: into the trash, unless living records refer to it.
 * @throws Failures 422 'record-in-use' with one entry for each kind of record that refers to it, and how many
 */
export async function deleteRecord(
  work: Work,
  model: EntityModel,
  id: number,
  version: unknown,
): Promise<Row> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const before = await findRecord(work, model, id, { lock: 'remove' });
  requireVersion(before, versionOf(version), model, work);
  const write = { work, model, operation: 'delete' as const, before, values: {} };
  await model.rules.beforeWrite?.(write);
  await refuseWhenUsed(work, model, before);
  const marks = { ExcluidoEm: sql`now()`, ExcluidoPor: work.actor.userId };
  const after = await updateRecordRow(work, model, before, {}, { operation: 'EXCLUIR', system: marks });
  await model.rules.afterWrite?.({ ...write, id, after: null });
  return { Identificador: id, Versao: after.Versao };
}

/**
 * `POST X/Restaurar/{id}`: back from the trash. What was merged comes back with all that was moved, by undoing that.
 * @throws AppError 'merged-not-restored'; 'value-taken' when another record has taken its unique values; Failures as `checkReferences`
 * says, naming what it refers to and is gone
 */
export async function restoreRecord(work: Work, model: EntityModel, id: number): Promise<Row> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const before = await findRecord(work, model, id, { lock: 'change', which: 'deleted' });
  const into = model.entity.merge ? await mergedInto(work, model, id) : null;
  if (into !== null) throw new AppError('merged-not-restored', { id: into });
  const write = { work, model, operation: 'restore' as const, before, values: {} };
  await model.rules.beforeWrite?.(write);
  await checkReferences(work, model.entity.fields, before);
  const marks = { ExcluidoEm: null, ExcluidoPor: null };
  const after = await updateRecordRow(work, model, before, {}, { operation: 'RESTAURAR', system: marks });
  await model.rules.afterWrite?.({ ...write, id, after });
  return present(after, model, work.actor);
}
