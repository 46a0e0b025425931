import { beginBatch, endBatch } from '../../audit/batches.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import { asObject, refuseOthers } from './checkBody.ts';
import { chosenRecords, givenIdentifiers } from './chosenRecords.ts';
import { deleteRecord, restored } from './deleteRecord.ts';
import { eachRecord, type RefusedRecord } from './eachRecord.ts';

export interface ManyDeleted {
  readonly Excluidos: readonly number[];
  readonly Recusados: readonly RefusedRecord[];
  /** Number by which all of it is undone; null when nothing was done. */
  readonly Lote: number | null;
}

export interface ManyRestored {
  readonly Restaurados: readonly number[];
  readonly Recusados: readonly RefusedRecord[];
  /** Number by which all of it is undone; null when nothing was done. */
  readonly Lote: number | null;
}

/**
 * `POST X/ExcluirVarios {Identificadores}` or `{Filtro, Busca}`: each record by the rules of a single
 * deletion; those that must stay are named with the reason, the others go.
 */
export async function deleteMany(work: Work, model: EntityModel, body: unknown): Promise<ManyDeleted> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const ids = await chosenRecords(work, model, asObject(body));
  const batch = await beginBatch(work);
  const { done, refused } = await eachRecord(batch, model, ids, async (id) => {
    const { Versao } = await findRecord(batch, model, id, { lock: 'remove' });
    return deleteRecord(batch, model, id, Versao);
  });
  return { Excluidos: done, Recusados: refused, Lote: await endBatch(batch, model, 'EXCLUIR') };
}

/** `POST X/RestaurarVarios {Identificadores}`: back from the trash, as far as each one can; the undo of the above. */
export async function restoreMany(work: Work, model: EntityModel, body: unknown): Promise<ManyRestored> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const { Identificadores, ...rest } = asObject(body);
  refuseOthers(rest, work.actor);
  const batch = await beginBatch(work);
  const { done, refused } = await eachRecord(batch, model, givenIdentifiers(Identificadores), (id) =>
    restored(batch, model, id),
  );
  return { Restaurados: done, Recusados: refused, Lote: await endBatch(batch, model, 'RESTAURAR') };
}
