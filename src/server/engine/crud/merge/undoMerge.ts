import equal from 'fast-deep-equal';
import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Row } from '../../../kit/database/database.ts';
import { findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import { type FullRecord, present } from '../record.ts';
import type { Work } from '../work.ts';
import { asObject, refuseOthers, versionOf } from '../write/checkBody.ts';
import { bringBack } from '../write/deleteRecord.ts';
import { updateRecordRow } from '../write/store.ts';
import { requireVersion } from '../write/updateRecord.ts';
import { afterWrite } from '../write/written.ts';
import { overAll, requireMerge } from './mergeActor.ts';
import { follow } from './mergeRecords.ts';

interface MergedRow {
  readonly Entidade: string;
  readonly IdentificadorRegistro: number;
  readonly Operacao: string;
  readonly Antes: Row | null;
  readonly Depois: Row | null;
}

/**
 * `POST X/DesfazerMesclagem/{id} {Mesclagem, Versao}`: the records that went come back, and whatever the merging changed is
 * as it was before. What came later stays with the one that stayed.
 * @throws AppError 'merge-unknown' when it is none of this record's, or undone; 'merge-changed-since' naming what somebody
 * changed afterwards; 'merge-erased' when the trash has been emptied
 */
export async function undoMerge(work: Work, model: EntityModel, id: number, body: unknown): Promise<Row> {
  requireMerge(work.actor, model.entity);
  const { Mesclagem, Versao, ...rest } = asObject(body);
  refuseOthers(rest, work.actor);
  const merge = versionOf(Mesclagem, 'Mesclagem');
  const survivor = await findRecord(work, model, id, { lock: 'remove' });
  requireVersion(survivor, versionOf(Versao), model, work);
  const rows = await rowsOfMerge(work, merge);
  const isOwn = rows.some(
    (row) =>
      row.Operacao === 'MESCLAR' &&
      row.Entidade === model.entity.name &&
      Number(row.IdentificadorRegistro) === id,
  );
  if (!isOwn || rows.some(({ Operacao }) => Operacao === 'DESMESCLAR')) throw new AppError('merge-unknown');
  const whole = overAll(work);
  const backs = await backOf(whole, rows, survivor);
  const losers = rows.filter(({ Operacao }) => Operacao === 'EXCLUIR');
  const after = await updateRecordRow(work, model, survivor, survivorBack(backs, survivor), {
    operation: 'DESMESCLAR',
    merge,
  });
  for (const { IdentificadorRegistro } of losers) await restore(whole, model, Number(IdentificadorRegistro));
  const moved = backs.filter(({ before }) => before !== survivor);
  const written = [];
  for (const { model: other, before, values } of moved) {
    const reason = text(work.actor.locale, 'merge.undone');
    const now = await updateRecordRow(whole, other, before, values, { operation: 'ALTERAR', reason });
    written.push({ model: other, before, values, after: now });
  }
  await afterWrite({
    work,
    model,
    operation: 'update',
    before: survivor,
    values: survivorBack(backs, survivor),
    id,
    after,
  });
  for (const move of written) await follow(whole, move);
  return present(after, model, work.actor);
}

async function rowsOfMerge({ tx, actor }: Work, merge: number): Promise<readonly MergedRow[]> {
  const { rows } =
    await sql<MergedRow>`select "Entidade", "IdentificadorRegistro", "Operacao", "Antes", "Depois"
    from "alteracao_hoje" where "Mesclagem" = ${merge} and "EmpresaDoAutor" = ${actor.companyId}
    order by "Identificador"`.execute(tx);
  return rows;
}

/** A record that the merging changed, and the values it takes back. */
interface Back {
  readonly model: EntityModel;
  readonly before: FullRecord;
  readonly values: Row;
}

const survivorBack = (backs: readonly Back[], survivor: FullRecord): Row =>
  Object.assign({}, ...backs.filter(({ before }) => before === survivor).map(({ values }) => values));

/** @throws AppError 'merge-changed-since' naming every record and field that no longer holds what the merging wrote */
async function backOf(
  work: Work,
  rows: readonly MergedRow[],
  survivor: FullRecord,
): Promise<readonly Back[]> {
  const { locale } = work.actor;
  const backs: Back[] = [];
  const changed: string[] = [];
  for (const { Entidade, IdentificadorRegistro, Operacao, Antes, Depois } of rows) {
    if (Operacao === 'EXCLUIR' || !Antes || !Depois) continue;
    const model = work.models.named(Entidade);
    const isSurvivor =
      Number(IdentificadorRegistro) === survivor.Identificador &&
      rows.some((row) => row.Operacao === 'MESCLAR' && row.Entidade === Entidade);
    const before = isSurvivor ? survivor : await stillThere(work, model, Number(IdentificadorRegistro));
    if (!before) continue;
    const fields = model.entity.fields.filter(
      ({ name, computed }) => !computed && !equal(Antes[name] ?? null, Depois[name] ?? null),
    );
    const later = fields.filter(({ name }) => !equal(before[name] ?? null, Depois[name] ?? null));
    if (later.length > 0)
      changed.push(
        `${model.entity.label[locale]} ${before.Identificador} (${later.map(({ label }) => label[locale]).join(', ')})`,
      );
    backs.push({
      model,
      before,
      values: Object.fromEntries(fields.map(({ name }) => [name, Antes[name] ?? null])),
    });
  }
  if (changed.length > 0)
    throw new AppError('merge-changed-since', {
      what: changed.slice(0, 5).join('; '),
      count: changed.length,
    });
  return backs;
}

/** What was erased since needs nothing back. */
async function stillThere(work: Work, model: EntityModel, id: number): Promise<FullRecord | null> {
  try {
    return await findRecord(work, model, id, { lock: 'change', which: 'both' });
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null;
    throw error;
  }
}

async function restore(work: Work, model: EntityModel, id: number): Promise<void> {
  const before = await findRecord(work, model, id, { lock: 'change', which: 'deleted' }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.kind === 'not-found') throw new AppError('merge-erased', { id });
      throw error;
    },
  );
  await bringBack(work, model, before, {});
}
