import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { mostAtOnce } from '../../../../metadata/selectionLimits.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Row } from '../../../kit/database/database.ts';
import { findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import { type FullRecord, present } from '../record.ts';
import type { Work } from '../work.ts';
import { explainDatabaseFailure } from '../write/databaseFailure.ts';
import { updateRecordRow } from '../write/store.ts';
import { changeRecord, requireVersion } from '../write/updateRecord.ts';
import { afterWrite } from '../write/written.ts';
import { overAll, requireMerge } from './mergeActor.ts';
import { readMerge } from './mergeRequest.ts';
import { type Pointers, pointed, pointersTo, pointing } from './pointers.ts';

export interface Merged {
  readonly Registro: Row;
  /** Number of the merging, by which it is undone. */
  readonly Mesclagem: number;
  readonly Movidos: readonly { readonly Entidade: string; readonly Nome: string; readonly Total: number }[];
}

/** A record that was written, and what its rules are told once all is in its place. */
interface Move {
  readonly model: EntityModel;
  readonly before: FullRecord;
  readonly after: FullRecord;
  readonly values: Row;
}

/**
 * `POST X/Mesclar {Sobrevivente, Registros: [{Identificador, Versao}], Campos: {Campo: Identificador}}`: one record stays,
 * takes the values chosen and whatever referred to the others, and these go into the trash. One transaction, one change
 * row for every record that changed, all of them with the number of the merging.
 * @throws Conflict when one of them has moved on; AppError 'merge-too-many'; as `readMerge`, `findRecord` and
 * `changeRecord` say
 */
export async function mergeRecords(work: Work, model: EntityModel, body: unknown): Promise<Merged> {
  requireMerge(work.actor, model.entity);
  const { survivor, versions, chosen } = readMerge(body, model, work);
  // In the order of their numbers, so that two who merge the same records wait for each other and not for ever.
  const records = new Map<number, FullRecord>();
  for (const id of [...versions.keys()].toSorted((one, other) => one - other)) {
    const record = await findRecord(work, model, id, { lock: 'remove' });
    requireVersion(record, versions.get(id) ?? 0, model, work);
    records.set(id, record);
  }
  const losers = [...records.values()].filter(({ Identificador }) => Identificador !== survivor);
  const merge = await nextMerge(work);
  const whole = overAll(work);
  const moves = await moveAll(whole, model, {
    survivor,
    losers: losers.map((one) => one.Identificador),
    merge,
  });
  for (const loser of losers) await remove(work, model, loser, { merge, into: survivor });
  const given = Object.fromEntries(
    Object.entries(chosen).map(([field, id]) => [field, records.get(id)?.[field] ?? null]),
  );
  // What was moved may have been a field of the survivor itself.
  const standing = await findRecord(work, model, survivor, { lock: 'change' });
  const after = await keep(work, model, standing, given, { merge, losers });
  for (const move of moves) await follow(whole, move);
  return {
    Registro: present(after, model, work.actor),
    Mesclagem: merge,
    Movidos: [...Map.groupBy(moves, (move) => move.model)].map(([moved, all]) => ({
      Entidade: moved.entity.name,
      Nome: moved.entity.plural[work.actor.locale],
      Total: all.length,
    })),
  };
}

async function nextMerge({ tx }: Work): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('mesclagem')::bigint as id`.execute(tx);
  return Number(rows[0]?.id);
}

interface Moving {
  readonly survivor: number;
  readonly losers: readonly number[];
  readonly merge: number;
}

async function moveAll(
  work: Work,
  model: EntityModel,
  { survivor, losers, merge }: Moving,
): Promise<readonly Move[]> {
  const found: { readonly pointers: Pointers; readonly ids: readonly number[] }[] = [];
  for (const pointers of pointersTo(work, model)) {
    const ids = await pointing(work, pointers, losers);
    // What the losers themselves refer to goes with them.
    const others = pointers.model === model ? ids.filter((id) => !losers.includes(id)) : ids;
    if (others.length > 0) found.push({ pointers, ids: others });
  }
  const count = found.reduce((sum, { ids }) => sum + ids.length, 0);
  if (count > mostAtOnce) throw new AppError('merge-too-many', { count, limit: mostAtOnce });
  const moves: Move[] = [];
  for (const { pointers, ids } of found)
    for (const id of ids) {
      const before = await findRecord(work, pointers.model, id, { lock: 'change', which: 'both' });
      const isSelf = pointers.model === model && id === survivor;
      const values = pointed(before, pointers, losers, survivor, isSelf);
      moves.push({
        model: pointers.model,
        before,
        values,
        after: await move(work, pointers.model, before, values, merge),
      });
    }
  return moves;
}

/** Not judged as something typed is: what an old record holds besides is nobody's mistake now. */
async function move(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  values: Row,
  merge: number,
): Promise<FullRecord> {
  try {
    const reason = text(work.actor.locale, 'merge.moved');
    return await updateRecordRow(work, model, before, values, { operation: 'ALTERAR', merge, reason });
  } catch (error) {
    throw explainDatabaseFailure(error, model.entity, work.actor.locale);
  }
}

/** What features work out again when a reference changes. The trash follows when it comes back. */
export async function follow(work: Work, { model, before, after, values }: Move): Promise<void> {
  if (after.ExcluidoEm) return;
  const id = before.Identificador;
  await afterWrite({ work, model, operation: 'update', before, values, id, after });
}

async function remove(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  { merge, into }: { readonly merge: number; readonly into: number },
): Promise<void> {
  const write = { work, model, operation: 'delete' as const, before, values: {} };
  await model.rules.beforeWrite?.(write);
  const system = { ExcluidoEm: sql`now()`, ExcluidoPor: work.actor.userId };
  const reason = text(work.actor.locale, 'merge.into', { id: into });
  await updateRecordRow(work, model, before, {}, { operation: 'EXCLUIR', merge, reason, system });
  await afterWrite({ ...write, id: before.Identificador, after: null });
}

/** The one that stays, with the values chosen; it has a new version in any case, which tells of the merging. */
async function keep(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  given: Row,
  { merge, losers }: { readonly merge: number; readonly losers: readonly FullRecord[] },
): Promise<FullRecord> {
  const ids = losers.map(({ Identificador }) => Identificador).join(', ');
  const stored = {
    operation: 'MESCLAR',
    merge,
    reason: text(work.actor.locale, 'merge.kept', { ids }),
  } as const;
  const after = await changeRecord(work, model, before, given, stored, { given, before });
  return after.Versao === before.Versao ? updateRecordRow(work, model, before, {}, stored) : after;
}
