import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Row } from '../../../kit/database/database.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { asItStands, findRecord } from '../findRecord.ts';
import { mergedInto } from '../merge/mergedInto.ts';
import type { EntityModel } from '../models.ts';
import { type FullRecord, present } from '../record.ts';
import { refuseWhenUsed } from '../recordUses.ts';
import { checkReferences } from '../references.ts';
import type { Work } from '../work.ts';
import { versionOf } from './checkBody.ts';
import { type Stored, updateRecordRow } from './store.ts';
import { requireVersion } from './updateRecord.ts';
import { afterWrite } from './written.ts';

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
  const after = await putAway(work, model, before, {}, () => refuseWhenUsed(work, model, before));
  return { Identificador: id, Versao: after.Versao };
}

/**
 * `POST X/Restaurar/{id}`: back from the trash. What was merged comes back with all that was moved, by undoing that.
 * @throws AppError 'merged-not-restored'; 'value-taken' when another record has taken its unique values; Failures as `checkReferences`
 * says, naming what it refers to and is gone
 */
export async function restoreRecord(work: Work, model: EntityModel, id: number): Promise<Row> {
  return present(await asItStands(work, model, await restored(work, model, id)), model, work.actor);
}

/** The same as one of many, whose answer shows none of them. */
export async function restored(work: Work, model: EntityModel, id: number): Promise<FullRecord> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const before = await findRecord(work, model, id, { lock: 'change', which: 'deleted' });
  return bringBack(work, model, before, await lastDeletion(work, model, id));
}

/** Which change a write undoes; empty for a write of its own. */
type Undoing = Pick<Stored, 'undoes'>;

/**
 * Puts a held record into the trash.
 * @param check what may still keep it, once its rules have nothing against it
 */
export async function putAway(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  undoing: Undoing,
  check: () => Promise<void>,
): Promise<FullRecord> {
  const write = { work, model, operation: 'delete' as const, before, values: {} };
  await model.rules.beforeWrite?.(write);
  await check();
  const system = { ExcluidoEm: sql`now()`, ExcluidoPor: work.actor.userId };
  const after = await updateRecordRow(work, model, before, {}, { operation: 'EXCLUIR', system, ...undoing });
  await afterWrite({ ...write, id: before.Identificador, after: null });
  return after;
}

/** Takes a held record back from the trash. @throws as `restoreRecord` says */
export async function bringBack(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  undoing: Undoing,
): Promise<FullRecord> {
  const id = before.Identificador;
  const into = model.entity.merge ? await mergedInto(work, model, id) : null;
  if (into !== null) throw new AppError('merged-not-restored', { id: into });
  const write = { work, model, operation: 'restore' as const, before, values: {} };
  await model.rules.beforeWrite?.(write);
  await checkReferences(work, model.entity.fields, before);
  const system = { ExcluidoEm: null, ExcluidoPor: null };
  const after = await updateRecordRow(
    work,
    model,
    before,
    {},
    { operation: 'RESTAURAR', system, ...undoing },
  );
  await afterWrite({ ...write, id, after });
  return after;
}

/** The deletion that a restoration undoes, for the log to link both. */
async function lastDeletion({ tx }: Work, { entity }: EntityModel, id: number): Promise<Undoing> {
  const { rows } = await sql<{ row: number }>`select max("Identificador") as row from "alteracao"
    where "Entidade" = ${entity.name} and "IdentificadorRegistro" = ${id} and "Operacao" = 'EXCLUIR'`.execute(
    tx,
  );
  return rows[0]?.row ? { undoes: Number(rows[0].row) } : {};
}
