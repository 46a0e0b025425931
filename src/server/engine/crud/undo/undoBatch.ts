import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { BatchUndone, UndoConflict } from '../../../../metadata/wire/undo.ts';
import { type BatchWork, beginBatch, endBatch } from '../../audit/batches.ts';
import { followUp } from '../../facts/facts.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { findRecords } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import type { FullRecord } from '../record.ts';
import type { Work } from '../work.ts';
import { asObject, refuseOthers } from '../write/checkBody.ts';
import { refusalsOf } from '../write/eachRecord.ts';
import { inSavepoint } from '../write/savepoint.ts';
import { findBatch } from './batches.ts';
import { changedConflict, refusedConflict } from './conflicts.ts';
import { type ChangeRow, type Deed, deedsIn, requireReversal } from './deeds.ts';
import { putAwayTogether } from './putAwayTogether.ts';
import { reverse } from './reverse.ts';

/** Held and looked at together. */
const portion = 500;

/** Whoever has more to look at begins with these. */
const mostTold = 500;

/** What takes an undoing back that was only tried; never seen outside. */
class TakenBack extends Error {}

/**
 * `POST X/DesfazerLote/{lote} {Simular?}`: a call on many records, or an import, is taken back as a whole: each record by the
 * rules of undoing it alone; what somebody changed since, or what is in use, stays and is named. A trial does the same and
 * takes it back. Two at once wait for each other, and the second finds it done.
 * @throws AppError 'batch-unknown'; as `deedsIn` and `requireReversal` say
 */
export async function undoBatch(
  work: Work,
  model: EntityModel,
  number: number,
  body: unknown,
): Promise<BatchUndone> {
  const { entity } = model;
  requireCode(work.actor, entity.codes.history);
  requireCompany(work.actor, entity);
  const { Simular = false, ...rest } = asObject(body);
  refuseOthers(rest, work.actor);
  if (typeof Simular !== 'boolean')
    throw new AppError('query-invalid', { name: 'Simular' }, { field: 'Simular' });
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lote:${number}`}, 0))`.execute(work.tx);
  const batch = await findBatch(work, model, number);
  const deeds = await deedsOf(work, model, number);
  requireReversal(
    work,
    model,
    deeds.map(({ kind }) => kind),
  );
  const tally = new Tally();
  const inner = await beginBatch(work);
  let undone: number | null = null;
  try {
    await inSavepoint(work, async () => {
      for (let from = 0; from < deeds.length; from += portion) {
        await undoPortion(inner, model, deeds.slice(from, from + portion), tally);
        await followUp(inner);
        // A long one must not keep everybody else waiting for their turn.
        await nextTurn();
      }
      if (Simular) throw new TakenBack();
      undone = await endBatch(inner, model, 'DESFAZER', { Conflitos: tally.conflicts.length }, batch.row);
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return {
    Lote: undone,
    Desfeitos: tally.done,
    JaDesfeitos: tally.same,
    Ausentes: tally.absent,
    TotalConflitos: tally.conflicts.length,
    Conflitos: tally.conflicts.slice(0, mostTold),
    Simulado: Simular,
    Conjunto: batch.item,
  };
}

class Tally {
  done = 0;
  same = 0;
  absent = 0;
  readonly conflicts: UndoConflict[] = [];
}

async function deedsOf({ tx }: Work, { entity }: EntityModel, number: number): Promise<readonly Deed[]> {
  const { rows } =
    await sql<ChangeRow>`select "Identificador", "IdentificadorRegistro", "Operacao", "Mesclagem",
      "Antes", "Depois"
    from "alteracao_hoje" where "Lote" = ${number} and "Entidade" = ${entity.name} and "Resumo" is null
    order by "Identificador"`.execute(tx);
  return deedsIn(rows);
}

async function undoPortion(
  work: BatchWork,
  model: EntityModel,
  deeds: readonly Deed[],
  tally: Tally,
): Promise<void> {
  const ids = deeds.map(({ recordId }) => recordId);
  const records = await findRecords(work, model, ids);
  const there = deeds.flatMap((deed) => {
    const record = records.get(deed.recordId);
    return record ? [{ deed, record }] : [];
  });
  tally.absent += deeds.length - there.length;
  const gone = await putAwayTogether(work, model, there);
  tally.done += gone.size;
  for (const { deed, record } of there.filter((one) => !gone.has(one.deed.recordId)))
    await undoOne(work, model, record, deed, tally);
}

async function undoOne(
  work: BatchWork,
  model: EntityModel,
  record: FullRecord,
  deed: Deed,
  tally: Tally,
): Promise<void> {
  try {
    const { isDone, left } = await inSavepoint(work, () => reverse(work, model, record, deed));
    if (isDone) tally.done += 1;
    else if (left.length === 0) tally.same += 1;
    if (left.length > 0) tally.conflicts.push(changedConflict(work, model, record, left));
  } catch (error) {
    const reasons = refusalsOf(error, model, work).map(({ Texto }) => Texto);
    tally.conflicts.push(refusedConflict(work, model, record, reasons.join(' ')));
  }
}
